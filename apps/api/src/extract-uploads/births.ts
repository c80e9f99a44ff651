import { BIRTH_CHECKS } from '@firmament/api-contract/calls/register-people';
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

/** How many dates the people of an extract may have who share a given name or the sound of a surname: as many as one may try. */
const MOST_DATES_OF_PART = BIRTH_CHECKS.wrongPerMember;

/**
 * Several dates for what may be one name say nothing of anybody, not even that two of them are different people. Nor do
 * many for one given name or one surname: with the right date either finds a person who has married or was misspelt.
 */
export const withoutContradictoryBirths = (record: CompanyRecord): CompanyRecord => {
  const read = nameReader();
  const keysOf = ({ name }: RepresentativeRecord): { key: string; mostDates: number }[] => {
    const parts = read(name);
    const given = calledNamesOf(parts).map((called) => `${called} *`);
    const surnames = surnamesOf(parts).map((surname) => `* ${soundOf(surname)}`);
    const whole = given.flatMap((called) => surnames.map((sound) => `${called}${sound}`));
    return [
      ...whole.map((key) => ({ key, mostDates: 1 })),
      ...[...given, ...surnames].map((key) => ({ key, mostDates: MOST_DATES_OF_PART })),
    ];
  };
  const hashes = new Map<string, Set<string>>();
  for (const person of record.representatives) {
    if (person.birthHash === undefined) continue;
    for (const { key } of keysOf(person)) hashes.set(key, (hashes.get(key) ?? new Set()).add(person.birthHash));
  }
  const isContradictory = (person: RepresentativeRecord): boolean =>
    keysOf(person).some(({ key, mostDates }) => (hashes.get(key)?.size ?? 0) > mostDates);
  return {
    ...record,
    representatives: record.representatives.map((person) => (isContradictory(person) ? withoutHash(person) : person)),
  };
};
