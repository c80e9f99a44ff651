import { Random } from '@firmament/demo-world/random';
import type { MemoryStore } from '@firmament/identity/memory-store';
import type { Mention } from '@firmament/identity/mention';

const PURPOSE = 102;

/** Changes one thing at each of `count` companies: somebody leaves, joins, moves or is spelt otherwise. */
export const changeCompanies = (store: MemoryStore, seed: number, count: number): number[] => {
  const random = new Random(seed, PURPOSE, count);
  const mentions = [...store.allMentions.values()];
  // One of each company, so that large ones are not drawn more often.
  const ofCompany = new Map(mentions.map((mention) => [mention.companyId, mention]));
  const candidates = [...ofCompany.values()];
  const touched = new Set<number>();
  let nextId = mentions.length;
  while (touched.size < count) {
    const one = random.pick(candidates);
    if (touched.has(one.companyId)) continue;
    touched.add(one.companyId);
    const other = random.pick(mentions);
    const changed = changeOf(random, one, other, nextId);
    if (changed === undefined) store.removeMention(one.id);
    else store.putMention(changed);
    if (changed?.id === nextId) nextId++;
  }
  return [...touched];
};

/** Undefined: the mention is gone. */
const changeOf = (random: Random, one: Mention, other: Mention, id: number): Mention | undefined => {
  switch (random.below(4)) {
    case 0:
      return undefined;
    case 1:
      return { ...other, id, companyId: one.companyId };
    case 2:
      return { ...one, place: other.place, position: other.position };
    default:
      return { ...one, name: one.name.replace(/(\p{L})(\p{L})$/u, '$2$1') };
  }
};
