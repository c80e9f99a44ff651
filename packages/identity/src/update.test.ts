import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCompany, arbitraryDecision, arbitraryMention, arbitraryTie } from './arbitraries.ts';
import { MOST_COMPARED } from './blocking.ts';
import { byStrength } from './edge.ts';
import { MemoryStore } from './memory-store.ts';
import type { CompanyFacts, Decision, Mention } from './mention.ts';
import { profilesOf } from './profile.ts';
import { resolve } from './resolve.ts';
import { countStatistics, type Statistics } from './statistics.ts';
import { update } from './update.ts';
import { MOST_OFFICERS_COMPARED } from './weights.ts';

type Change =
  | { kind: 'mention'; mention: Mention }
  | { kind: 'removal'; id: number }
  | { kind: 'company'; company: CompanyFacts }
  | { kind: 'tie'; tie: [number, number] }
  | { kind: 'decision'; decision: Decision }
  | { kind: 'withdrawal' };

const arbitraryChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('mention' as const), mention: arbitraryMention }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('removal' as const), id: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('company' as const), company: arbitraryCompany }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tie' as const), tie: arbitraryTie }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decision' as const), decision: arbitraryDecision }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdrawal' as const) }) },
);

const factsOf = (store: MemoryStore, id: number): CompanyFacts => store.allCompanies.get(id) ?? { id, tiedTo: [] };

/** Applies a change to the facts and returns the companies it touched. */
const apply = (store: MemoryStore, change: Change): number[] => {
  const companiesOf = (ids: readonly number[]): number[] =>
    ids.flatMap((id) => store.allMentions.get(id)?.companyId ?? []);
  switch (change.kind) {
    case 'mention': {
      const before = companiesOf([change.mention.id]);
      store.putMention(change.mention);
      return [...before, change.mention.companyId];
    }
    case 'removal': {
      const before = companiesOf([change.id]);
      store.removeMention(change.id);
      return before;
    }
    case 'company':
      store.putCompany({ ...change.company, tiedTo: factsOf(store, change.company.id).tiedTo });
      return [change.company.id];
    case 'tie': {
      const [one, other] = change.tie;
      store.putCompany({ ...factsOf(store, one), tiedTo: [...factsOf(store, one).tiedTo, other] });
      store.putCompany({ ...factsOf(store, other), tiedTo: [...factsOf(store, other).tiedTo, one] });
      return change.tie;
    }
    case 'decision':
      store.allDecisions = [...store.allDecisions, change.decision];
      return companiesOf(change.decision.mentions);
    case 'withdrawal': {
      const [first, ...others] = store.allDecisions;
      store.allDecisions = others;
      return first ? companiesOf(first.mentions) : [];
    }
  }
};

/** Who is who, as the store says and as a run over everything says. */
const standingOf = async (store: MemoryStore) => ({
  edges: (await store.edges([...store.allEntries.keys()])).sort(byStrength),
  entries: [...store.allEntries.values()]
    .map(({ id, person, group, component }) => ({ id, person, group, component }))
    .sort((a, b) => a.id - b.id),
  links: [...store.allLinks].sort((a, b) => a.persons[0] - b.persons[0] || a.persons[1] - b.persons[1]),
});

/** Thousands of links are compared as one text: looking for the difference takes long even where there is none. */
const sayStanding = async (store: MemoryStore): Promise<string> => JSON.stringify(await standingOf(store));

const freshStanding = async (store: MemoryStore, statistics: Statistics) => {
  const fresh = new MemoryStore();
  const profiles = profilesOf(store.allMentions.values(), store.allCompanies.values());
  await fresh.fill(resolve(profiles, store.allDecisions, statistics), statistics);
  return await standingOf(fresh);
};

const measure = (mentions: readonly Mention[]): Statistics => countStatistics(profilesOf(mentions, []));

