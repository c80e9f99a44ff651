import { longDay } from '@firmament/api-contract/long-day';
import { amountOf, extentOf, type Held, intervalText, shapeOf, sinceOf } from './held.ts';
import { listText } from './wording.ts';

/** "Leitner Familienholding GmbH, through Leitner Netzbau GmbH, holds 30% of Leitner Windkraft GmbH". */

type Verb = { now: string; since: string; past: string };
const HOLD: Verb = { now: 'holds', since: 'has held', past: 'held' };
const CONTROL: Verb = { now: 'controls', since: 'has controlled', past: 'controlled' };
const CONSOLIDATE: Verb = { now: 'consolidates', since: 'has consolidated', past: 'consolidated' };
const BE: Verb = { now: 'is', since: 'has been', past: 'was' };

/** What stands in front of the sentence, how verbs are put, and what stands at the end. */
type Time = { before: string; tense: keyof Verb; after: string };

const timeOf = (held: Held, evidence: string): Time => {
  const day = sinceOf(held);
  const since = day === undefined ? '' : `since ${longDay('en', day)}`;
  const after = since === '' ? '' : ` (${since})`;
  if (held.time === 'now') return { before: '', tense: since === '' ? 'now' : 'since', after: since && ` ${since}` };
  if (held.time === 'then') return { before: `On ${longDay('en', held.on)}, `, tense: 'past', after };
  return { before: `When last stated${evidence && ` (${evidence})`}, `, tense: 'past', after };
};

/** `evidence` is named where it was last stated; otherwise it stands at the end of the sentence. */
export const englishHolding = (held: Held, evidence: string): string => {
  const { owner, owned, between, isShare } = held;
  const { before, tense, after } = timeOf(held, evidence);
  const of = owned.name;
  const names = listText(
    between.map(({ name }) => name),
    'en',
  );
  const extent = extentOf(held);
  const through = names === '' || extent !== 'all' ? '' : `, through ${names},`;
  const partly = extent === 'among others' ? `, through ${names} among others` : '';
  const who = `${before}${owner.name}${through}`;
  switch (shapeOf(held)) {
    case 'consolidation':
      return `${who} ${CONSOLIDATE[tense]} ${of} in its accounts${after}`;
    case 'parent':
      return `${who} ${BE[tense]} the parent company of ${of}${after}`;
    case 'control': {
      const held = tense === 'past' ? 'was held' : 'is held';
      const share = isShare ? `how much ${held} is not known` : 'no share is stated';
      return `${who} ${CONTROL[tense]} ${of}${partly}${after}; ${share}`;
    }
    case 'share':
      return `${who} ${HOLD[tense]} ${amountText(held, of)}${partly}${after}`;
  }
};

const amountText = (held: Held, of: string): string => {
  const amount = intervalText(amountOf(held), 'en');
  const what = amount === undefined ? `a share of unknown size in ${of}` : `${amount} of ${of}`;
  const extent = extentOf(held);
  if (extent === 'partly direct') {
    const direct = held.direct && intervalText(held.direct, 'en');
    return `${what} in all, ${direct ?? 'part'} of it directly`;
  }
  return extent === 'among others' && amount !== undefined ? `${what} in all` : what;
};
