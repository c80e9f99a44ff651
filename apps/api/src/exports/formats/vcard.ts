import type { PersonRow } from '../person-rows.query.ts';

/** vCard 4.0 (RFC 6350), one card per contact. */

const LINE_END = '\r\n';
const MAX_LINE_BYTES = 75;

const ESCAPES: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };

/** All that some program takes for the end of a line: a card read by it could get a line that we did not write. */
const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Escapes line breaks, separators and backslashes; leaves out control characters. */
export const vcardText = (text: string): string =>
  text
    .replace(LINE_BREAKS, '\n')
    .replace(/[\\;,\n]/g, (sign) => ESCAPES[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/** Folds a line at 75 bytes; the next one begins with a space. Never cuts a character in two. */
export const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join(LINE_END);
};

/** Family name and given names. We only know the full name; its last word is the best guess for the family name. */
const nameParts = (fullName: string): string => {
  const words = fullName.trim().split(/\s+/);
  return `${vcardText(words.at(-1) ?? '')};${vcardText(words.slice(0, -1).join(' '))};;;`;
};

const HOSTS = { linkedin: 'www.linkedin.com/in/', twitter: 'x.com/', github: 'github.com/' } as const;

/** Profiles are whole links, hosts with a path or bare names. Encoded, so that none can end the line. */
const profileUri =
  (network: keyof typeof HOSTS) =>
  (profile: string): string => {
    const bare = profile.trim().replace(/^https?:\/\//i, '');
    const address = bare.includes('/') ? bare : HOSTS[network] + bare.replace(/^@/, '');
    // Keeps what is encoded already.
    return `https://${encodeURI(address.replace(/\p{Cs}/gu, '')).replace(/%25([0-9a-f]{2})/gi, '%$1')}`;
  };

const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const line = (property: string, value: string | null | undefined, write = vcardText): string[] =>
  value === null || value === undefined || value === '' ? [] : [folded(`${property}:${write(value)}`)];

/** Tags are a list, in which an unescaped comma separates. */
const tagList = (tags: readonly string[]): string => tags.map(vcardText).join(',');

export const vcard = (person: PersonRow): string =>
  [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    ...line('UID', `firmament:${encodeURIComponent(person.profile_id)}`, String),
    ...line('FN', person.full_name),
    ...line('N', nameParts(person.full_name), String),
    ...line('TITLE', person.title),
    ...line('ORG', person.company_name),
    ...line('EMAIL;TYPE=work', person.email),
    ...line('TEL;TYPE=work;VALUE=uri', person.phone, telephone),
    ...line('URL', person.linkedin, profileUri('linkedin')),
    ...line('URL', person.twitter, profileUri('twitter')),
    ...line('URL', person.github, profileUri('github')),
    ...line('ADR', person.locality, (locality) => `;;;${vcardText(locality)};;;`),
    ...line('CATEGORIES', tagList(person.tags ?? []), String),
    ...line('NOTE', person.note),
    'END:VCARD',
    '',
  ].join(LINE_END);

export const vcardFile = async function* (batches: AsyncIterable<readonly PersonRow[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map(vcard).join('');
};
