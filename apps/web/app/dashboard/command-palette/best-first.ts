const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether every word typed begins a word of the name. */
export const isNamed = (name: string, text: string): boolean => {
  const [names, typed] = [wordsOf(name), wordsOf(text)];
  return typed.length > 0 && typed.every((word) => names.some((part) => part.startsWith(word)));
};

type Named = { label: string };
type Group = { entries: readonly Named[] };

/**
 * Companies come first, unless only the first of the people bears the typed name: companies are also found by the names
 * of those who act for them.
 */
export const bestFirst = <G extends Group>(text: string, companies: G, people: G): G[] => {
  const isMeant = ({ entries: [first] }: G): boolean => first !== undefined && isNamed(first.label, text);
  return isMeant(people) && !isMeant(companies) ? [people, companies] : [companies, people];
};
