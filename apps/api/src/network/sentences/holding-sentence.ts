import type { NetworkHolding, OWNERSHIP_THRESHOLDS } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import type { Interval } from '@firmament/network/answers';
import type { Text } from '../../platform/http/app-error.ts';
import { germanName } from './german-name.ts';
import { citationOf } from './relation-sentence.ts';
import type { Named, Told } from './told.ts';
import { asSentence, inBoth, listText, percentText } from './wording.ts';

type Threshold = (typeof OWNERSHIP_THRESHOLDS)[number];

export type Held = {
  owner: Named;
  owned: Named;
  /** On the chain that carries most, from the owner on. */
  between: readonly Named[];
  direct: Interval | undefined;
  share: Interval;
  isControlling: boolean;
  reaches: NetworkHolding['reaches'];
  threshold: Threshold;
  /** Somebody who holds part of itself, through others. */
  isItself: boolean;
  /** The relations of that chain. */
  chain: readonly Told[];
};

const PRECISE = 0.005;
const isExact = ({ min, max }: Interval): boolean => max - min < PRECISE;
const isUnknown = ({ min, max }: Interval): boolean => min < PRECISE && max > 100 - PRECISE;

const BOUNDS = {
  en: {
    ...{ least: (min: string) => `at least ${min}`, most: (max: string) => `at most ${max}` },
    between: (min: string, max: string) => `between ${min} and ${max}`,
  },
  de: {
    ...{ least: (min: string) => `mindestens ${min}`, most: (max: string) => `höchstens ${max}` },
    between: (min: string, max: string) => `zwischen ${min} und ${max}`,
  },
};

/** "51%", "between 24% and 49%", "at least 24%"; undefined if nothing is known of it. */
export const intervalText = (interval: Interval, language: Language): string | undefined => {
  if (isUnknown(interval)) return undefined;
  const [min, max] = [percentText(interval.min, language), percentText(interval.max, language)];
  const { least, most, between } = BOUNDS[language];
  if (isExact(interval)) return min;
  if (interval.max > 100 - PRECISE) return least(min);
  return interval.min < PRECISE ? most(max) : between(min, max);
};

const LIMITS: Record<Exclude<Threshold, 'any'>, Text> = {
  over_25: { en: 'more than 25%', de: 'mehr als 25\u00a0%' },
  from_25: { en: '25% or more', de: '25\u00a0% oder mehr' },
  over_50: { en: 'more than 50%', de: 'mehr als 50\u00a0%' },
};

const controlText = ({ isControlling, between, share }: Held): Text => {
  if (!isControlling || isUnknown(share)) return { en: '', de: '' };
  return between.length === 0
    ? { en: '; this means control', de: '; das bedeutet Kontrolle' }
    : {
        en: '; this means control, because there is a majority or consolidation at every step',
        de: '; das bedeutet Kontrolle, weil auf jeder Stufe eine Mehrheit oder Konsolidierung besteht',
      };
};

const doubtText = ({ reaches, threshold, isControlling, share }: Held): Text => {
  if (reaches !== 'maybe' || threshold === 'any' || (isControlling && isUnknown(share))) return { en: '', de: '' };
  const { en, de } = LIMITS[threshold];
  return { en: `; whether this is ${en} is not known`, de: `; ob das ${de} sind, ist nicht bekannt` };
};

/** Some is held directly, and some through others. */
const hasBoth = ({ direct, share, between }: Held): boolean =>
  direct !== undefined && (between.length > 0 || !isExact({ min: direct.min, max: share.min }));

const english = (held: Held): string => {
  const { owner, owned, between, share, direct, isItself, isControlling } = held;
  const names = between.map(({ name }) => name);
  const through = names.length === 0 ? '' : `, through ${listText(names, 'en')},`;
  const whole = intervalText(share, 'en');
  const part = direct === undefined ? undefined : intervalText(direct, 'en');
  const of = isItself ? 'itself' : owned.name;
  const what = whole === undefined ? `a share of unknown size in ${of}` : `${whole} of ${of}`;
  if (whole === undefined && isControlling)
    return `${owner.name}${through} controls ${of}; how much it holds is not known`;
  if (hasBoth(held) && whole !== part) {
    const directly = part === undefined ? 'part of it directly' : `${part} of it directly`;
    return `${owner.name} holds ${what} in all, ${directly}`;
  }
  return `${owner.name}${through} holds ${what}`;
};

const german = (held: Held): string => {
  const { owner, owned, between, share, direct, isItself, isControlling } = held;
  const names = between.map((one) => germanName(one, 'accusative'));
  const through = names.length === 0 ? '' : ` über ${listText(names, 'de')}`;
  const whole = intervalText(share, 'de');
  const part = direct === undefined ? undefined : intervalText(direct, 'de');
  const at = `an ${isItself ? 'sich selbst' : germanName(owned, 'dative')}`;
  const who = germanName(owner, 'nominative');
  const what = `${whole ?? 'einen Anteil in unbekannter Höhe'} ${at}`;
  if (whole === undefined && isControlling) {
    const company = isItself ? 'sich selbst' : germanName(owned, 'accusative');
    return `${who} kontrolliert${through} ${company}; wie hoch der Anteil ist, ist nicht bekannt`;
  }
  if (hasBoth(held) && whole !== part) {
    const directly = part === undefined ? 'einen Teil davon direkt' : `davon ${part} direkt`;
    return `${who} hält insgesamt ${what}, ${directly}`;
  }
  return `${who} hält${through} ${what}`;
};

/** More would be longer than the sentence. */
const MOST_SOURCES = 3;
const MORE: Text = { en: 'and others', de: 'und andere' };

const evidenceOf = (chain: readonly Told[], language: Language): string => {
  const all = [...new Set(chain.map((told) => citationOf(told, language)))];
  const cited = all.length > MOST_SOURCES ? [...all.slice(0, MOST_SOURCES), MORE[language]] : all;
  return cited.length === 0 ? '' : ` (${cited.join('; ')})`;
};

/** What somebody holds of a company, as far as it is known; whether that is control is told apart from the share. */
export const holdingSentence = (held: Held): Text => {
  const [control, doubt] = [controlText(held), doubtText(held)];
  return inBoth((language) => {
    const clause = language === 'de' ? german(held) : english(held);
    return asSentence(clause + control[language] + doubt[language] + evidenceOf(held.chain, language));
  });
};
