import { Random } from '@firmament/demo-world/random';
import type { DayNumber } from '@firmament/network/relation';
import type { TieStatement } from './statement.ts';

/** Companies that own each other: trees with long branches, second holders, loops, unknown shares and outsiders. */

type Tie = Pick<TieStatement, 'from' | 'to' | 'kind' | 'title' | 'share' | 'isLikely'> & {
  term: Pick<TieStatement, 'start' | 'end'>;
};

const FAMILIES = 102;

const ALONE_SHARE = 0.76;
/** The share of families with at least k members falls like k to this power. */
const TAIL = -1 / 1.3;
/** Below what one answer looks at. */
const LARGEST = 300;
/** Of members, how many are held by the one before: long chains. The others are held nearer the head. */
const CHAIN_SHARE = 0.35;
const LOOP_SHARE = 0.05;
const SECOND_HOLDER_SHARE = 0.2;
const CONSOLIDATED_SHARE = 0.12;
const BRANCH_SHARE = 0.03;
const GENERAL_PARTNER_SHARE = 0.06;
const NAMED_OWNER_SHARE = 0.08;
const LIKELY_SHARE = 0.04;

/** So many companies for one that is named, but not on record; some are named often. */
const COMPANIES_PER_NAMED = 20;

export const namedIn = (companies: number): number => Math.max(1, Math.floor(companies / COMPANIES_PER_NAMED));

export function* familyTies(seed: number, companies: number): Generator<Tie> {
  for (let head = 1; head <= companies; ) {
    const random = new Random(seed, FAMILIES, head);
    const drawn = random.chance(ALONE_SHARE) ? 1 : 1 + Math.ceil((1 - random.next()) ** TAIL);
    const size = Math.min(drawn, LARGEST, companies - head + 1);
    yield* tiesOfFamily(random, head, size, companies);
    head += size;
  }
}

function* tiesOfFamily(random: Random, head: number, size: number, companies: number): Generator<Tie> {
  if (random.chance(NAMED_OWNER_SHARE)) {
    const to = { named: 1 + random.zipf(namedIn(companies), 50) };
    yield { from: head, to, kind: 'shareholder', share: drawShare(random), isLikely: false, term: drawTerm(random) };
  }
  for (let member = 0; member < size; member++) {
    const company = head + member;
    if (member > 0) yield* tiesOfMember(random, head, member);
    if (random.chance(GENERAL_PARTNER_SHARE)) {
      // The company with limited liability that runs a partnership is registered beside it.
      const to = { company: company > 1 ? company - 1 : company + 1 };
      yield {
        from: company,
        to,
        kind: 'representative',
        title: 'Komplementär',
        isLikely: false,
        term: drawTerm(random),
      };
    }
    if (random.chance(BRANCH_SHARE)) {
      const to = { company: 1 + random.below(companies) };
      if (to.company !== company) yield { from: company, to, kind: 'branch', isLikely: false, term: drawTerm(random) };
    }
  }
  if (size > 2 && random.chance(LOOP_SHARE)) {
    const to = { company: head + size - 1 };
    yield { from: head, to, kind: 'shareholder', share: random.pick([5, 10, 24]), isLikely: false, term: {} };
  }
}

function* tiesOfMember(random: Random, head: number, member: number): Generator<Tie> {
  const from = head + member;
  const owner = random.chance(CHAIN_SHARE) ? member - 1 : Math.floor(member * random.next() ** 2);
  const to = { company: head + owner };
  const hasSecond = owner > 0 && random.chance(SECOND_HOLDER_SHARE);
  const share = hasSecond ? random.pick([50, 51, 75, 90]) : drawShare(random);
  const isLikely = random.chance(LIKELY_SHARE);
  yield { from, to, kind: 'shareholder', share, isLikely, term: drawTerm(random) };
  if (hasSecond) {
    const second = { company: head + random.below(owner) };
    const rest = random.chance(0.3) || share === undefined ? undefined : 100 - share;
    yield { from, to: second, kind: 'shareholder', share: rest, isLikely: false, term: drawTerm(random) };
  }
  if (random.chance(CONSOLIDATED_SHARE)) yield { from, to, kind: 'parent', isLikely: false, term: {} };
}

const drawShare = (random: Random): number | undefined => {
  const at = random.next();
  if (at < 0.45) return 100;
  return at < 0.78 ? random.between(1, 99) + random.below(100) / 100 : undefined;
};

const PAST_SHARE = 0.08;
const UNKNOWN_END_SHARE = 0.2;

const drawTerm = (random: Random): Tie['term'] => {
  const start: DayNumber = 30_000 + random.below(14_000);
  if (!random.chance(PAST_SHARE)) return random.chance(0.5) ? { start } : {};
  return { start, end: random.chance(UNKNOWN_END_SHARE) ? 'unknown' : start + 1 + random.below(2_000) };
};
