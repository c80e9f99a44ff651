import { longDay } from '@firmament/api-contract/long-day';
import { germanName } from './german-name.ts';
import { amountOf, extentOf, type Held, intervalText, shapeOf, sinceOf } from './held.ts';
import { listText } from './wording.ts';

/** "Die Leitner Familienholding GmbH hält über die Leitner Netzbau GmbH 30 % an der Leitner Windkraft GmbH". */

/** What stands between the verb and what is held, and at the end. */
type Time = { isPast: boolean; when: string; endsWithDay: boolean; after: string };

const timeOf = (held: Held, evidence: string): Time => {
  const day = sinceOf(held);
  const since = day === undefined ? '' : `seit ${longDay('de', day)}`;
  const after = since === '' ? '' : ` (${since})`;
  if (held.time === 'now') return { isPast: false, when: since && ` ${since}`, endsWithDay: since !== '', after: '' };
  if (held.time === 'then') return { isPast: true, when: ` am ${longDay('de', held.on)}`, endsWithDay: true, after };
  return { isPast: true, when: ` zuletzt${evidence && ` (laut ${evidence})`}`, endsWithDay: false, after };
};

/** `evidence` is named where it was last stated; otherwise it stands at the end of the sentence. */
export const germanHolding = (held: Held, evidence: string): string => {
  const { owned, between, owner, isShare } = held;
  const who = germanName(owner, 'nominative');
  const of = germanName(owned, 'accusative');
  const { isPast, when, after, endsWithDay } = timeOf(held, evidence);
  const names = listText(
    between.map((one) => germanName(one, 'accusative')),
    'de',
  );
  const extent = extentOf(held);
  const [through, partly] = [
    names === '' || extent !== 'all' ? '' : ` über ${names}`,
    extent === 'among others' ? `, unter anderem über ${names}` : '',
  ];
  switch (shapeOf(held)) {
    case 'consolidation':
      return `${who} ${isPast ? 'bezog' : 'bezieht'}${when} ${of} in den Konzernabschluss ein${after}`;
    case 'parent':
      return `${who} ${isPast ? 'war' : 'ist'}${when} Mutterunternehmen ${germanName(owned, 'genitive')}${after}`;
    case 'control': {
      const share = isShare
        ? `wie hoch der Anteil ${isPast ? 'war' : 'ist'}, ist nicht bekannt`
        : 'ein Anteil ist nicht genannt';
      const verb = isPast ? 'kontrollierte' : 'kontrolliert';
      return `${who} ${verb}${when}${through} ${of}${partly}${after}; ${share}`;
    }
    case 'share': {
      const amount = amountText(held, { isAfterDay: endsWithDay && through === '' });
      return `${who} ${isPast ? 'hielt' : 'hält'}${when}${through} ${amount}${partly}${after}`;
    }
  }
};

const amountText = (held: Held, { isAfterDay }: { isAfterDay: boolean }): string => {
  const amount = intervalText(amountOf(held), 'de');
  const at = `an ${germanName(held.owned, 'dative')}`;
  const unknown = `einen Anteil in unbekannter Höhe ${at}`;
  const extent = extentOf(held);
  if (extent === 'partly direct') {
    const direct = held.direct && intervalText(held.direct, 'de');
    const part = direct === undefined ? 'einen Teil davon direkt' : `davon ${direct} direkt`;
    return `insgesamt ${amount === undefined ? unknown : `${amount} ${at}`}, ${part}`;
  }
  if (amount === undefined) return unknown;
  if (extent === 'among others') return `insgesamt ${amount} ${at}`;
  return `${isAfterDay ? `einen Anteil von ${amount}` : amount} ${at}`;
};
