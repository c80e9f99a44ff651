import { fold, foldWords } from '@firmament/text/fold';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchWorld, type SearchWorld } from '../../test/worlds/search-world.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { matchPeople } from './match-people.ts';

let world: SearchWorld;
let index: SearchIndex;
let people: { id: number; text: string }[];

beforeAll(async () => {
  world = await createSearchWorld();
  index = await world.start();
  const { rows } = await world.database.pool.query(
    `select p.id, concat_ws(' ', p.title, p.headline, c.name, p.company_name,
       (select string_agg(organisation, ' ') from person_experience where person_id = p.id and to_year is null),
       (select string_agg(name, ' ') from person_skill where person_id = p.id)) as text
     from person p left join company c on c.id = p.company_id`,
  );
  people = rows.map(({ id, text }) => ({ id, text: fold(text) }));
});

afterAll(() => world.close());

it.each([
  'einkauf',
  'Vertrieb GmbH',
  'procurement, Geschäftsführer',
  'geschaeftsfuehrer; einkauf sap',
  'xyzzy',
  'xyzzy, controlling',
  ' , ',
])('"%s" fits people whose title, company or skills contain the words', async (keywords) => {
  const alternatives = keywords
    .split(/[,;]/)
    .map(foldWords)
    .filter((words) => words.length > 0);
  const expected = people.filter(
    ({ text }) =>
      alternatives.length === 0 ||
      alternatives.some((words) => words.every((word) => text.split(' ').some((part) => part.includes(word)))),
  );
  const fits = await matchPeople(index, keywords);
  expect(people.filter(({ id }) => fits(id))).toEqual(expected);
  expect(fits(4_000_000_000)).toBe(alternatives.length === 0);
});
