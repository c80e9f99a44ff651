import type { Language } from '@firmament/api-contract/language';

/** Every public page has two addresses: its plain one, and a German one below this. */
const GERMAN = '/de';

/** Drawn behind the sign-in: these pages and calls have one address, and follow the language of the tab. */
const HAS_ONE_ADDRESS = /^\/(dashboard|desk|api)(?![\w-])/;

/** The language that an address sets; plain addresses set none. */
export const languageOfAddress = (path: string): Language | undefined =>
  /^\/de(?![\w-])/.test(path) ? 'de' : undefined;

const plainAddress = (path: string): string => {
  if (languageOfAddress(path) === undefined) return path;
  const rest = path.slice(GERMAN.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The address of the same page in the other language; a query and what follows stay. */
export const addressIn = (language: Language, path: string): string => {
  const plain = plainAddress(path);
  return language === 'de' && !HAS_ONE_ADDRESS.test(plain) ? GERMAN + plain : plain;
};

/** Where a link leads: from a German address to German ones, from a plain one to plain ones. */
export const addressFrom = (here: string, path: string): string => addressIn(languageOfAddress(here) ?? 'en', path);
