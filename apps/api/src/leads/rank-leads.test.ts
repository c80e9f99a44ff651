import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainLead } from './explain-lead.ts';
import { type PlaceKind, placeOf, type Span, type Stay, spansOf } from './place.ts';
import { rankLeads, type Source } from './rank-leads.ts';

const THIS_YEAR = 2026;

type Visit = Stay & { person: number; place: string };

const kindOf = (place: string): PlaceKind => (place.startsWith('s') ? 'school' : 'employer');

const placesOf = (visits: readonly Visit[]) =>
  new Map(
    [...new Set(visits.map(({ place }) => place))].map((place) => [
      place,
      placeOf(
        kindOf(place),
        visits
          .filter((visit) => visit.place === place)
          .map(({ person, from, to }) => ({ from, to, people: Int32Array.of(person) })),
      ),
    ]),
  );

const staysOf = (visits: readonly Visit[], person: number): Map<string, Span[]> => {
  const own = visits.filter((visit) => visit.person === person);
  const keys = [...new Set(own.map(({ place }) => place))].sort();
  return new Map(keys.map((key) => [key, spansOf(own.filter(({ place }) => place === key))]));
};

const sourcesOf = (visits: readonly Visit[], ids: readonly number[]): Source[] =>
  ids.map((id) => ({ id, stays: [...staysOf(visits, id)].map(([place, spans]) => ({ place, spans })) }));

/** The rule as it is written down: year by year, pair by pair, everybody with everybody. */
const naiveScores = (visits: readonly Visit[], sourceIds: readonly number[]): Map<number, number> => {
  const yearsAt = (person: number, place: string): Set<number> =>
    new Set(
      visits
        .filter((visit) => visit.person === person && visit.place === place)
        .flatMap(({ from, to }) =>
          from === null ? [] : Array.from({ length: Math.max(0, (to ?? THIS_YEAR) - from) }, (_, i) => from + i),
        ),
    );
  const at = (person: number) => new Set(visits.filter((visit) => visit.person === person).map((visit) => visit.place));
  const scores = new Map<number, number>();
  for (const lead of new Set(visits.map(({ person }) => person))) {
    if (sourceIds.includes(lead)) continue;
    let score = 0;
    for (const source of sourceIds) {
      let sum = 0;
      for (const place of [...at(source)].filter((key) => at(lead).has(key)).sort()) {
        const together = [...yearsAt(source, place)].filter((year) => yearsAt(lead, place).has(year)).length;
        const people = new Set(visits.filter((visit) => visit.place === place).map(({ person }) => person)).size;
        sum += (kindOf(place) === 'school' ? 0.5 : 1) * (together || 0.25) * (1 / Math.log2(2 + people));
      }
      score += Math.round(100 * sum);
    }
    if (score > 0) scores.set(lead, score);
  }
  return scores;
};

const rank = (visits: readonly Visit[], ids: readonly number[], page: Partial<Parameters<typeof rankLeads>[0]> = {}) =>
  rankLeads({
    sources: sourcesOf(visits, ids),
    places: placesOf(visits),
    thisYear: THIS_YEAR,
    isWanted: () => true,
    colleagues: new Set<number>(),
    showsColleagues: false,
    offset: 0,
    limit: 10,
    ...page,
  });

