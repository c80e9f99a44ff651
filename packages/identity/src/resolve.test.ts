import { describe, expect, it } from 'vitest';
import { gradeOf } from './edge.ts';
import { weigh } from './evidence/evidence.ts';
import type { CompanyFacts, Decision, Mention } from './mention.ts';
import { type Profile, profilesOf } from './profile.ts';
import { resolve } from './resolve.ts';
import { countStatistics, restoreStatistics, type Statistics, storeStatistics } from './statistics.ts';

const LINZ = { place: 'Linz', position: { latitude: 48.3, longitude: 14.29 } };
const BERLIN = { place: 'Berlin', position: { latitude: 52.52, longitude: 13.4 } };

const mention = (id: number, facts: Partial<Mention>): Mention => ({
  id,
  companyId: id,
  sourceId: 1,
  name: 'Eva Beispiel',
  role: 'Geschäftsführerin',
  ...facts,
});

/** Ten thousand strangers, two hundred of them called Thomas Huber, so that names are rare or common. */
const strangers = Array.from({ length: 10_000 }, (_, i) =>
  mention(1_000_000 + i, {
    name: i % 50 === 0 ? 'Thomas Huber' : `Anna Fremd${String.fromCharCode(97 + (i % 26))}${i}`,
    place: i % 50 === 0 ? `Ort ${i}` : `Ort ${i % 300}`,
  }),
);
const statistics: Statistics = countStatistics(profilesOf(strangers, []));

const profiles = (mentions: Mention[], companies: CompanyFacts[] = []): Profile[] => profilesOf(mentions, companies);

const evidenceOf = (mentions: [Mention, Mention], companies: CompanyFacts[] = [], others: Mention[] = []) => {
  const all = profiles([...mentions, ...others], companies);
  const [a, b] = mentions.map(({ id }) => all.find((profile) => profile.mention.id === id)) as [Profile, Profile];
  const evidence = weigh(a, b, statistics);
  return { evidence, grade: evidence && gradeOf(evidence) };
};

const gradeBetween = (...args: Parameters<typeof evidenceOf>) => evidenceOf(...args).grade;

const objectionTo = (one: Partial<Mention>, other: Partial<Mention>) => {
  const { evidence } = evidenceOf([mention(1, one), mention(2, other)]);
  return evidence?.isForbidden ? evidence.objection.kind : undefined;
};

