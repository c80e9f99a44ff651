import { domainToASCII } from 'node:url';

/**
 * The keys by which a company is found through what it states to be reached at: the domain of its website and of its
 * e-mail address, and its telephone number. What stands before the @ is no key, because it is often a person's name.
 */

/** Anybody may have an address or a page here: such a domain says nothing about a company. */
const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.de',
  'live.at',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'me.com',
  'web.de',
  'freenet.de',
  't-online.de',
  'arcor.de',
  'posteo.de',
  'gmx.at',
  'gmx.de',
  'gmx.net',
  'gmx.ch',
  'aon.at',
  'a1.net',
  'chello.at',
  'bluewin.ch',
  'sunrise.ch',
  'hispeed.ch',
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'xing.com',
  'youtube.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
]);

/** Any letter beyond ASCII counts, which is quicker than telling letters from other signs: no name of a host has those. */
const HOST = String.raw`[a-z\d\x80-\uffff][a-z\d\x80-\uffff.-]*\.(?:xn--[a-z\d-]+|[a-z\x80-\uffff]{2,})`;
const WEBSITE = new RegExp(String.raw`^(?:https?:\/\/)?(${HOST})\.?(?:[:/?#]\S*)?$`, 'i');
const EMAIL = new RegExp(String.raw`^(?:mailto:)?[^\s@]*@(${HOST})$`, 'i');
const IS_ASCII = /^[\x21-\x7e]*$/;

/** The domain of a website or an e-mail address. */
const domainIn = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, host] = (trimmed.includes('@') ? EMAIL.exec(trimmed) : undefined) ?? WEBSITE.exec(trimmed) ?? [];
  if (host === undefined) return undefined;
  const named = IS_ASCII.test(host) ? host.toLowerCase() : domainToASCII(host);
  const domain = named.startsWith('www.') ? named.slice(4) : named;
  return domain === '' || SHARED_DOMAINS.has(domain) ? undefined : domain;
};

const DIALLING_CODES: Record<string, string> = { AT: '43', DE: '49', CH: '41' };

const PHONE = /^(?:(?:tel(?:efon)?|phone)[.:\s]*)?(\+?[\d\s()/.–-]{6,40})$/i;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** With the dialling code of the country; a number without one may be from any of the countries given. */
const phoneKeys = (text: string, countries: readonly string[]): string[] => {
  const [, number] = PHONE.exec(text.trim()) ?? [];
  if (number === undefined) return [];
  // The zero in "+43 (0) 3572" is dialled only within the country, "-0" is the switchboard.
  const digits = number
    .replace(/\(0\)/g, '')
    .replace(/(?<!\s)\s*[-–]\s*0\s*$/, '')
    .replace(/\D/g, '');
  const isFull = number.trimStart().startsWith('+') || digits.startsWith('00');
  const numbers = isFull
    ? [digits.replace(/^00/, '')]
    : digits.startsWith('0')
      ? countries.flatMap((country) => {
          const code = DIALLING_CODES[country];
          return code === undefined ? [] : [code + digits.slice(1)];
        })
      : [];
  return numbers.filter(({ length }) => length >= MIN_DIGITS && length <= MAX_DIGITS).map((each) => `tel:${each}`);
};

export type Contact = { website: string; email: string; phone: string; country: string };

/** The keys of a company; what is not known is an empty text. */
export const contactKeysOf = ({ website, email, phone, country }: Contact): string[] => {
  const domains = [domainIn(website), domainIn(email)].filter((domain) => domain !== undefined);
  return [...new Set([...domains, ...phoneKeys(phone, [country])])];
};

/** The keys that a keyword may mean; none if it does not look like a website, an e-mail address or a number. */
export const contactKeysIn = (keyword: string): string[] => {
  const domain = domainIn(keyword);
  return domain === undefined ? phoneKeys(keyword, Object.keys(DIALLING_CODES)) : [domain];
};