describe('the ranking of leads', () => {
  // Two colleagues (1, 2); at the employer a: 1, 2 and 3 (four people with 6); at the school s: 1 and 4.
  const visits: Visit[] = [
    { person: 1, place: 'a', from: 2010, to: 2016 },
    { person: 2, place: 'a', from: 2014, to: null },
    { person: 3, place: 'a', from: 2012, to: 2015 },
    { person: 6, place: 'a', from: 1990, to: 1995 },
    { person: 1, place: 's', from: 2004, to: 2009 },
    { person: 4, place: 's', from: 2007, to: 2012 },
    { person: 5, place: 'b', from: 2000, to: 2020 },
  ];

  it('gives the scores computed by hand', async () => {
    // rarity at a: 1 / log2(2 + 4) = 0.38685; at s: 1 / log2(2 + 2) = 0.5
    // 3 with 1: 3 years → 116, with 2: 1 year → 39
    // 4 with 1: half of 2 years → 50
    // 6 with 1 and 2: a quarter of a year each → 10 and 10
    expect(await rank(visits, [1, 2])).toEqual({
      total: 3,
      colleagueCount: 0,
      page: [
        { id: 3, score: 155 },
        { id: 4, score: 50 },
        { id: 6, score: 20 },
      ],
      leadsOfSources: [3, 2],
    });
    expect((await rank(visits, [2])).page).toEqual([
      { id: 1, score: 77 },
      { id: 3, score: 39 },
      { id: 6, score: 10 },
    ]);
  });

  it('has pages, leaves out unwanted people, and is empty past the end', async () => {
    expect((await rank(visits, [1, 2], { offset: 1, limit: 1 })).page).toEqual([{ id: 4, score: 50 }]);
    expect(await rank(visits, [1, 2], { isWanted: (id) => id !== 3 })).toMatchObject({
      total: 2,
      leadsOfSources: [2, 1],
    });
    expect(await rank(visits, [1, 2], { offset: 10 })).toMatchObject({ total: 3, page: [] });
    expect(await rank(visits, [5])).toEqual({ total: 0, colleagueCount: 0, page: [], leadsOfSources: [0] });
  });

  it('breaks ties by id', async () => {
    const equal = [9, 4, 7, 1].map((person): Visit => ({ person, place: 'a', from: 2000, to: 2005 }));
    const ids = async (offset: number) => (await rank(equal, [1], { offset, limit: 2 })).page.map(({ id }) => id);
    expect([await ids(0), await ids(2)]).toEqual([[4, 7], [9]]);
  });

  it('keeps concurrent rankings apart', async () => {
    const alone = [await rank(visits, [1, 2]), await rank(visits, [2]), await rank(visits, [5])];
    const together = await Promise.all([rank(visits, [1, 2]), rank(visits, [2]), rank(visits, [5])]);
    expect(together).toEqual(alone);
  });

  const year = fc.option(fc.integer({ min: 2000, max: 2028 }), { nil: null });
  const visit = fc.record({
    person: fc.integer({ min: 1, max: 12 }),
    place: fc.constantFrom('a', 'b', 'c', 's1', 's2'),
    from: year,
    to: year,
  });

  it('follows the written rule for any careers, and every score is the sum of its explained parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { maxLength: 40 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
        fc.nat(5),
        async (all, ids, offset) => {
          // Leaves out the future, whose years the naive count would include.
          const visits = all.filter(({ from, to }) => (from ?? 0) <= THIS_YEAR && (to ?? 0) <= THIS_YEAR);
          const expected = [...naiveScores(visits, ids)]
            .map(([id, score]) => ({ id, score }))
            .sort((a, b) => b.score - a.score || a.id - b.id);
          const { total, page } = await rank(visits, ids, { offset, limit: 3 });
          expect(total).toBe(expected.length);
          expect(page).toEqual(expected.slice(offset, offset + 3));
          for (const { id, score } of page) {
            const parts = explainLead(sourcesOf(visits, ids), placesOf(visits), staysOf(visits, id), THIS_YEAR);
            expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is the plain ranking without the colleagues, in the same order, and all of it when they are shown', async () => {
    const ids = (maxLength: number) => fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength });
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { maxLength: 40 }),
        ids(4),
        ids(8),
        fc.nat(5),
        async (visits, own, at, offset) => {
          const colleagues = new Set(at);
          const page = { offset, limit: 3 };
          const plain = (await rank(visits, own, { limit: 100 })).page;
          const others = plain.filter(({ id }) => !colleagues.has(id));
          const hidden = await rank(visits, own, { ...page, colleagues });
          const shown = await rank(visits, own, { ...page, colleagues, showsColleagues: true });
          expect([hidden.total, hidden.page]).toEqual([others.length, others.slice(offset, offset + 3)]);
          expect([shown.total, shown.page]).toEqual([plain.length, plain.slice(offset, offset + 3)]);
          expect([hidden.colleagueCount, shown.colleagueCount]).toEqual(Array(2).fill(plain.length - others.length));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the years at a place', () => {
  it('count once, however many positions there were', () => {
    expect(
      spansOf([
        { from: 2010, to: 2014 },
        { from: 2012, to: 2016 },
        { from: 2020, to: null },
      ]),
    ).toEqual([
      { from: 2010, to: 2016 },
      { from: 2020, to: Number.POSITIVE_INFINITY },
    ]);
    expect(
      spansOf([
        { from: null, to: 2014 },
        { from: 2016, to: 2012 },
      ]),
    ).toEqual([]);
  });
});