describe('evidence', () => {
  it('asks about a rare name, suggests with a town, is certain only with more', () => {
    expect(gradeBetween([mention(1, {}), mention(2, {})])).toBe('possible');
    expect(gradeBetween([mention(1, LINZ), mention(2, LINZ)])).toBe('likely');
    const birth = { birthYear: 1970, birthHash: 'x' };
    expect(gradeBetween([mention(1, birth), mention(2, birth)])).toBe('certain');
    const door = [1, 2].map((id) => ({ id, addressKey: 'Hauptplatz 1 4020', tiedTo: [] }));
    expect(gradeBetween([mention(1, LINZ), mention(2, LINZ)], door)).toBe('certain');
  });

  it('says nothing of a common name, even in one town', () => {
    const name = 'Thomas Huber';
    expect(gradeBetween([mention(1, { name }), mention(2, { name })])).toBeUndefined();
    const berlin = countStatistics(profilesOf([...strangers, ...strangers.map((one) => ({ ...one, ...BERLIN }))], []));
    const [a, b] = profiles([mention(1, { name, ...BERLIN }), mention(2, { name, ...BERLIN })]) as [Profile, Profile];
    const evidence = weigh(a, b, berlin);
    expect(evidence && gradeOf(evidence)).toBeUndefined();
  });

  it('believes the key of a source', () => {
    const key = { personKey: 'A', name: 'Thomas Huber' };
    expect(gradeBetween([mention(1, key), mention(2, { ...key, name: 'Th. Huber-Muster' })])).toBe('certain');
    expect(gradeBetween([mention(1, key), mention(2, { ...key, sourceId: 2 })])).not.toBe('certain');
  });

  it('names the co-officer who sits at both companies', () => {
    const others = [
      mention(3, { companyId: 1, name: 'Otto Muster' }),
      mention(4, { companyId: 2, name: 'Otto Muster' }),
    ];
    const { evidence, grade } = evidenceOf([mention(1, LINZ), mention(2, LINZ)], [], others);
    expect(grade).toBe('certain');
    expect(evidence).toMatchObject({
      reasons: expect.arrayContaining([expect.objectContaining({ kind: 'same_co_officer', name: 'Otto Muster' })]),
    });
  });

  it('does not let a door of a thousand companies join strangers', () => {
    const addressKey = 'Postfach 1';
    const crowd = Array.from({ length: 1000 }, (_, i) => ({ id: 1_000_000 + i, addressKey, tiedTo: [] }));
    const counted = countStatistics(profilesOf(strangers, crowd));
    const here = [1, 2].map((id) => ({ id, addressKey, tiedTo: [] }));
    const [a, b] = profiles([mention(1, {}), mention(2, {})], here) as [Profile, Profile];
    const evidence = weigh(a, b, counted);
    expect(evidence).toMatchObject({
      reasons: expect.arrayContaining([{ kind: 'same_address', bits: 2, companies: 1000 }]),
    });
    expect(evidence && gradeOf(evidence)).not.toBe('certain');
  });

  it('forbids what cannot be', () => {
    expect(objectionTo({ birthYear: 1960 }, { birthYear: 1961 })).toBe('other_birth_year');
    expect(objectionTo({ name: 'Otto Muster jun.' }, { name: 'Otto Muster sen.' })).toBe('generation');
    expect(objectionTo({ name: 'Martin Muster' }, { name: 'Martina Muster' })).toBe('sex');
    expect(objectionTo({ name: 'Eva Maria Muster' }, { name: 'Eva Luise Muster' })).toBe('given_names');
    expect(objectionTo({ companyId: 5, personKey: 'A' }, { companyId: 5, personKey: 'B' })).toBe(
      'told_apart_by_source',
    );
    const listed = { companyId: 5, from: '2020-01-01' };
    expect(objectionTo(listed, listed)).toBe('listed_twice');
    expect(objectionTo(listed, { ...listed, from: undefined })).toBeUndefined();
    const common = { name: 'Thomas Huber', from: '2020-01-01' };
    expect(objectionTo({ ...common, ...LINZ }, { ...common, ...BERLIN })).toBe('far_apart_at_once');
    expect(
      objectionTo({ ...common, ...LINZ, until: '2021-01-01' }, { ...common, ...BERLIN, from: '2022-01-01' }),
    ).toBeUndefined();
    expect(objectionTo(LINZ, BERLIN)).toBeUndefined();
  });

  it('holds another day of the same year against, but does not forbid it', () => {
    const { evidence } = evidenceOf([
      mention(1, { ...LINZ, companyId: 1, birthYear: 1960, birthHash: 'a' }),
      mention(2, { ...LINZ, companyId: 1, birthYear: 1960, birthHash: 'b', role: 'Prokuristin' }),
    ]);
    expect(evidence).toMatchObject({
      isForbidden: false,
      reasons: expect.arrayContaining([{ kind: 'other_birth_date', bits: -6, year: 1960 }]),
    });
  });

  it('counts a Muller as the Müller he may be', () => {
    const many = Array.from({ length: 100 }, (_, i) => mention(i, { name: 'Karl Müller', place: `Ort ${i}` }));
    const counted = countStatistics(profiles([...many, ...strangers]));
    const [a, b] = profiles([mention(1, { name: 'Karl Muller' }), mention(2, { name: 'Karl Muller' })]) as [
      Profile,
      Profile,
    ];
    expect(weigh(a, b, counted)).toMatchObject({ reasons: [{ kind: 'name', persons: 100 }] });
  });
});

describe('statistics', () => {
  it('count persons, not entries', () => {
    const busy = Array.from({ length: 30 }, (_, i) => mention(i, LINZ));
    expect(countStatistics(profiles(busy))).toMatchObject({ persons: 1, surnames: new Map([['beispiel', 1]]) });
  });

  it('survive being stored, and refuse another version', () => {
    const stored = JSON.parse(JSON.stringify(storeStatistics(statistics)));
    expect(restoreStatistics(stored)).toEqual(statistics);
    expect(restoreStatistics({ ...stored, version: 0 })).toBeUndefined();
  });
});

