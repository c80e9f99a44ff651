import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import type { Text } from '../../platform/http/app-error.ts';
import { englishHolding } from './english-holding.ts';
import { germanHolding } from './german-holding.ts';
import { type Held, shapeOf } from './held.ts';
import { citationsOf } from './relation-sentence.ts';
import { asSentence, inBoth } from './wording.ts';

const NOTHING: Text = { en: '', de: '' };

const LIMITS: Record<Exclude<Held['threshold'], 'any'>, Text> = {
  over_25: { en: 'more than 25%', de: 'mehr als 25\u00a0%' },
  from_25: { en: '25% or more', de: '25\u00a0% oder mehr' },
  over_50: { en: 'more than 50%', de: 'mehr als 50\u00a0%' },
};

/** What is only likely would be control, and what was stated long ago was. */
const MEANS = {
  now: { en: 'this means control', de: 'das bedeutet Kontrolle' },
  past: { en: 'this meant control', de: 'das bedeutete Kontrolle' },
  nowPerhaps: { en: 'this would mean control', de: 'das würde Kontrolle bedeuten' },
  pastPerhaps: { en: 'this would have meant control', de: 'das hätte Kontrolle bedeutet' },
};
const TOGETHER_WITH: Text = { en: 'together with controlled companies', de: 'zusammen mit beherrschten Unternehmen' };
const MEAN_TOGETHER: Record<keyof typeof MEANS, Text> = {
  now: { en: ', this means control', de: ' bedeutet das Kontrolle' },
  past: { en: ', this meant control', de: ' bedeutete das Kontrolle' },
  nowPerhaps: { en: ', this would mean control', de: ' würde das Kontrolle bedeuten' },
  pastPerhaps: { en: ', this would have meant control', de: ' hätte das Kontrolle bedeutet' },
};

const controlText = (held: Held): Text => {
  const { controlReason, time, grade } = held;
  if (controlReason === undefined || shapeOf(held) === 'control') return NOTHING;
  const isPast = time !== 'now';
  const tense = isPast ? 'past' : 'now';
  const how = grade === 'likely' ? (`${tense}Perhaps` as const) : tense;
  return inBoth((language) => {
    if (controlReason === 'together') return `; ${TOGETHER_WITH[language]}${MEAN_TOGETHER[how][language]}`;
    return `; ${MEANS[how][language]}${controlReason === 'chain' ? stepByStep(isPast)[language] : ''}`;
  });
};

const stepByStep = (isPast: boolean): Text => ({
  en: `, because there ${isPast ? 'was' : 'is'} a majority or consolidation at every step`,
  de: `, weil auf jeder Stufe eine Mehrheit oder Konsolidierung ${isPast ? 'bestand' : 'besteht'}`,
});

const doubtText = (held: Held): Text => {
  const { reaches, threshold, time } = held;
  if (reaches !== 'maybe' || threshold === 'any' || shapeOf(held) !== 'share' || held.isDisputed) return NOTHING;
  const { en, de } = LIMITS[threshold];
  const isPast = time !== 'now';
  return {
    en: `; whether this ${isPast ? 'was' : 'is'} ${en} is not known`,
    de: `; ob das ${de} ${isPast ? 'waren' : 'sind'}, ist nicht bekannt`,
  };
};

const contradictionText = (held: Held): Text => {
  if (held.contradiction === undefined) return NOTHING;
  if (!held.isDisputed) {
    return { en: '; statements along the way contradict each other', de: '; Angaben dazu widersprechen sich' };
  }
  return held.contradiction === 'outdated'
    ? { en: '; newer statements contradict this', de: '; neuere Angaben widersprechen dem' }
    : {
        en: '; the statements contradict each other: together they make more than 100%',
        de: '; die Angaben widersprechen sich: Zusammen ergeben sie mehr als 100\u00a0%',
      };
};

const ageText = ({ time, isToday, on }: Held): Text => {
  if (time !== 'last') return NOTHING;
  if (isToday) return { en: '; whether this still holds is not known', de: '; ob das noch gilt, ist nicht bekannt' };
  return {
    en: `; whether this still held on ${longDay('en', on)} is not known`,
    de: `; ob das am ${longDay('de', on)} noch galt, ist nicht bekannt`,
  };
};

const BY_NAME: Text = {
  en: 'matched by name alone: likely, not certain',
  de: 'nur über den Namen zugeordnet: wahrscheinlich, nicht sicher',
};
const PARTLY: Text = { en: 'partly ', de: 'teils ' };

const guessText = ({ grade, chain, beside }: Held, language: Language): string => {
  if (grade !== 'likely') return '';
  const isAll = [...chain, ...beside].every((stated) => stated.grade === 'likely');
  return (isAll ? '' : PARTLY[language]) + BY_NAME[language];
};

/**
 * What somebody holds of a company, as far as it is known; whether that is control is told apart from the share. What is
 * old is told as old, what is likely as likely.
 */
export const holdingSentence = (held: Held): Text => {
  const tails = [controlText(held), doubtText(held), contradictionText(held), ageText(held)];
  return inBoth((language) => {
    const cited = citationsOf([...held.chain, ...held.beside], language);
    const clause = language === 'de' ? germanHolding(held, cited) : englishHolding(held, cited);
    const marks = [held.time === 'last' ? '' : cited, guessText(held, language)].filter((mark) => mark !== '');
    const tail = tails.map((text) => text[language]).join('');
    return asSentence(`${clause}${tail}${marks.length === 0 ? '' : ` (${marks.join('; ')})`}`);
  });
};
