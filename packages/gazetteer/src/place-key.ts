import { foldWords } from '@firmament/text/fold';

/** "Frankfurt am Main", "Frankfurt/Main" and "Frankfurt a. Main" are one name: the words between are left out. */
const CONNECTORS: ReadonlySet<string> = new Set(
  'a am an auf b bei beim d dem den der des i im in o ob v vom von vor z zu zum zur'.split(' '),
);

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'sankt'],
  ['skt', 'sankt'],
  ['saint', 'sankt'],
  ['ste', 'sainte'],
]);

export const isConnector = (word: string): boolean => CONNECTORS.has(word);

/** The words under which names are compared; a name made of nothing but connectors keeps them. */
export const nameWords = (words: readonly string[]): string[] => {
  const spelt = words.map((word) => ABBREVIATIONS.get(word) ?? word);
  const telling = spelt.filter((word) => !CONNECTORS.has(word));
  return telling.length > 0 ? telling : spelt;
};

export const placeKey = (name: string): string => nameWords(foldWords(name)).join(' ');

/** "Graz,01.Bez.:Innere Stadt" and "Wien, Innere Stadt" are a city and a part of it. */
export const splitDistrict = (name: string): { city: string; district?: string } => {
  const comma = name.indexOf(',');
  if (comma === -1) return { city: name };
  const district = name
    .slice(comma + 1)
    .replace(/^\s*(?:\d+\s*)?(?:\.\s*)?Bez\.?:?/, '')
    .trim();
  const city = name.slice(0, comma).trim();
  return district === '' || city === '' ? { city: name } : { city, district };
};

/** The part before "am Main", "(Oder)", "/Vogtland": what people say when it is clear which one they mean. */
const shortName = (name: string): string => {
  const plain = (name.split(/[(/]/, 1)[0] ?? '').trimEnd();
  const words = plain.split(/\s+/);
  const connector = words.findIndex((word, at) => at > 0 && CONNECTORS.has(word.toLowerCase().replace('.', '')));
  return connector === -1 ? plain : words.slice(0, connector).join(' ');
};

/** All keys under which a place of this name is found. */
export const keysOf = (name: string, country: string): Set<string> => {
  const { city, district } = splitDistrict(name);
  const keys = new Set<string>();
  if (district !== undefined) {
    keys.add(placeKey(`${city} ${district}`));
    keys.add(placeKey(district));
  } else {
    const words = placeKey(city).split(' ');
    const last = words.at(-1) ?? '';
    const short = placeKey(shortName(city));
    keys.add(words.join(' '));
    keys.add(short);
    // "Frankfurt a. M." and "St. Johann i. T.": only where something is left out, or every name would have a twin.
    if (short !== words.join(' ') && words.length > 1) keys.add([...words.slice(0, -1), last.charAt(0)].join(' '));
    // In Switzerland a slash joins two languages, elsewhere it leads to a river or a landscape.
    if (country === 'CH') for (const part of city.split('/')) keys.add(placeKey(part));
  }
  keys.delete('');
  return keys;
};
