import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { sourceName } from '@firmament/api-contract/words/source-name';
import type { Day } from '@firmament/calendar/day';
import type { Text } from './rule.ts';

export const inBoth = (write: (language: Language) => string): Text => ({ en: write('en'), de: write('de') });

export const dayText = (day: Day): Text => inBoth((language) => longDay(language, day));

/** "Firmenbuch, as of 15 September 2025". */
export const originText = (sourceLabel: string | null, asOf: Day | null): Text =>
  inBoth((language) => {
    const source = sourceLabel === null ? [] : [sourceName(sourceLabel, language)];
    const said = { en: 'as of', de: 'Stand' }[language];
    return [...source, ...(asOf === null ? [] : [`${said} ${longDay(language, asOf)}`])].join(', ');
  });

const COUNTS: Record<Language, readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
};

/** Up to twelve in words. */
export const countWord = (count: number): Text => inBoth((language) => COUNTS[language][count] ?? String(count));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wholeNumbers = (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 0 });

const NUMBERS: Record<Language, Intl.NumberFormat> = { en: wholeNumbers('en'), de: wholeNumbers('de') };

/** "EUR −203,000", "−203.000 EUR", with a true minus. */
export const amountText = (amount: number, currency: string): Text =>
  inBoth((language) => {
    const number = NUMBERS[language].format(amount).replace('-', '−');
    return (language === 'de' ? [number, currency] : [currency, number]).join('\u00a0');
  });

const PERCENT: Record<Language, (share: string) => string> = {
  en: (share) => `${share}%`,
  de: (share) => `${share.replace('.', ',')}\u00a0%`,
};

/** "33.4%" of 33.36. */
export const percentText = (percent: number): Text =>
  inBoth((language) => PERCENT[language](percent.toFixed(1).replace('-', '−')));

/** "A, B and C". */
export const listText = (parts: readonly Text[]): Text =>
  inBoth((language) => {
    const words = parts.map((part) => part[language]);
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${{ en: 'and', de: 'und' }[language]} ${last}`;
  });
