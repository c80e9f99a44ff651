import type { LinkedCompany } from '@firmament/api-contract/calls/companies';
import type { Day } from '@firmament/calendar/day';
import { inForceOn } from '../../records/terms/in-force.ts';
import type { StatementDays } from '../../records/terms/term.ts';
import { LIKELY_ENDS } from '../../records/terms/tie-terms.ts';
import type { CompanyRow } from '../company.query.ts';
import { countryName, legalStatus } from '../wire-words.ts';
import { statementDaysOf } from './statement-days.ts';

type Relation = LinkedCompany['relation'];

/** A link says what the other company is to the one that states it. This is the relation from the other side. */
const SEEN_FROM_THERE: Record<string, Relation> = {
  parent: 'subsidiary',
  subsidiary: 'parent',
  shareholder: 'shareholding',
  representative: 'represented',
  branch: 'head_office',
  head_office: 'branch',
};

type Links = { here: CompanyRow['links']; there: CompanyRow['links_here'] };

/** Ties that hold on a day, stated here or by the other company. */
export const linksInForce = (row: CompanyRow, day: Day): Links => {
  // How old the word of another company's source is, we do not know here: it counts as said today.
  const isInForce = (link: LinkRow, statementDays: StatementDays) => inForceOn(link, statementDays, day).isInForce;
  return {
    here: row.links.filter((link) => isInForce(link, statementDaysOf(row, link.source_id))),
    there: row.links_here.filter((link) => isInForce(link, { asOf: day, firstAsOf: null })),
  };
};

/** Both sides may state the same link, and so may two sources: each is shown once. */
export const presentLinks = ({ here, there }: Links): LinkedCompany[] => {
  const all = [
    ...here.map((link) => presentLink(link, link.kind as Relation)),
    ...there.map((link) => presentLink(link, SEEN_FROM_THERE[link.kind])),
  ].filter((link) => link !== undefined);
  return [...new Map(all.map((link) => [`${link.relation} ${link.company_id ?? link.company_name}`, link])).values()];
};

type LinkRow = CompanyRow['links_here'][number] | CompanyRow['links'][number];

/** Skips a link of which we know neither the company nor its name. */
const presentLink = (row: LinkRow, relation: Relation | undefined): LinkedCompany | undefined =>
  row.name === null || relation === undefined
    ? undefined
    : {
        company_id: row.id,
        company_name: row.name,
        legal_status: row.status === null ? null : legalStatus(row.status),
        address_street: row.street,
        address_postcode: row.postcode,
        address_city: row.city,
        address_country: countryName(row.country),
        ID_Fb: row.register_number,
        ID_GISA: row.gisa_number,
        ID_EUID: row.euid,
        relation,
        named_as: 'resolved_by' in row && LIKELY.has(row.resolved_by ?? '') ? row.to_name : null,
        named_by: 'named_by' in row ? row.named_by : 0,
      };

/** Found by a name that somebody else may bear as well. */
const LIKELY: ReadonlySet<string> = new Set(LIKELY_ENDS);