describe('update', () => {
  it('ends where a run over all ends, whatever changed in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryMention, { minLength: 10, maxLength: 60 }),
        fc.array(fc.array(arbitraryChange, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (known, batches) => {
          const statistics = measure(known);
          const store = new MemoryStore();
          for (const batch of batches) {
            await update(store, [...new Set(batch.flatMap((change) => apply(store, change)))], statistics);
            expect(await standingOf(store)).toEqual(await freshStanding(store, statistics));
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it('ends there, too, where only who sits beside somebody has changed', async () => {
    const [common, rare] = [
      ['Hans Huber', 'Otto Muster'],
      ['Eva Selten', 'Dr. Eva Selten', 'Egon Rar', 'Ida Einzig', 'Ida Einzig-Rar'],
    ];
    const towns = ['Linz', 'Bregenz', undefined];
    const persons = Array.from({ length: 900 }, (_, i): Mention => {
      const name = i < 24 ? common[i % 2] : `Anna Name${i}`;
      return { id: i, companyId: i, sourceId: 1, name: name ?? '', place: `Ort ${i}`, role: 'Vorstand' };
    });
    const statistics = measure(persons);
    const mention: fc.Arbitrary<Mention> = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      companyId: fc.integer({ min: 1, max: 4 }),
      sourceId: fc.constant(1),
      name: fc.constantFrom(...common, ...rare),
      place: fc.constantFrom(...towns),
      role: fc.constant('Vorstand'),
    });
    const change: fc.Arbitrary<Change> = fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('mention' as const), mention }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('removal' as const), id: fc.integer({ min: 1, max: 12 }) }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(mention, { minLength: 8, maxLength: 16 }),
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        async (first, then) => {
          const store = new MemoryStore();
          for (const one of first) store.putMention(one);
          await update(store, [1, 2, 3, 4], statistics);
          for (const batch of then) {
            await update(store, [...new Set(batch.flatMap((one) => apply(store, one)))], statistics);
            expect(await standingOf(store)).toEqual(await freshStanding(store, statistics));
          }
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  it('ends there where somebody leaves two companies at once, and where one becomes a crowd', async () => {
    const store = new MemoryStore();
    const officer = (id: number, companyId: number, name: string): Mention => ({
      id,
      companyId,
      sourceId: 1,
      name,
      role: 'Vorstand',
    });
    // Not so rare that their names alone would say all.
    const names = ['Eva Selten', 'Otto Einzig'];
    const statistics = measure(
      Array.from({ length: 900 }, (_, i) => ({
        ...officer(i, i, i < 14 ? (names[i % 2] ?? '') : `Anna Name${i}`),
        place: `Ort ${i}`,
      })),
    );
    for (const companyId of [1, 2]) {
      store.putMention(officer(companyId, companyId, 'Eva Selten'));
      store.putMention(officer(10 + companyId, companyId, 'Egon Rar'));
    }
    for (let i = 0; i < MOST_OFFICERS_COMPARED - 2; i++) store.putMention(officer(100 + i, 3, `Ida Wort${i}`));
    for (const id of [3, 4]) store.putMention(officer(id, 3, 'Otto Einzig'));
    const settle = async (...companyIds: number[]): Promise<number> => {
      await update(store, companyIds, statistics);
      expect(await standingOf(store)).toEqual(await freshStanding(store, statistics));
      return (await store.edges([1, 3])).reduce((sum, { bits }) => sum + bits, 0);
    };
    const before = await settle(1, 2, 3);
    for (const id of [11, 12]) store.removeMention(id);
    const alone = await settle(1, 2);
    expect(alone).toBeLessThan(before);
    for (let i = 0; i < 300; i++) store.putMention(officer(200 + i, 3, `Karl Satz${i}`));
    expect(await settle(3)).toBeLessThan(alone);
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(fc.array(arbitraryMention, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (list, order) => {
        const mentions = [...new Map(list.map((mention) => [mention.id, mention])).values()];
        const statistics = measure(mentions);
        const mixed = mentions
          .map((mention) => ({ mention, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ mention }) => mention);
        const result = (input: readonly Mention[]) => {
          const { persons, groups, links } = resolve(profilesOf(input, []), [], statistics);
          return { persons, groups, links };
        };
        expect(result(mixed)).toEqual(result(mentions));
      }),
    );
  }, 60_000);

  it('agrees where a block becomes too large to compare each with each, and small again', async () => {
    const store = new MemoryStore();
    const mention = (id: number): Mention => ({
      id,
      companyId: 1000 + id,
      sourceId: 1,
      name: 'Eva Überbeispiel',
      place: 'Linz',
      role: 'Geschäftsführerin',
    });
    const first = Array.from({ length: MOST_COMPARED - 1 }, (_, i) => mention(i + 1));
    const strangers = Array.from(
      { length: 500 },
      (_, i): Mention => ({
        id: i,
        companyId: i,
        sourceId: 1,
        name: `Anna Name${i}`,
        place: `Ort ${i}`,
        role: 'Vorstand',
      }),
    );
    const statistics = measure([...first, ...strangers]);
    // One door makes them certain, and so one person without thousands of links.
    for (let id = 1; id <= 200; id++) store.putCompany({ id: 1000 + id, addressKey: 'Hauptplatz 1', tiedTo: [] });
    for (const one of first) store.putMention(one);
    // Beside the large block one of them has another, which only the day of birth makes.
    const born = { birthYear: 1970, birthHash: 'a' };
    store.putMention({ ...mention(7), ...born });
    store.putMention({ ...mention(500), ...born, name: 'Eva Anders', place: 'Graz' });
    await update(store, [...first.map(({ companyId }) => companyId), 1500], statistics);
    expect(await store.edges([500])).not.toEqual([]);
    for (const id of [200, 150, 3]) {
      store.putMention(mention(id));
      await update(store, [1000 + id], statistics);
      expect(await sayStanding(store)).toBe(JSON.stringify(await freshStanding(store, statistics)));
    }
    for (const id of [5, 150]) {
      store.removeMention(id);
      await update(store, [1000 + id], statistics);
      expect(await sayStanding(store)).toBe(JSON.stringify(await freshStanding(store, statistics)));
    }
  }, 60_000);

  it('looks only at what a change can reach', async () => {
    const store = new MemoryStore();
    const mentions = Array.from(
      { length: 300 },
      (_, id): Mention => ({
        id,
        companyId: id,
        sourceId: 1,
        name: `Eva Wort${'abcdefghij'[id % 10]}${id}`,
        role: 'Vorstand',
      }),
    );
    for (const one of mentions) store.putMention(one);
    const statistics = measure(mentions);
    await update(
      store,
      mentions.map(({ companyId }) => companyId),
      statistics,
    );
    expect(await update(store, [7], statistics)).toEqual({ touched: 0, compared: 0, clustered: 0 });
    store.putMention({ ...(mentions[7] as Mention), role: 'Prokura' });
    expect(await update(store, [7, 8], statistics)).toEqual({ touched: 1, compared: 0, clustered: 1 });
  });
});
