import type { Ownership } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { inForceOn } from '../../records/terms/in-force.ts';
import { listedUntil } from '../../records/terms/term.ts';
import type { CompanyRow } from '../company.query.ts';
import { statementDaysOf } from './statement-days.ts';
import type { Known } from './statements.ts';

type Owner = Ownership['owners'][number];
type LinkRow = CompanyRow['links'][number];

/** Sources that write all owners into one line do it like this: `Katharina Leitner 74 %, Thomas Brandstätter 26 %`. */
const SHARE = /(?<=\s)\d+(?:[.,]\d+)?$/;

/** `written` is what stands before a percent sign. */
const ownerIn = (written: string): { name: string; percent: number }[] => {
  const found = SHARE.exec(written);
  const before = written.slice(0, found?.index ?? 0);
  const name = before.slice(Math.max(...[',', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1).trim();
  return found === null || name === '' ? [] : [{ name, percent: Number(found[0].replace(',', '.')) }];
};

/** A line without shares, such as `Streubesitz`, stands as it is. */
const ownersInLine = (row: CompanyRow, known: Known | undefined): Owner[] => {
  if (!known) return [];
  const { value, sourceId, asOf, basis } = known;
  const owners = String(value)
    .split('%')
    .slice(0, -1)
    .flatMap((written) => ownerIn(written.trimEnd()));
  const said = { since: null, source_label: labelOf(row, sourceId), as_of: asOf, basis };
  return (owners.length > 0 ? owners : [{ name: String(value), percent: null }]).map((owner) => ({
    ...owner,
    company_id: null,
    relation: 'shareholder',
    ...said,
  }));
};

const labelOf = (row: CompanyRow, sourceId: number | undefined): string =>
  row.statements.find(({ source_id }) => source_id === sourceId)?.label ?? row.source_label;

/** A partner who is liable in person holds a part that is no share of a capital. */
const relationOf = ({ kind, title }: LinkRow): Owner['relation'] | undefined => {
  if (LIABLE.test(title ?? '')) return 'partner';
  if (kind === 'shareholder' || kind === 'parent') return kind;
  return kind === 'representative' && /gesellschafter/i.test(title ?? '') ? 'partner' : undefined;
};

const LIABLE = /haftende|komplement/i;

const ownersLinked = (row: CompanyRow, day: Day): Owner[] =>
  row.links.flatMap((link) => {
    const relation = relationOf(link);
    if (relation === undefined || link.name === null) return [];
    const statementDays = statementDaysOf(row, link.source_id);
    const { isInForce, basis } = inForceOn(link, statementDays, day);
    if (!isInForce) return [];
    return {
      name: link.name,
      company_id: link.id,
      relation,
      percent: link.share,
      since: link.started_on,
      source_label: link.source_label ?? '',
      as_of: listedUntil(link, statementDays) ?? link.seen_from,
      basis,
    };
  });

const folded = (name: string): string => name.toLocaleLowerCase('de').replaceAll(/\s+/g, ' ').trim();

/** One line for each owner: a parent that is a shareholder as well, or that two sources name, stands there once. */
const merged = (owners: readonly Owner[]): Owner[] => {
  const byName = new Map<string, Owner>();
  for (const owner of owners) {
    const key = folded(owner.name);
    const same = byName.get(key);
    byName.set(key, same ? join(same, owner) : owner);
  }
  return [...byName.values()];
};

const join = (one: Owner, other: Owner): Owner => {
  const [first, second] = one.percent === null && other.percent !== null ? [other, one] : [one, other];
  return {
    ...first,
    company_id: first.company_id ?? second.company_id,
    since: first.since ?? second.since,
  };
};

/** Legal forms without shares that somebody could hold. */
const WITHOUT_SHARES = /verein|stiftung|genossenschaft|einzel|^e\.\s?[uk]\./i;

/** A sole trader is the company. */
const PROPRIETOR = /inhaber/i;
const SHAREHOLDER = /^(?:gesellschafter|aktionär)/i;

const personalRelation = (title: string): Owner['relation'] | undefined => {
  if (PROPRIETOR.test(title)) return 'proprietor';
  return SHAREHOLDER.test(title) ? 'shareholder' : undefined;
};

/** Natural persons whom a register lists as owners. */
const personalOwners = (row: CompanyRow, day: Day): Owner[] =>
  row.mandates.flatMap((mandate) => {
    const statementDays = statementDaysOf(row, mandate.source_id);
    const { isInForce, basis } = inForceOn(mandate, statementDays, day);
    const relation = personalRelation(mandate.title);
    if (!isInForce || relation === undefined) return [];
    return {
      name: mandate.name,
      company_id: null,
      relation,
      percent: mandate.share,
      since: mandate.started_on,
      source_label: mandate.source_label ?? '',
      as_of: listedUntil(mandate, statementDays),
      basis,
    };
  });

/** What the line says beyond the entries of the register: nothing, if it only lists their names. */
const beyond = (line: Owner[], listed: readonly Owner[]): Owner[] => {
  const names = new Set(listed.map(({ name }) => folded(name)));
  return line.filter(({ name }) => !name.split(', ').every((part) => names.has(folded(part))));
};

const allOwners = (row: CompanyRow, line: Owner[], day: Day): Owner[] => {
  const persons = personalOwners(row, day);
  const linked = ownersLinked(row, day);
  if (line.every(({ percent }) => percent === null)) {
    const listed = [...linked, ...persons];
    return [...listed, ...beyond(line, listed)];
  }
  // A line with shares names persons without their degrees: the register's entries of them would count twice.
  return [...linked, ...persons.filter(({ relation }) => relation === 'proprietor'), ...line];
};

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** Said of a direct parent or, if nothing is said of that, of the ultimate one; a parent that is known outweighs it. */
const whyNoParent = (row: CompanyRow, owners: readonly Owner[], day: Day): Ownership['no_parent'] => {
  const [stated] = row.parent_exceptions;
  if (!stated || stated.as_of > day || owners.some(({ relation }) => relation === 'parent')) return null;
  return { reasons: stated.reasons, source_label: labelOf(row, SOURCE_IDS.gleif), as_of: stated.as_of };
};

/** Who owns the company on a day. What nobody tells is unknown, not somebody's. */
export const ownershipOn = (row: CompanyRow, facts: ReadonlyMap<string, Known>, day: Day): Ownership => {
  const owners = merged(allOwners(row, ownersInLine(row, facts.get('owners')), day));
  const known = rounded(owners.reduce((sum, { percent }) => sum + (percent ?? 0), 0));
  const hasShares =
    !WITHOUT_SHARES.test(row.legal_form ?? '') && owners.every(({ relation }) => relation !== 'partner');
  return {
    owners: owners.sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1)),
    known_percent: known,
    unknown_percent: hasShares ? Math.max(0, rounded(100 - known)) : null,
    no_parent: whyNoParent(row, owners, day),
  };
};
