import type { Signing } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';
import { type Office, officeOf } from './office-of-title.ts';
import { type GeneralRule, readGeneralRule } from './read-general-rule.ts';
import { readRule } from './read-rule.ts';
import type { ActivePower, Beside, Limit, Part, Rule } from './rule.ts';
import { indexNames, type NameIndex } from './words.ts';

/** Who holds an office on the day in question, as one source states it. */
export type Holder = {
  /** Null for a company. */
  id: number | null;
  /** The same for the same person, however the name is spelt. */
  person: string;
  name: string;
  title: string;
  /** How the person signs, in the register's words. */
  text: string | null;
  sourceLabel: string;
  asOf: Day | null;
};

/** The company's own rule, in the register's words. */
export type StatedRule = { text: string; sourceLabel: string; asOf: Day | null };

type Way = Signing['ways'][number];
type Evidence = Way['evidence'];

type Person = { holder: Holder; office: Office; rule: Rule | 'unread' };

/** A way before it is known who can stand beside. */
type Draft = { person: Person; power: ActivePower; limits: Limit[]; evidence: Evidence };

/**
 * Who may sign on a day. Nothing is assumed: whoever has no rule in our sources is listed as such, whatever the law
 * provides for that case.
 */
export const signingOn = (day: Day, holders: readonly Holder[], stated?: StatedRule): Signing => {
  const read = ruleReader(indexNames(holders.map(({ name }) => name)));
  const people = newestStatements(holders).map((holder) => personOf(holder, read, day));
  const general = stated && readGeneralRule(stated.text);
  const drafts: Draft[] = [];
  const signing: Signing = { ways: [], quoted: [], not_stated: [] };
  if (stated && !general) signing.quoted.push({ ...evidenceOf(stated, stated.text), name: null });
  for (const person of people) {
    const { holder, office, rule } = person;
    const evidence = holder.text === null ? null : evidenceOf(holder, holder.text);
    if (rule === 'unread') {
      // Where an owner's power would stand, registers also put the stake.
      if (evidence && office.isActing !== false) signing.quoted.push({ ...evidence, name: holder.name });
      continue;
    }
    const limits = limitsOf(office, rule);
    const byOffice = rule.power ? undefined : general && powerByOffice(general, person, people);
    if (rule.power) {
      if (rule.power.kind !== 'none' && evidence) drafts.push({ person, power: rule.power, limits, evidence });
    } else if (byOffice && stated) {
      drafts.push({ person, power: byOffice, limits, evidence: evidenceOf(stated, stated.text) });
    } else if (office.isActing || (evidence && office.isActing === undefined)) {
      signing.not_stated.push({ ...signerOf(holder), limits, evidence });
    }
  }
  signing.ways = groupsOf(drafts, people).map(wayOf);
  return signing;
};

const evidenceOf = ({ sourceLabel, asOf }: Pick<StatedRule, 'sourceLabel' | 'asOf'>, text: string): Evidence => ({
  text,
  source_label: sourceLabel,
  as_of: asOf,
});

const signerOf = ({ id, name, title }: Holder): Way['signers'][number] => ({ mandate_id: id, name, title });

/** Of several sources that name one person in one office, those with a rule count, and of these the newest. */
const newestStatements = (holders: readonly Holder[]): Holder[] => {
  const statements = holders.map((holder) => {
    const { person, title, text, asOf } = holder;
    const rank = `${text === null ? 0 : 1}${asOf ?? ''}`;
    return { holder, key: `${officeOf(title).parts.join() || title} ${person}`, rank };
  });
  const newest = new Map<string, string>();
  for (const { key, rank } of statements) if (rank > (newest.get(key) ?? '')) newest.set(key, rank);
  const seen = new Set<string>();
  return statements.flatMap(({ holder, key, rank }) => {
    const said = `${key} ${holder.text}`;
    if (rank !== newest.get(key) || seen.has(said)) return [];
    seen.add(said);
    return holder;
  });
};

type RuleReader = (text: string) => Rule | undefined;

/** A large company words the power of a hundred people in three ways. */
const ruleReader = (people: NameIndex): RuleReader => {
  const known = new Map<string, Rule | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, readRule(text, people));
    return known.get(text);
  };
};

const personOf = (holder: Holder, read: RuleReader, day: Day): Person => {
  const office = officeOf(holder.title);
  if (holder.text === null) return { holder, office, rule: { limits: [] } };
  const rule = read(holder.text);
  // A rule that came later does not tell how it was on that day.
  if (rule?.since && rule.since > day) return { holder: { ...holder, text: null }, office, rule: { limits: [] } };
  return { holder, office, rule: rule ?? 'unread' };
};

