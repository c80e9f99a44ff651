import type { getCoOfficers } from '@firmament/api-contract/calls/network';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { kindOfNode } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Caller } from '../platform/fairness/caller.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { NetworkDeps } from './explore-network.ts';
import { findPointRows, type PointRow } from './network-rows.query.ts';
import { askAbout, toPointId } from './point-id.ts';
import { namedIn } from './point-presenter.ts';
import { daysAsked, filterOf } from './relation-filter.ts';
import { coOfficerSentence } from './sentences/meeting-sentences.ts';

const MAX_PEOPLE = 50;

const NO_PERSON = {
  en: 'Please choose a person of the registers.',
  de: 'Bitte wählen Sie eine Person aus den Registern.',
};

/** Who is registered in the same companies as a person. */
export const findCoOfficers = async (
  { rows, clock, graph }: NetworkDeps,
  query: z.output<(typeof getCoOfficers)['query']>,
  caller: Caller,
): Promise<EndpointOutput<typeof getCoOfficers>> => {
  const days = daysAsked(clock, query.on);
  const { person, found, scene } = await askAbout(rows, [query.person], async ([person]) => {
    if (person === undefined || kindOfNode(person) !== 'person') throw refusedField('person', NO_PERSON);
    const found = await graph.coOfficers({ person, limit: MAX_PEOPLE, ...filterOf(query, days) }, caller);
    const points = await findPointRows(rows, [person, ...found.flatMap(({ key, companies }) => [key, ...companies])]);
    return { person, found, scene: { points } };
  });
  const { points } = scene;
  const self = namedIn(points.get(person) as PointRow);
  const people = found.flatMap(({ key, companies }) => {
    const row = points.get(key);
    const shared = companies.filter((company) => points.has(company));
    return row === undefined || shared.length === 0 ? [] : { key, row, shared };
  });
  const shared = new Set(people.flatMap((one) => one.shared));
  return {
    people: people.map((one) => ({
      ...{ id: toPointId(one.key), name: one.row.name, birth_year: one.row.birth_year },
      companies: one.shared.map(toPointId),
    })),
    companies: [...shared].map((key) => ({ id: toPointId(key), name: points.get(key)?.name ?? '' })),
    sentences: people.map((one) =>
      coOfficerSentence(
        self,
        namedIn(one.row),
        one.shared.map((key) => namedIn(points.get(key) as PointRow)),
        { withPast: query.past === 'show' },
      ),
    ),
  };
};
