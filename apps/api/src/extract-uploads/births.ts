import { calledNamesOf, nameReader, surnamesOf } from '@firmament/identity/names/name-parts';
import { soundOf } from '@firmament/identity/names/sound';
import type { CompanyRecord, RepresentativeRecord } from '@firmament/record/record';

/**
 * What an uploaded extract may say of dates of birth. Two mentions of one name and one date are joined as one person, so
 * a made-up extract could try dates until one joins. Years stay in any case: they are shown to everybody.
 */

const withoutHash = (person: RepresentativeRecord): RepresentativeRecord => ({ ...person, birthHash: undefined });

/** For an extract that nobody has looked at: its dates join nobody. */
export const withoutBirths = (record: CompanyRecord): CompanyRecord => ({
  ...record,
  representatives: record.representatives.map(withoutHash),
});

/** Several dates for what may be one name say nothing of anybody, not even that two of them are different people. */
export const withoutContradictoryBirths = (record: CompanyRecord): CompanyRecord => {
  const read = nameReader();
  const keysOf = ({ name }: RepresentativeRecord): string[] => {
    const parts = read(name);
    const sounds = surnamesOf(parts).map(soundOf);
    return calledNamesOf(parts).flatMap((called) => sounds.map((sound) => `${called} ${sound}`));
  };
  const hashes = new Map<string, Set<string>>();
  for (const person of record.representatives) {
    if (person.birthHash === undefined) continue;
    for (const key of keysOf(person)) hashes.set(key, (hashes.get(key) ?? new Set()).add(person.birthHash));
  }
  const isContradictory = (person: RepresentativeRecord): boolean =>
    keysOf(person).some((key) => (hashes.get(key)?.size ?? 0) > 1);
  return {
    ...record,
    representatives: record.representatives.map((person) => (isContradictory(person) ? withoutHash(person) : person)),
  };
};