const limitsOf = ({ parts, isForBranch }: Office, { limits }: Rule): Limit[] => [
  ...new Set<Limit>([
    ...(parts.length === 1 && parts[0] === 'prokurist' ? (['prokura'] as const) : []),
    ...(isForBranch ? (['branch_only'] as const) : []),
    ...limits,
  ]),
];

const powerByOffice = (
  general: GeneralRule,
  { office }: Person,
  people: readonly Person[],
): ActivePower | undefined => {
  if (!office.parts.includes(general.of)) return undefined;
  const holders = people.filter((person) => person.office.parts.includes(general.of));
  return new Set(holders.map(({ holder }) => holder.person)).size === 1 ? general.one : general.several;
};

/**
 * Those who sign in the same way, by the same words and with the same people: a board of twenty is one line. Two with
 * the same words are two lines if somebody may sign with only one of them.
 */
const groupsOf = (drafts: readonly Draft[], people: readonly Person[]): Group[] => {
  const groups: Group[] = [];
  const besideOf = besideFinder(drafts, people);
  for (const draft of drafts) {
    const others = besideOf(draft);
    const rule = JSON.stringify([draft.power, draft.limits, draft.evidence]);
    const group = groups.find((known) => known.rule === rule && known.others === others);
    if (group) group.signers.push(draft.person);
    else groups.push({ ...draft, rule, others, signers: [draft.person] });
  }
  return groups;
};

/** Finds who fits beside a signer. The same people are the same array, looked for once: there may be a thousand signers. */
const besideFinder = (drafts: readonly Draft[], people: readonly Person[]): ((draft: Draft) => Person[]) => {
  const named = new Set(drafts.flatMap(({ power }) => (power.kind === 'alone' ? [] : power.beside.names)));
  const found = new Map<string, Person[]>();
  const lists = new Map<string, Person[]>();
  const look = ({ person, power }: Draft): Person[] => {
    const others = power.kind === 'alone' ? [] : people.filter((other) => fits(other, person, power.beside));
    const key = others.map(({ holder }) => holder.person).join('\n');
    const known = lists.get(key) ?? others;
    lists.set(key, known);
    return known;
  };
  return (draft) => {
    const { office, holder } = draft.person;
    // All of a signer that matters for who fits.
    const asked = JSON.stringify([draft.power, office.parts, named.has(holder.name) ? holder.name : null]);
    const others = found.get(asked) ?? look(draft);
    found.set(asked, others);
    return others;
  };
};

type Group = Draft & { rule: string; others: Person[]; signers: Person[] };

const wayOf = ({ power, limits, evidence, signers, others }: Group): Way => {
  const { parts, count }: Pick<Beside, 'parts' | 'count'> = power.kind === 'alone' ? NOBODY : power.beside;
  // Of several signers each can stand beside another, but not beside himself.
  const besides = others.filter(({ holder }) => signers.some((signer) => signer.holder.person !== holder.person));
  const holders = [...new Map(besides.map(({ holder }) => [holder.person, holder])).values()];
  return {
    signers: signers.map(({ holder }) => signerOf(holder)),
    beside_count: count === 'all' ? null : count,
    beside: parts,
    beside_names: holders.map(({ name }) => name),
    beside_titles: holders.map(({ title }) => title),
    limits,
    evidence,
  };
};

const NOBODY = { parts: [], count: 0 };

/** Whether somebody is what the signer needs beside; the signer can be that as well. */
const fits = (other: Person, signer: Person, { parts, names }: Beside): boolean =>
  !isExcluded(other) && (names.includes(other.holder.name) || parts.some((part) => holds(other, part, signer)));

const isExcluded = ({ office, rule }: Person): boolean =>
  rule !== 'unread' && (rule.power?.kind === 'none' || office.isForBranch || rule.limits.includes('branch_only'));

const BY_OFFICE: readonly Part[] = ['director', 'board_member', 'partner', 'liquidator', 'representative'];

const holds = (person: Person, part: Part, signer: Person): boolean => {
  if (part === 'signatory') return hasSignatureWith(person, signer);
  if (part === 'representative') return person.office.parts.some((own) => BY_OFFICE.includes(own));
  return person.office.parts.includes(part);
};

/** Two signatures count together only if both are free to: one may be tied to the chair. */
const hasSignatureWith = ({ rule }: Person, signer: Person): boolean => {
  if (rule === 'unread' || rule.power === undefined || rule.power.kind === 'none') return false;
  if (rule.power.kind === 'alone') return true;
  const { parts, names } = rule.power.beside;
  return (
    parts.includes('signatory') ||
    names.includes(signer.holder.name) ||
    parts.some((part) => signer.office.parts.includes(part))
  );
};
