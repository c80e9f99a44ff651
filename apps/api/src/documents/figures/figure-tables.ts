import { filedAmount } from '@firmament/api-contract/filed-amount';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { formatDay, formatFigure, NONE, type SheetTable, shortDay } from '../sheet.ts';
import { type FigureName, GROUPS, type Group, type Line, unitOf } from './figure-lines.ts';

/** The accounts of a business year; figures in EUR, as we store them. */
export type Year = {
  day: string;
  currency: string;
  /** EUR for one unit of the currency. */
  rate: number;
  rateOn: string | null;
  figures: Readonly<Record<FigureName, number | null>>;
};

const TEXTS = {
  en: {
    amounts: { money: 'Amounts', percent: 'In per cent', mixed: 'Heads; amounts' },
    change: 'Change',
    points: 'pp',
    formula: 'Change = (last − previous) ÷ last, of the amounts as filed; of ratios in percentage points.',
    converted: (year: string, currency: string, rate: string, on: string) =>
      `The accounts as of ${year} were filed in ${currency}. EUR at ${rate} for 1 ${currency}${on}.`,
    rateOn: (day: string) => `, rate of ${day}`,
    noDay: 'day not known',
    noRateDay: '; the day of the rate is not known',
  },
  de: {
    amounts: { money: 'Beträge', percent: 'In Prozent', mixed: 'Köpfe; Beträge' },
    change: 'Veränderung',
    points: 'PP',
    formula:
      'Veränderung = (letzter − vorheriger Wert) ÷ letzter Wert, aus den eingereichten Beträgen; bei Quoten in Prozentpunkten.',
    converted: (year: string, currency: string, rate: string, on: string) =>
      `Der Abschluss zum ${year} wurde in ${currency} eingereicht. Umgerechnet zu ${rate} EUR je ${currency}${on}.`,
    rateOn: (day: string) => `, Kurs vom ${day}`,
    noDay: 'Tag nicht bekannt',
    noRateDay: '; der Tag des Kurses ist nicht bekannt',
  },
};

/** As filed. Ratios and heads have no currency. */
export const filedIn = (year: Year, name: FigureName): number | null => {
  const value = year.figures[name];
  return value === null || unitOf(name) !== 'money' || year.currency === 'EUR' ? value : filedAmount(value, year.rate);
};

const cellOf = (language: Language, name: FigureName, value: number | null): string =>
  formatFigure(language, unitOf(name) === 'money' ? 'eur' : unitOf(name) === 'heads' ? 'heads' : 'percent', value);

const signed = (language: Language, value: number): string =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '−');

/** Follows from the filed amounts, so that an exchange rate alone changes nothing. */
export const changeOf = (language: Language, name: FigureName, last: Year, previous: Year): string => {
  const [now, before] = [filedIn(last, name), filedIn(previous, name)];
  if (now === null || before === null) return NONE;
  if (unitOf(name) === 'percent') return `${signed(language, now - before)} ${TEXTS[language].points}`;
  const isOtherCurrency = unitOf(name) === 'money' && last.currency !== previous.currency;
  if (now <= 0 || before <= 0 || isOtherCurrency) return NONE;
  return `${signed(language, ((now - before) / now) * 100)}${language === 'de' ? '\u00a0%' : '%'}`;
};

/** The figures of a year beside those of the year before, group by group; lines that neither has are left out. */
export const figureTables = (language: Language, last: Year, previous: Year | undefined): SheetTable[] =>
  GROUPS.flatMap((group) => tableOf(language, group, last, previous));

const tableOf = (language: Language, group: Group, last: Year, previous: Year | undefined): SheetTable[] => {
  const years = previous ? [last, previous] : [last];
  const lines = group.lines.filter(({ name }) => years.some(({ figures }) => figures[name] !== null));
  if (lines.length === 0) return [];
  const isMoney = group.unit !== 'percent';
  const isConverted = isMoney && years.some(({ currency }) => currency !== 'EUR');
  // One currency for all is said once.
  const unit = `${TEXTS[language].amounts[group.unit]}${isMoney && !isConverted ? ' in EUR' : ''}`;
  const headOf = ({ day, currency }: Year) =>
    isConverted ? `${shortDay(language, day)}\n${currency}` : shortDay(language, day);
  const rowOf = ({ name, isStrong = false, ...label }: Line) => {
    const isAmount = unitOf(name) === 'money';
    return {
      cells: [
        label[language],
        ...years.map((year) => cellOf(language, name, filedIn(year, name))),
        ...(previous ? [changeOf(language, name, last, previous)] : []),
        ...(isConverted ? years.map(({ figures }) => (isAmount ? cellOf(language, name, figures[name]) : '')) : []),
      ],
      isStrong,
    };
  };
  return [
    {
      heading: group[language],
      columns: [
        unit,
        ...years.map(headOf),
        ...(previous ? [TEXTS[language].change] : []),
        ...(isConverted ? years.map(({ day }) => `${shortDay(language, day)}\nEUR`) : []),
      ],
      rows: lines.map(rowOf),
      isNumeric: true,
    },
  ];
};

const rateText = (rate: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(rate);

/** `1 CHF = 1.0625 EUR, 31 Dec 2024` */
export const rateOf = (language: Language, { currency, rate, rateOn }: Year): string =>
  [
    `1 ${currency} = ${rateText(rate, language)} EUR`,
    rateOn === null ? TEXTS[language].noDay : shortDay(language, rateOn),
  ].join(', ');

/** At which rate and of which day amounts were converted. */
export const rateNotes = (language: Language, years: readonly Year[]): string[] => {
  const { converted, rateOn, noRateDay } = TEXTS[language];
  return years
    .filter(({ currency }) => currency !== 'EUR')
    .map((year) => {
      const on = year.rateOn === null ? noRateDay : rateOn(formatDay(language, year.rateOn));
      return converted(formatDay(language, year.day), year.currency, rateText(year.rate, language), on);
    });
};

export const changeNote = (language: Language): string => TEXTS[language].formula;
