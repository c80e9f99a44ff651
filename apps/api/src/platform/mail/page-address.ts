import type { Language } from '@firmament/api-contract/language';

type Setting = { siteUrl: string; language: Language };

/** Pages behind the sign-in have one address for both languages. */
const HAS_ONE_ADDRESS = /^\/(?:dashboard|desk)(?=[/?#]|$)/;
const IS_CALL = /^\/api(?=[/?#]|$)/;

const pathOf = (url: string, siteUrl: string): string | undefined => {
  if (url.startsWith('/')) return url;
  if (!url.startsWith(siteUrl)) return undefined;
  const path = url.slice(siteUrl.length);
  return path === '' || /^[/?#]/.test(path) ? path : undefined;
};

const withParameter = (path: string, parameter: string): string => {
  const [page = '', ...hash] = path.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${parameter}`, ...hash].join('#');
};

/**
 * The absolute address that opens one of our pages in the language of the mail: a new tab would not know it. Other
 * addresses stay as they are.
 */
export const pageAddress = (url: string, { siteUrl, language }: Setting): string => {
  const path = pathOf(url, siteUrl);
  if (path === undefined) return url;
  if (IS_CALL.test(path)) return siteUrl + path;
  if (HAS_ONE_ADDRESS.test(path)) return siteUrl + withParameter(path, `lang=${language}`);
  return `${siteUrl}${language === 'en' ? '' : `/${language}`}${path === '/' ? '' : path}`;
};
