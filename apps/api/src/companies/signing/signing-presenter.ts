import type { PersonInCharge, Signing } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';
import { type Holder, type StatedRule, signingOn } from '@firmament/representation/signing-on-day';
import { foldPersonName } from '@firmament/text/person-name';
import { inForceOn } from '../../records/terms/in-force.ts';
import { listedUntil, type StatementDays } from '../../records/terms/term.ts';
import type { CompanyRow } from '../company.query.ts';

const personHolder = (person: PersonInCharge): Holder => ({
  id: person.mandate_id,
  person: foldPersonName(person.name),
  name: person.name,
  title: person.title,
  text: person.representation,
  sourceLabel: person.source_label,
  asOf: person.as_of,
});

/** Companies in office: general partners, mostly. Their ties carry no wording of their power. */
const companyHolders = (
  row: CompanyRow,
  day: Day,
  statementDaysOf: (row: CompanyRow, sourceId: number) => StatementDays,
): Holder[] =>
  row.links.flatMap((link) => {
    const statementDays = statementDaysOf(row, link.source_id);
    const title = link.title ?? (link.kind === 'representative' ? 'Vertretungsberechtigt' : null);
    if (link.name === null || title === null || !inForceOn(link, statementDays, day).isInForce) return [];
    const sourceLabel = row.statements.find(({ source_id }) => source_id === link.source_id)?.label ?? row.source_label;
    return {
      id: null,
      person: link.name.toLocaleLowerCase('de'),
      name: link.name,
      title,
      text: null,
      sourceLabel,
      asOf: listedUntil(link, statementDays),
    };
  });

/** Who may sign for a company on a day; `people` are those of that day and former ones. */
export const presentSigning = (
  row: CompanyRow,
  people: readonly PersonInCharge[],
  day: Day,
  {
    statementDaysOf,
    rule,
  }: { statementDaysOf: (row: CompanyRow, sourceId: number) => StatementDays; rule?: StatedRule | undefined },
): Signing => {
  const persons = people.filter(({ is_in_charge }) => is_in_charge).map(personHolder);
  return signingOn(day, [...persons, ...companyHolders(row, day, statementDaysOf)], rule);
};
