import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { CompanyRow } from '../company.query.ts';

type Shown = Pick<CompanyDetail, 'facts' | 'people_in_charge' | 'financials' | 'ownership' | 'events'> & {
  /** Ties to other companies, whichever side states them. */
  links: readonly { source_label: string | null }[];
};

type StatingSource = CompanyDetail['as_of']['sources'][number];

/**
 * Who states what is shown: each source once, with the day of its newest statement. A source that was read but states
 * nothing of it is not named; one that states a tie, a report or a profile is, even if it knows the company by no key.
 */
export const statingSources = (row: CompanyRow, shown: Shown): StatingSource[] => {
  const labels = new Set<string | null>([
    ...[...shown.facts, ...shown.people_in_charge, ...shown.financials].map(({ source_label }) => source_label),
    ...[...shown.ownership.owners, ...shown.links, ...row.employees].map(({ source_label }) => source_label),
    ...shown.events.flatMap(({ sources }) => sources.map(({ source_label }) => source_label)),
  ]);
  return row.sources
    .filter(({ id, label }) => labels.has(label) || (id === SOURCE_IDS.website && row.domain !== null))
    .map(({ id, label, licence, attribution }): StatingSource => {
      const [statement] = row.statements
        .filter(({ source_id }) => source_id === id)
        .sort((one, other) => ((one.as_of ?? '') < (other.as_of ?? '') ? 1 : -1));
      return {
        source: id,
        source_label: label,
        licence: statement?.licence ?? licence,
        attribution,
        as_of: statement?.as_of ?? null,
        read_at: statement === undefined ? null : new Date(statement.read_at).toISOString(),
      };
    });
};
