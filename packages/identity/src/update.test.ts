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
      ...{ id, companyId: 1000 + id, sourceId: 1, name: 'Eva Überbeispiel', place: 'Linz', role: 'Geschäftsführerin' },
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
