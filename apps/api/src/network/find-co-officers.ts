import type { CoOfficers, getCoOfficers } from '@firmament/api-contract/calls/network';
import type { CoOfficer } from '@firmament/network/answers';
import { kindOfNode, type NodeKey, type Relation } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Caller } from '../platform/fairness/caller.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { NetworkDeps } from './explore-network.ts';
import { findNetworkRows, type NetworkRows, type PointRow, rowKeyOf } from './network-rows.query.ts';
import { askAbout, toPointId } from './point-id.ts';
import { namedIn } from './point-presenter.ts';
import { type Days, daysAsked, filterOf } from './relation-filter.ts';
import { statedRelation } from './relation-presenter.ts';
import { coOfficerSentence, type Meeting } from './sentences/meeting-sentences.ts';
import type { StatedRelation } from './sentences/stated-relation.ts';

const MAX_PEOPLE = 50;

const NO_PERSON = {
  en: 'Please choose a person of the registers.',
  de: 'Bitte wählen Sie eine Person aus den Registern.',
};

/** More companies are counted in a sentence, not named, so nothing is read of them. */
const MOST_DESCRIBED = 5;

type Query = z.output<(typeof getCoOfficers)['query']>;

/** Who is registered in the same companies as a person. */
export const findCoOfficers = async (
  { rows, clock, graph, begin }: NetworkDeps,
  query: Query,
  caller: Caller,
): Promise<CoOfficers> => {
  const days = daysAsked(clock, query.on);
  const { person, found, scene } = await askAbout(rows, [query.person], async ([person]) => {
    if (person === undefined || kindOfNode(person) !== 'person') throw refusedField('person', NO_PERSON);
    const how = { limit: MAX_PEOPLE, described: MOST_DESCRIBED, ...filterOf(query, days) };
    const found = await graph.coOfficers({ person, ...how }, caller);
    const keys = new Set([person, ...found.flatMap(({ key, companies }) => [key, ...companies])]);
    const scene = await findNetworkRows(rows, { keys, relations: found.flatMap(({ relations }) => relations) });
    return { person, found, scene };
  });
  const startsToday = await begin([person]);
  const { points } = scene;
  const self = namedIn(points.get(person) as PointRow);
  const people = found.flatMap((one) => presentMeeting(one, person, scene, days) ?? []);
  const companies = new Set(people.flatMap((one) => one.companies));
  return {
    people: people.map(({ key, row, companies, likely }) => ({
      id: toPointId(key),
      name: row.name,
      birth_year: row.birth_year,
      grade: likely.size === companies.length ? 'likely' : 'certain',
      companies: companies.map(toPointId),
      likely_companies: [...likely].map(toPointId),
    })),
    companies: [...companies].map((key) => ({ id: toPointId(key), name: points.get(key)?.name ?? '' })),
    sentences: people.map(({ row, meetings, rest }) => coOfficerSentence(self, namedIn(row), meetings, rest)),
    starts_today: startsToday,
  };
};

const STATES: readonly StatedRelation['state'][] = ['current', 'unconfirmed', 'past'];

/** An office that goes on says more than one that ended, and the newer word more than the older. */
const byRank = (a: StatedRelation, b: StatedRelation): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) || (b.asOf ?? '').localeCompare(a.asOf ?? '');

/** With whom somebody is registered where, as far as it may be shown: the graph is seconds behind the tables. */
const presentMeeting = (one: CoOfficer, person: NodeKey, { points, relations }: NetworkRows, days: Days) => {
  const row = points.get(one.key);
  if (row === undefined) return undefined;
  const guesses = new Set(one.companies.slice(one.companies.length - one.likelyCount));
  const meetings = new Map<NodeKey, Meeting>();
  for (const key of one.companies.slice(0, MOST_DESCRIBED)) {
    const point = points.get(key);
    if (point === undefined) continue;
    const to = namedIn(point);
    const isLikely = guesses.has(key);
    // What somebody is there who is likely the person tells nothing that is certain.
    const isMine = ({ subject }: Relation): boolean => (isLikely ? subject !== one.key : subject === person);
    const officeOf = (isTheirs: boolean): StatedRelation | undefined =>
      one.relations
        .filter((relation) => relation.object === key && (isTheirs ? relation.subject === one.key : isMine(relation)))
        .flatMap((relation) => {
          const ends = { from: namedIn((isTheirs ? row : points.get(person)) as PointRow), to };
          return statedRelation(relation, relations.get(rowKeyOf(relation)), ends, days) ?? [];
        })
        .sort(byRank)[0];
    const [mine, theirs] = [officeOf(false), officeOf(true)];
    if (mine !== undefined && theirs !== undefined) {
      meetings.set(key, { company: to, isLikely, offices: [mine, theirs] });
    }
  }
  const rest = one.companies.slice(MOST_DESCRIBED).filter((key) => points.has(key));
  const companies = [...meetings.keys(), ...rest];
  if (companies.length === 0) return undefined;
  const likely = new Set(companies.filter((key) => guesses.has(key)));
  return { key: one.key, row, companies, likely, meetings: [...meetings.values()], rest: rest.length };
};
