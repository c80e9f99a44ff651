import type { Check } from '@firmament/api-contract/calls/company-facts';
import { hasTrait, SOURCE_IDS } from '@firmament/record/sources/sources';
import type { CompanyRow } from '../company.query.ts';
import { displayOf } from './display.ts';
import type { Known } from './statements.ts';

/**
 * What was checked about a company. "None" is only said where a source that would know was asked: unknown is not none.
 */

const NOT_ASKED = { state: 'not_asked', value: null, source_label: null, as_of: null } as const;

type Facts = ReadonlyMap<string, Known>;

const labelOf = (row: CompanyRow, sourceId: number): string | null =>
  row.statements.find(({ source_id }) => source_id === sourceId)?.label ??
  (row.source_id === sourceId ? row.source_label : null);

const found = (row: CompanyRow, check: Check['check'], field: string, { value, sourceId, asOf }: Known): Check => ({
  check,
  state: 'found',
  value: displayOf(field, value, row.country),
  source_label: labelOf(row, sourceId),
  as_of: asOf,
  reason: null,
  look_up: null,
});

const knowsAll = (row: CompanyRow) => row.statements.find(({ source_id }) => hasTrait(source_id, 'complete'));

const notFound = (check: Check['check'], label: string, asOf: string | null): Check => ({
  check,
  state: 'not_found',
  value: null,
  source_label: label,
  as_of: asOf,
  reason: null,
  look_up: null,
});

/** Where one can look, by country. */
const INSOLVENCY_PAGES: Record<string, string> = {
  AT: 'https://edikte.justiz.gv.at/',
  DE: 'https://neu.insolvenzbekanntmachungen.de/',
  CH: 'https://www.shab.ch/',
};
export const REGISTER_PAGES: Record<string, string> = {
  AT: 'https://justizonline.gv.at/jop/web/firmenbuchabfrage',
  DE: 'https://www.handelsregister.de/',
  CH: 'https://www.zefix.ch/',
};
const ACCOUNTS_PAGES: Record<string, string> = {
  AT: REGISTER_PAGES.AT ?? '',
  DE: 'https://www.unternehmensregister.de/',
};
const VAT_PAGES: Record<string, string> = { CH: 'https://www.uid.admin.ch/' };
const VIES = 'https://ec.europa.eu/taxation_customs/vies/';
const GLEIF = 'https://search.gleif.org/';

const pageOf = (pages: Record<string, string>, row: CompanyRow): string | null => pages[row.country ?? ''] ?? null;

const insolvency = (row: CompanyRow, facts: Facts): Check => {
  const known = facts.get('insolvency');
  if (known) return found(row, 'insolvency', 'insolvency', known);
  const all = knowsAll(row);
  if (all) return notFound('insolvency', all.label, all.as_of);
  return { check: 'insolvency', ...NOT_ASKED, reason: 'no_open_source', look_up: pageOf(INSOLVENCY_PAGES, row) };
};

const vat = (row: CompanyRow, facts: Facts): Check => {
  const known = facts.get('vat_id');
  if (known) return found(row, 'vat', 'vat_id', known);
  return { check: 'vat', ...NOT_ASKED, reason: 'not_checked', look_up: pageOf(VAT_PAGES, row) ?? VIES };
};

/** The last time that GLEIF was asked for this company and had nothing. */
const lei = (row: CompanyRow, facts: Facts): Check => {
  const known = facts.get('lei');
  if (known) return found(row, 'lei', 'lei', known);
  const asked = row.asked_in_vain.find(({ source_id }) => source_id === SOURCE_IDS.gleif);
  if (asked) return notFound('lei', asked.label, asked.asked_on);
  return { check: 'lei', ...NOT_ASKED, reason: 'not_checked', look_up: GLEIF };
};

const accounts = (row: CompanyRow, day: string): Check => {
  const latest = row.reports.findLast(({ period_end }) => period_end <= day);
  if (latest) {
    return {
      check: 'accounts',
      state: 'found',
      value: latest.period_end,
      source_label: latest.source_label,
      as_of: row.statements.find(({ source_id }) => source_id === latest.source_id)?.as_of ?? null,
      reason: null,
      look_up: null,
    };
  }
  const reason = row.country === 'CH' ? 'no_open_source' : 'not_read';
  return { check: 'accounts', ...NOT_ASKED, reason, look_up: pageOf(ACCOUNTS_PAGES, row) };
};

const dayOfEvent = ({ happened_on, announced_on, seen_at }: CompanyRow['events'][number]): string =>
  happened_on ?? announced_on ?? seen_at.slice(0, 10);

/** A notice is off once the company is continued or deleted; lists mark it by the same rule. */
const openNotice = ({ events, status }: CompanyRow): CompanyRow['events'][number] | undefined => {
  const outcome = events
    .filter(({ kind }) => kind === 'continued' || kind === 'deleted')
    .map(dayOfEvent)
    .sort()
    .at(-1);
  if (status === 'terminated') return undefined;
  return events.find(
    (event) => event.kind === 'deletion_announced' && (outcome === undefined || outcome < dayOfEvent(event)),
  );
};

const deletionNotice = (row: CompanyRow): Check => {
  const notice = openNotice(row);
  if (notice) {
    return {
      check: 'deletion_notice',
      state: 'found',
      value: notice.to_value ?? notice.subject,
      reason: null,
      look_up: null,
      source_label: notice.sources[0]?.source_label ?? null,
      as_of: notice.announced_on ?? notice.happened_on,
    };
  }
  return { check: 'deletion_notice', ...NOT_ASKED, reason: 'not_read', look_up: pageOf(REGISTER_PAGES, row) };
};

export const checksOf = (row: CompanyRow, facts: Facts, day: string): Check[] => [
  insolvency(row, facts),
  vat(row, facts),
  lei(row, facts),
  accounts(row, day),
  deletionNotice(row),
];
