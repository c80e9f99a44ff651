import type { Representative } from '@firmament/api-contract/calls/companies';
import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';
import { toRegisterId } from '../../records/register-person-id.ts';
import { inForceOn } from '../../records/terms/in-force.ts';
import { endOf, listedUntil } from '../../records/terms/term.ts';
import type { PeopleRow } from '../company.query.ts';
import { statementDaysOf } from '../facts/statement-days.ts';
import type { Whose } from './other-mandates.query.ts';

/** Of a row without mandates of long ago. */
export const presentPeople = (row: PeopleRow, whose: readonly Whose[], day: Day): PersonInCharge[] => {
  const known = new Map(whose.map((other) => [other.mandate_id, other]));
  const people = row.mandates.flatMap((mandate) => {
    const statementDays = statementDaysOf(row, mandate.source_id);
    const { isInForce, basis } = inForceOn(mandate, statementDays, day);
    const end = endOf(mandate);
    if (!isInForce && (end === null || end > day)) return [];
    const other = known.get(mandate.id);
    return {
      mandate_id: mandate.id,
      name: mandate.name,
      title: mandate.title,
      location: mandate.location,
      representation: mandate.representation,
      birth_year: mandate.birth_year,
      started_on: mandate.started_on,
      ended_on: mandate.ended_on,
      is_in_charge: isInForce,
      basis,
      source_label: mandate.source_label ?? '',
      as_of: listedUntil(mandate, statementDays),
      employee_id: other === undefined ? null : toRegisterId(other.person_id),
      other_mandates: other === undefined ? null : { certain: other.certain, likely: other.likely },
    };
  });
  return people.sort((a, b) => Number(b.is_in_charge) - Number(a.is_in_charge));
};

export const presentRepresentative = (person: PersonInCharge): Representative => ({
  title: person.title,
  name: person.name,
  representation: person.representation,
  location: person.location,
  born_on: person.birth_year === null ? null : String(person.birth_year),
  started_on: person.started_on,
  ended_on: person.ended_on,
});

/** Who is in charge on the second day and was not on the first, and whose mandates the other way round. */
export const changedPeople = (then: readonly PersonInCharge[], now: readonly PersonInCharge[]) => {
  const idsOf = (people: readonly PersonInCharge[]) =>
    new Set(people.flatMap(({ is_in_charge, mandate_id }) => (is_in_charge ? mandate_id : [])));
  const [before, today] = [idsOf(then), idsOf(now)];
  return {
    cameSince: now.filter(({ is_in_charge, mandate_id }) => is_in_charge && !before.has(mandate_id)),
    goneSince: [...before].filter((id) => !today.has(id)),
  };
};
