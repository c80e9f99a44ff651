import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Day } from '@firmament/calendar/day';
import type { Knowledge, OfficeElsewhere, Reading } from '@firmament/flags/rule';
import { hasTrait } from '@firmament/record/sources/sources';
import type { CompanyRow } from '../company.query.ts';
import type { Whose } from '../people/other-mandates.query.ts';
import type { Known } from './statements.ts';

/** Sources that name people of a company, those whose mandates ended long ago included. */
export const namingPeople = ({ mandates, withheld }: CompanyRow): ReadonlySet<number | null> =>
  new Set([...mandates, ...withheld].map(({ source_id }) => source_id));

const readingsOf = ({ statements }: CompanyRow, naming: ReadonlySet<number | null>): Reading[] =>
  statements.map(({ source_id, label, first_as_of, as_of }) => ({
    sourceLabel: label,
    since: first_as_of ?? as_of,
    asOf: as_of,
    isRegister: hasTrait(source_id, 'register'),
    namesPeople: naming.has(source_id),
  }));

const elsewhereOf = (whose: readonly Whose[]): OfficeElsewhere[] =>
  whose.flatMap(({ mandate_id, failing }) =>
    failing.map((other) => ({
      mandateId: mandate_id,
      companyId: other.company_id,
      companyName: other.name,
      title: other.title,
      isOver: !other.is_in_office,
      isInsolvent: other.is_insolvent,
      isCertain: other.is_certain,
    })),
  );

type Shown = Pick<
  CompanyDetail,
  'financials' | 'people_in_charge' | 'withheld_people' | 'signing' | 'events' | 'checks'
>;

/** What the rules of flags may ask: what the page shows, and how far it reaches. */
export const knowledgeOf = (
  row: CompanyRow,
  {
    shown,
    facts,
    whose,
    day,
    isToday,
    namingPeople: naming,
  }: {
    shown: Shown;
    facts: ReadonlyMap<string, Known>;
    whose: readonly Whose[];
    day: Day;
    isToday: boolean;
    namingPeople: ReadonlySet<number | null>;
  },
): Knowledge => {
  const status = facts.get('status');
  const source = row.statements.find(({ source_id }) => source_id === status?.sourceId);
  return {
    day,
    isToday,
    country: row.country,
    legalForm: row.legal_form,
    foundedOn: row.founded_on,
    status: {
      value: row.status as Knowledge['status']['value'],
      sourceLabel: source?.label ?? row.source_label,
      asOf: status?.asOf ?? null,
    },
    events: shown.events,
    reports: shown.financials,
    people: shown.people_in_charge,
    withheldPeople: shown.withheld_people,
    signing: shown.signing,
    checks: shown.checks,
    readings: readingsOf(row, naming),
    elsewhere: elsewhereOf(whose),
  };
};
