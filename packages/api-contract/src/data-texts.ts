import { type Day, dayOf, daysBetween, TIME_ZONE } from '@firmament/calendar/day';
import type { AnySourceName } from '@firmament/record/sources/sources';
import type { Wording } from '@firmament/record/wording';
import type { DataReport, SourceReport } from './calls/sources.ts';
import { COVERED_FIELDS, type CoveredCountry, type CoveredField } from './coverage.ts';
import type { Language } from './language.ts';
import { LOCALES } from './locales.ts';
import { longDay } from './long-day.ts';

/**
 * The texts of the public page about the data that depend on what was counted. As with the offer, the build leaves
 * marks, the server fills them in, and the browser words the same texts with the same code. Without schemas, because the
 * page loads it.
 */

const SOURCE_FIELDS = [
  ...(['label', 'licence', 'attribution', 'count', 'counts', 'age', 'range', 'tone', 'pace', 'read'] as const),
  ...(['from', 'place', 'end', 'size', 'order', 'middle'] as const),
] as const;

type SourceField = (typeof SOURCE_FIELDS)[number];

export type DataKey =
  | 'counted'
  | `${AnySourceName}.${SourceField}`
  | `${CoveredCountry}.companies`
  | `${CoveredCountry}.${CoveredField}.${'share' | 'count' | 'width'}`;

/** What a part of the page depends on: `source` is listed, `line` has days and can be drawn. */
export type DataCase = 'counted' | 'empty' | 'uncounted' | 'demo' | `${'source' | 'line'}.${AnySourceName}`;

export const isDataCase = (report: DataReport, what: string): boolean => {
  const isEmpty = report.sources.every(({ companies, people }) => companies + people === 0);
  if (what === 'demo') return report.is_demo;
  if (what === 'uncounted') return report.counted_at === null;
  if (what === 'empty') return report.counted_at !== null && isEmpty;
  if (what === 'counted') return report.counted_at !== null && !isEmpty;
  const [kind, name] = what.split('.');
  const source = report.sources.find((listed) => listed.name === name);
  return source !== undefined && (kind === 'source' || source.middle_on !== null);
};

/** Shown for a value that is not there. */
const NONE = '–';

/** The text of a key; keys that mean nothing give the same as what is not there. */
export const dataText = (report: DataReport, key: string, language: Language): string => {
  if (key === 'counted') return report.counted_at === null ? NONE : momentText(report.counted_at, language);
  const [subject = '', field = '', part = ''] = key.split('.');
  const country = report.coverage.find((covered) => covered.country === subject);
  if (country) return coverageText(country, field, part, language);
  const source = report.sources.find(({ name }) => name === subject);
  const word = SOURCE_TEXTS[field as SourceField];
  return source && word ? word(source, language, report) : NONE;
};

const number = (value: number, language: Language): string => new Intl.NumberFormat(LOCALES[language]).format(value);

/** In one time zone, so that server and browser say the same. */
const momentText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  }).format(new Date(moment));

type Coverage = DataReport['coverage'][number];

const coverageText = ({ companies, fields }: Coverage, field: string, part: string, language: Language): string => {
  if (field === 'companies')
    return companies === 0 ? NO_COMPANIES[language] : counted(companies, KINDS.companies, language);
  const known = COVERED_FIELDS.find((name) => name === field);
  if (known === undefined || companies === 0) return { width: '0%', count: '' }[part] ?? NONE;
  const share = fields[known] / companies;
  if (part === 'width') return `${Math.round(share * 1000) / 10}%`;
  if (part === 'count') return fields[known] === 0 ? NONE : number(fields[known], language);
  if (fields[known] === 0) return NOBODY[language];
  return `${percent(share, language)}${language === 'de' ? '\u00a0%' : '%'}`;
};

/** All of them are 100 only if none is missing, and a few are not 0. */
const percent = (share: number, language: Language): string => {
  const shown = share === 1 ? 100 : Math.min(99.9, Math.max(0.1, share * 100));
  return new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shown);
};