describe('resolve', () => {
  const birth = { birthYear: 1970, birthHash: 'x' };
  const personsOf = (mentions: Mention[], decisions: Decision[] = []) => [
    ...resolve(profiles(mentions), decisions, statistics).persons,
  ];

  it('joins the certain, groups the likely and asks about the possible', () => {
    const mentions = [
      mention(1, { ...LINZ, ...birth }),
      mention(2, { ...LINZ, ...birth }),
      mention(3, LINZ),
      mention(4, {}),
    ];
    const { persons, groups, links } = resolve(profiles(mentions), [], statistics);
    expect([...persons]).toEqual([1, 1, 3, 4]);
    expect([...groups]).toEqual([1, 1, 1, 4]);
    expect(links.map((link) => [...link.persons, link.grade])).toEqual([
      [1, 3, 'likely'],
      [1, 4, 'possible'],
      [3, 4, 'possible'],
    ]);
  });

  it('does not join two dates of birth over somebody whose date is not known', () => {
    const door = [1, 2, 3].map((id) => ({ id, addressKey: 'Hauptplatz 1 4020', tiedTo: [] }));
    const mentions = [mention(1, { ...LINZ, ...birth }), mention(2, LINZ), mention(3, { ...LINZ, birthYear: 1995 })];
    const { persons, groups } = resolve(profiles(mentions, door), [], statistics);
    expect([...persons]).toEqual([1, 2, 3]);
    // Likely either, so neither.
    expect([...groups]).toEqual([1, 2, 3]);
  });

  it('keeps apart what an operator called two, and whoever would connect them', () => {
    const mentions = [mention(1, birth), mention(2, birth), mention(3, birth)];
    expect(personsOf(mentions)).toEqual([1, 1, 1]);
    const [one, two, three] = personsOf(mentions, [{ mentions: [1, 2], verdict: 'two' }]);
    expect(one).not.toBe(two);
    expect([one, two]).toContain(three);
  });

  it('joins what an operator called one, whatever speaks against, unless another decision forbids it', () => {
    const mentions = [
      mention(1, { birthYear: 1960 }),
      mention(2, { birthYear: 1970 }),
      mention(3, { birthYear: 1980 }),
    ];
    const one: Decision[] = [
      { mentions: [1, 2], verdict: 'one' },
      { mentions: [2, 3], verdict: 'one' },
    ];
    expect(personsOf(mentions, one)).toEqual([1, 1, 1]);
    expect(new Set(personsOf(mentions, [...one, { mentions: [1, 3], verdict: 'two' }])).size).toBe(2);
  });

  it('connects somebody with a thousand companies without comparing each with each', () => {
    const mentions = Array.from({ length: 1000 }, (_, id) => mention(id, LINZ));
    const { groups, edges } = resolve(profiles(mentions), [], statistics);
    expect(new Set(groups).size).toBe(1);
    expect(edges.length).toBeLessThan(10_000);
  });

  it('keeps five hundred namesakes of one city apart beside an administrator of 243 companies there', () => {
    const given = ['Thomas', 'Andrea', 'Peter', 'Sabine', 'Stefan', 'Monika', 'Jürgen', 'Petra', 'Frank', 'Ute'];
    const surname = (i: number): string => (i % 97 === 0 ? 'Müller' : `Fremd${String.fromCharCode(97 + (i % 26))}${i}`);
    const others = Array.from({ length: 20_000 }, (_, i) =>
      mention(100_000 + i, {
        name: `${given[i % 10]} ${surname(i)}`,
        ...(i % 20 === 3 ? BERLIN : { place: `Ort ${i % 700}` }),
      }),
    );
    const namesakes = Array.from({ length: 500 }, (_, i) => mention(1 + i, { name: 'Thomas Müller', ...BERLIN }));
    const administrator = Array.from({ length: 243 }, (_, i) =>
      mention(1_001 + i, { name: 'Roswitha Überschär', role: 'Insolvenzverwalterin', ...BERLIN }),
    );
    const all = profiles([...namesakes, ...administrator, ...others]);
    const { persons, groups } = resolve(all, [], countStatistics(all));
    const among = (ids: Float64Array, from: number, to: number): number => new Set(ids.slice(from, to)).size;
    expect([among(persons, 0, 500), among(groups, 0, 500)]).toEqual([500, 500]);
    expect(among(groups, 500, 743)).toBe(1);
  });
});
