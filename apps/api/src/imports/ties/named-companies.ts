import { hashKey } from '../staging/name-key.ts';
import { foldTown } from './choose-company.ts';

/** A tie of one name, after its company was looked for. */
export type NamedTie = {
  id: number;
  name: string;
  place: string | null;
  /** Its hashed register number or LEI. */
  number: string | null;
  /** Of the company that states the tie. */
  country: string | null;
  companyId: number | null;
};

export type NamedRow = { key: string; name: string; place: string | null; companyId: number | null; isNeeded: boolean };

/**
 * Tells the companies apart that share a name. Those with the same seat are one, because a register allows a name only
 * once in a place; so are those with the same number, because seats move. Who tells neither means the only one that
 * others tell of, if there is only one. Gives the key of its company to each tie, by its id.
 */
export const tellApart = (nameKey: string, ties: readonly NamedTie[]): Map<number, string> => {
  const keys = new Map<number, string>();
  for (const country of new Set(ties.map((tie) => tie.country))) {
    const own = ties.filter((tie) => tie.country === country);
    const markOf = joinMarks(own.map(marksOf));
    for (const tie of own) keys.set(tie.id, hashKey(`named:${country ?? ''}:${nameKey}:${markOf(marksOf(tie))}`));
  }
  return keys;
};

/** The companies behind the keys. */
export const namedRows = (ties: readonly NamedTie[], keys: ReadonlyMap<number, string>): NamedRow[] => {
  const rows = new Map<string, NamedRow>();
  for (const { id, name, place, companyId } of ties) {
    const key = keys.get(id);
    if (key === undefined) continue;
    const row = rows.get(key) ?? { key, name, place, companyId, isNeeded: false };
    row.place ??= place;
    row.companyId ??= companyId;
    row.isNeeded ||= companyId === null;
    rows.set(key, row);
  }
  return [...rows.values()];
};

/** By what a tie shows which company of that name it means: its seat, its number, both or nothing. */
const marksOf = ({ place, number }: NamedTie): string[] => {
  const town = foldTown(place);
  return [...(number === null ? [] : [`${NUMBER}${number}`]), ...(town === '' ? [] : [`${TOWN}${town}`])];
};

const NUMBER = 'number ';
const TOWN = 'town ';

/** The mark of each company: the lowest of those that belong together, whatever order they came in. */
const joinMarks = (all: readonly string[][]): ((marks: string[]) => string) => {
  const lower = new Map<string, string>();
  const lowest = (mark: string): string => {
    let found = mark;
    for (let next = lower.get(found); next !== undefined && next !== found; next = lower.get(found)) found = next;
    return found;
  };
  const join = (marks: readonly string[]): void => {
    const [first = '', ...others] = marks.map(lowest).sort();
    lower.set(first, first);
    for (const other of others) lower.set(other, first);
  };
  for (const marks of all) if (marks.length > 0) join(marks);
  const [numbers, towns] = [NUMBER, TOWN].map((kind) => [...lower.keys()].filter((mark) => mark.startsWith(kind)));
  if (numbers?.length === 1 && towns?.length === 1) join([...numbers, ...towns]);
  const companies = new Set([...lower.keys()].map(lowest));
  const only = companies.size === 1 ? [...companies][0] : undefined;
  return ([mark]) => (mark === undefined ? (only ?? '') : lowest(mark));
};