const NO_COMPANIES: Wording = { en: 'no companies yet', de: 'noch keine Unternehmen' };
const NOBODY: Wording = { en: 'none', de: 'keine' };

type Kind = { one: Wording; many: Wording };

const KINDS = {
  companies: { one: { en: 'company', de: 'Unternehmen' }, many: { en: 'companies', de: 'Unternehmen' } },
  people: { one: { en: 'person', de: 'Person' }, many: { en: 'people', de: 'Personen' } },
  reports: {
    one: { en: 'annual account', de: 'Jahresabschluss' },
    many: { en: 'annual accounts', de: 'Jahresabschlüsse' },
  },
  places: { one: { en: 'place', de: 'Ort' }, many: { en: 'places', de: 'Orte' } },
} as const satisfies Record<string, Kind>;

const unit = (count: number, { one, many }: Kind, language: Language): string => (count === 1 ? one : many)[language];

const counted = (count: number, kind: Kind, language: Language): string =>
  `${number(count, language)} ${unit(count, kind, language)}`;

const countsOf = (source: SourceReport): { count: number; kind: Kind }[] =>
  (['companies', 'people', 'reports', 'places'] as const).flatMap((name) =>
    source[name] > 0 ? [{ count: source[name], kind: KINDS[name] }] : [],
  );

const NOTHING_YET: Wording = { en: 'nothing yet', de: 'noch nichts' };
const BUILT_IN: Wording = { en: 'places that come with the program', de: 'Orte, die mit dem Programm kommen' };

const SPANS: readonly { days: number; one: Wording; many: Wording }[] = [
  { days: 365.25, one: { en: 'year', de: 'Jahr' }, many: { en: 'years', de: 'Jahre' } },
  { days: 30.44, one: { en: 'month', de: 'Monat' }, many: { en: 'months', de: 'Monate' } },
  { days: 1, one: { en: 'day', de: 'Tag' }, many: { en: 'days', de: 'Tage' } },
];

const ageText = (days: number, language: Language): string => {
  const span = SPANS.find((one) => days >= one.days);
  if (!span) return { en: 'today', de: 'heute' }[language];
  const count = Math.floor(days / span.days);
  return `${count} ${unit(count, span, language)}`;
};

/** Ages count to the day of the report, so that they are the same until it is made anew. */
const daysOld = (day: Day, { counted_at }: DataReport): number =>
  Math.max(0, daysBetween(day, dayOf(new Date(counted_at ?? 0))));

/** Younger than this counts as fresh; older than that as old. */
const FRESH_DAYS = 2;
const OLD_DAYS = 365;

/** How a source looks: by the newest day of which it speaks. */
const toneOf = ({ newest_on, reading }: SourceReport, report: DataReport): string => {
  if (reading.way === 'frozen') return 'old';
  if (newest_on === null) return 'none';
  const days = daysOld(newest_on, report);
  return days <= FRESH_DAYS ? 'fresh' : days <= OLD_DAYS ? 'mid' : 'old';
};

const NO_DAY: Wording = { en: 'no day stated', de: 'ohne Tag' };

const rangeText = ({ newest_on, oldest_on, undated }: SourceReport, language: Language): string => {
  const without = undated === 0 ? [] : [`${number(undated, language)} ${NO_DAY[language]}`];
  if (oldest_on === null || oldest_on === newest_on) return newest_on === null ? '' : without.join('');
  return [`${{ en: 'oldest', de: 'ältester' }[language]} ${longDay(language, oldest_on)}`, ...without].join('; ');
};

const PACES: Record<Exclude<SourceReport['reading']['way'], 'schedule'>, Wording> = {
  request: { en: 'on request', de: 'auf Wunsch' },
  upload: { en: 'uploaded by members', de: 'von Mitgliedern hochgeladen' },
  file: { en: 'loaded by the operator', de: 'vom Betreiber geladen' },
  frozen: { en: 'frozen', de: 'eingefroren' },
};

