import { parseGermanRegister } from '@firmament/identifiers/german-register';
import { foldCompanyName } from '@firmament/registers/company/match-key';
import type { RegisterExtract } from '@firmament/registers/xjustiz/extract';

/** What we know of the company that an extract is said to be about. */
export type Described = {
  name: string;
  country: string | null;
  registerNumber: string | null;
  courtCode: string | null;
  court: string | null;
  formerNames: readonly string[];
};

/** Sources write the code of a court with and without the letter at its end, which names a department. */
const courtKey = (code: string): string => code.slice(0, 5).toUpperCase();

const inLetters = (text: string | undefined): string => (text ?? '').toLocaleLowerCase('de');

/** Numbers are only unique with their court. */
const agreesByNumber = (known: Described, { courtCode, number, record }: AgreeingExtract): boolean => {
  const ours = known.registerNumber === null ? undefined : parseGermanRegister(known.registerNumber);
  const theirs = parseGermanRegister(number);
  if (!ours || !theirs) return false;
  const isSameCourt =
    known.courtCode === null
      ? known.court !== null && inLetters(known.court) === inLetters(record.court)
      : courtKey(known.courtCode) === courtKey(courtCode);
  const isSameNumber = ours.register === theirs.register && ours.number === theirs.number;
  return isSameCourt && isSameNumber && inLetters(ours.suffix) === inLetters(theirs.suffix);
};

type AgreeingExtract = Pick<RegisterExtract, 'courtCode' | 'number'> & {
  record: Pick<RegisterExtract['record'], 'name' | 'court'>;
};

export type Agreement = 'number' | 'name';

/** By what an extract belongs to a company: its number, else its name. The number changes when a company moves. */
export const agreementOf = (known: Described, extract: AgreeingExtract): Agreement | undefined => {
  if (known.country !== null && known.country !== 'DE') return undefined;
  if (agreesByNumber(known, extract)) return 'number';
  const name = foldCompanyName(extract.record.name);
  return [known.name, ...known.formerNames].some((other) => foldCompanyName(other) === name) ? 'name' : undefined;
};
