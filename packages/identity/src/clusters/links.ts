import type { Edge } from '../edge.ts';
import { byStrength } from '../edge.ts';
import { weigh } from '../evidence/evidence.ts';
import type { Reason } from '../evidence/reason.ts';
import type { Decision } from '../mention.ts';
import type { Profile } from '../profile.ts';
import type { Statistics } from '../statistics.ts';
import { addFaces, type Faces, isConflict } from './conflict.ts';

/** Two persons who are likely the same, and so in one group, or possibly, which is no more than a question. */
export type Link = {
  /** By their lowest mentions, the lower one first. */
  persons: readonly [number, number];
  grade: 'likely' | 'possible';
  /** The two mentions that speak for it most, and what they say. */
  mentions: readonly [number, number];
  bits: number;
  reasons: Reason[];
};

/** Where mentions stand after clustering. */
export type Standing = {
  personOf: (mention: number) => number;
  groupOf: (mention: number) => number;
  profileOf: (mention: number) => Profile;
  /** All mentions of a person. */
  mentionsOf: (person: number) => readonly Profile[];
};

const pairKey = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The best evidence of each two persons that edges connect. */
export const linksOf = (
  edges: Iterable<Edge>,
  decisions: readonly Decision[],
  standing: Standing,
  statistics: Statistics,
): Link[] => {
  const { personOf, groupOf } = standing;
  const best = new Map<string, Edge>();
  for (const edge of edges) {
    const [one, other] = [personOf(edge.a), personOf(edge.b)];
    if (one === other) continue;
    const key = pairKey(one, other);
    const known = best.get(key);
    if (known === undefined || byStrength(edge, known) < 0) best.set(key, edge);
  }
  for (const { mentions, verdict } of decisions) {
    if (verdict === 'two') best.delete(pairKey(personOf(mentions[0]), personOf(mentions[1])));
  }
  const facesOf = faceReader(standing);
  const links: Link[] = [];
  for (const edge of best.values()) {
    const isLikely = groupOf(edge.a) === groupOf(edge.b);
    if (!isLikely && isConflict(facesOf(personOf(edge.a)), facesOf(personOf(edge.b)), statistics)) continue;
    links.push(linkOf(edge, isLikely ? 'likely' : 'possible', standing, statistics));
  }
  return links.sort((one, other) => one.persons[0] - other.persons[0] || one.persons[1] - other.persons[1]);
};

const linkOf = (edge: Edge, grade: Link['grade'], standing: Standing, statistics: Statistics): Link => {
  const evidence = weigh(standing.profileOf(edge.a), standing.profileOf(edge.b), statistics);
  const [one, other] = [standing.personOf(edge.a), standing.personOf(edge.b)];
  return {
    persons: one < other ? [one, other] : [other, one],
    grade,
    mentions: [edge.a, edge.b],
    bits: edge.bits,
    reasons: evidence === undefined || evidence.isForbidden ? [] : evidence.reasons,
  };
};

const faceReader = ({ mentionsOf }: Standing): ((person: number) => Faces) => {
  const known = new Map<number, Faces>();
  return (person) => {
    let faces = known.get(person);
    if (faces === undefined) {
      faces = [];
      addFaces(faces, [...mentionsOf(person)]);
      known.set(person, faces);
    }
    return faces;
  };
};