const paceText = ({ way, every_hours: hours }: SourceReport['reading'], language: Language): string => {
  if (way !== 'schedule') return PACES[way][language];
  if (hours === null || hours === 24) return { en: 'daily', de: 'täglich' }[language];
  if (hours === 1) return { en: 'hourly', de: 'stündlich' }[language];
  if (hours % 24 === 0) return { en: `every ${hours / 24} days`, de: `alle ${hours / 24} Tage` }[language];
  return { en: `every ${number(hours, 'en')} hours`, de: `alle ${number(hours, 'de')} Stunden` }[language];
};

const readText = ({ reading }: SourceReport, language: Language): string =>
  reading.last_clean_at === null
    ? ''
    : `${{ en: 'last read', de: 'zuletzt eingelesen' }[language]} ${longDay(language, dayOf(new Date(reading.last_clean_at)))}`;

/** The line of ages ends here: older is drawn at its end. */
const OLDEST_DAYS = 20 * 365;
/** Of the width; what is beyond is for the words at the end of a line. */
const LINE_WIDTH = 84;

/** Where an age lies, in per cent from the left: every step to the right is several times as old. */
export const placeOfAge = (days: number): number => {
  const share = Math.log1p(Math.min(days, OLDEST_DAYS)) / Math.log1p(OLDEST_DAYS);
  return Math.round(share * LINE_WIDTH * 10) / 10;
};

const LARGEST_POINT_PX = 36;
const SMALLEST_POINT_PX = 7;

/** Points grow by their area. */
const sizeOf = ({ companies }: SourceReport, { sources }: DataReport): number => {
  const most = Math.max(1, ...sources.map((source) => source.companies));
  return Math.max(SMALLEST_POINT_PX, Math.round(LARGEST_POINT_PX * Math.sqrt(companies / most)));
};

const placeOf = (day: Day | null, report: DataReport): number => (day === null ? 0 : placeOfAge(daysOld(day, report)));

const SOURCE_TEXTS: Record<SourceField, (source: SourceReport, language: Language, report: DataReport) => string> = {
  label: ({ label }, language) => label[language],
  licence: ({ licence }, language) => licence[language],
  attribution: ({ attribution }, language) => attribution[language],
  count: (source, language) => {
    const [first] = countsOf(source);
    return first ? number(first.count, language) : NONE;
  },
  counts: (source, language) => {
    const [first, ...rest] = countsOf(source);
    if (!first) return (source.name === 'geonames' ? BUILT_IN : NOTHING_YET)[language];
    const others = rest.map(({ count, kind }) => counted(count, kind, language));
    return [unit(first.count, first.kind, language), ...others].join('\n');
  },
  age: ({ newest_on, undated }, language) => {
    if (newest_on !== null) return longDay(language, newest_on);
    return undated === 0 ? NONE : NO_DAY[language];
  },
  range: rangeText,
  tone: (source, _, report) => toneOf(source, report),
  pace: ({ reading }, language) => paceText(reading, language),
  read: readText,
  place: ({ middle_on }, _, report) => `${placeOf(middle_on, report)}%`,
  from: ({ newest_on }, _, report) => `${placeOf(newest_on, report)}%`,
  end: ({ oldest_on }, _, report) => `${placeOf(oldest_on, report)}%`,
  size: (source, _, report) => `${sizeOf(source, report)}px`,
  order: ({ middle_on }, _, report) => String(middle_on === null ? 0 : daysOld(middle_on, report)),
  middle: ({ middle_on, reading }, language, report) => {
    const age = middle_on === null ? NONE : ageText(daysOld(middle_on, report), language);
    return reading.way === 'frozen' ? `${age}, ${PACES.frozen[language]}` : age;
  },
};

/** Stands for the text of a key until the server knows it. */
export const dataMark = (key: DataKey): string => `⟦data.${key}⟧`;

/** With the key as its group. */
export const DATA_MARK = /⟦data\.([\w.-]+)⟧/g;

/** Stands for the report itself, as JSON. */
export const DATA_REPORT_MARK = '⟦data⟧';
/** Of the script element that holds it. */
export const DATA_REPORT_ID = 'data-report';

/** Elements that may depend on the report; none of them has another of its own name inside. */
export const DATA_CASE_ELEMENTS = ['data-case', 'data-line', 'tbody'] as const;
