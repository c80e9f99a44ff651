import type { Check } from '@firmament/api-contract/calls/company-facts';
import type { Language } from '@firmament/api-contract/language';
import { registerAuthorityTerm } from '@firmament/api-contract/words/country-terms';
import { dayOf, yearOf } from '@firmament/calendar/day';
import type { Text } from '../../platform/http/app-error.ts';
import { addressLine, type CheckGroup, factsOf, formatDay, type Sheet, type SheetSection } from '../sheet.ts';
import {
  asOfText,
  countryCode,
  countText,
  factOf,
  fieldName,
  fullSourceName,
  isSoleTrader,
  originText,
  ownStatus,
  percentText,
  type Subject,
} from './words.ts';

/** The first page of a dossier: which company, how old what we know is, and what was checked. */

const TEXTS = {
  en: {
    register: 'Register number',
    seat: 'Seat',
    status: 'Status',
    asked: 'Shown as of',
    age: 'Data as of',
    notKnown: 'not known',
    read: (day: string) => `day not known; read on ${day}`,
    old: (age: string, origin: string) => `${age} old: ${origin}`,
    oldText:
      'What has happened since then is not known here. People, address and status may have changed. Check the register before you rely on it.',
    undated: 'It is not known how old these data are',
    undatedText: 'Their source gives no day. Check the register before you rely on them.',
  },
  de: {
    register: 'Registernummer',
    seat: 'Sitz',
    status: 'Status',
    asked: 'Stichtag',
    age: 'Stand der Daten',
    notKnown: 'nicht bekannt',
    read: (day: string) => `nicht bekannt; eingelesen am ${day}`,
    old: (age: string, origin: string) => `${age} alt: ${origin}`,
    oldText:
      'Was seither geschehen ist, ist hier nicht bekannt. Personen, Adresse und Status können sich geändert haben. Sehen Sie im Register nach, bevor Sie sich darauf verlassen.',
    undated: 'Wie alt diese Daten sind, ist nicht bekannt',
    undatedText: 'Ihre Quelle nennt keinen Tag. Sehen Sie im Register nach, bevor Sie sich darauf verlassen.',
  },
};

/** The first of these that is known tells who it is. */
const NUMBERS = ['ID_Fb', 'ID_CheUid', 'ID_ZRV', 'ID_GISA', 'ID_Lei'] as const;

const numberOf = ({ detail }: Subject) => {
  const field = NUMBERS.find((name) => detail.company[name] !== null);
  if (field === undefined) return undefined;
  const fact = factOf(detail, field);
  return { field, text: fact?.display ?? detail.company[field] ?? '', fact };
};

/** The day on which the register, or whoever is asked for the status, said so. */
const registerDay = ({ detail }: Subject): string | null =>
  factOf(detail, 'status')?.as_of ?? detail.company.provenance.as_of;

export const firstFacts = (subject: Subject): Sheet['facts'] => {
  const { detail, language } = subject;
  const { company, as_of } = detail;
  const texts = TEXTS[language];
  const number = numberOf(subject);
  const readOn = formatDay(language, dayOf(new Date(company.provenance.fetched_at)));
  return factsOf([
    number ? [fieldName(subject, number.field), number.text] : [texts.register, texts.notKnown],
    [registerAuthorityTerm(company.address_country, language), company.court_name],
    [texts.seat, seatOf(subject) || texts.notKnown],
    [texts.status, `${ownStatus(subject)}, ${asOfText(language, registerDay(subject))}`],
    [texts.age, as_of.stated_on === null ? texts.read(readOn) : formatDay(language, as_of.stated_on)],
    [texts.asked, as_of.day === null ? null : formatDay(language, as_of.day)],
  ]);
};

const seatOf = ({ detail, language }: Subject): string =>
  addressLine(language, {
    street: detail.company.address_street,
    postcode: detail.company.address_postcode,
    city: detail.company.address_city,
    country: countryCode(detail) ?? detail.company.address_country,
  });

/** From this age on readers are warned. */
const OLD_FROM_YEARS = 2;

const wholeYears = (from: string, to: string): number =>
  yearOf(to) - yearOf(from) - (to.slice(5) < from.slice(5) ? 1 : 0);

export const warningOf = (subject: Subject): Sheet['warning'] => {
  const { detail, language, madeOn } = subject;
  const texts = TEXTS[language];
  const day = registerDay(subject);
  if (day === null) return { title: texts.undated, text: texts.undatedText };
  const years = wholeYears(day, madeOn);
  if (years < OLD_FROM_YEARS) return undefined;
  const age = ageText(language, day, madeOn);
  const label = factOf(detail, 'status')?.source_label ?? detail.company.provenance.label;
  return {
    title: texts.old(age, `${fullSourceName(language, label)}, ${asOfText(language, day)}`),
    text: texts.oldText,
  };
};

const AGE = {
  en: {
    heading: 'How old the data are',
    columns: ['Source', 'As of', 'Age', 'Read on'],
    notKnown: 'not known',
    fresh: 'less than a year',
  },
  de: {
    heading: 'Wie alt die Daten sind',
    columns: ['Quelle', 'Stand', 'Alter', 'Eingelesen am'],
    notKnown: 'nicht bekannt',
    fresh: 'unter einem Jahr',
  },
};

const ageText = (language: Language, from: string, to: string): string => {
  const years = wholeYears(from, to);
  if (years < 1) return AGE[language].fresh;
  return countText(language, years, { en: 'year', de: 'Jahr' }, { en: 'years', de: 'Jahre' });
};

/** How old what each source said is. */
export const ageSection = ({ detail, language, madeOn }: Subject): SheetSection[] => {
  const { heading, columns, notKnown } = AGE[language];
  const rows = detail.as_of.sources.map(({ source_label, as_of, read_at }) => ({
    cells: [
      fullSourceName(language, source_label),
      as_of === null ? notKnown : formatDay(language, as_of),
      as_of === null ? notKnown : ageText(language, as_of, madeOn),
      read_at === null ? notKnown : formatDay(language, dayOf(new Date(read_at))),
    ],
  }));
  if (rows.length === 0) return [];
  return [{ heading, blocks: [{ table: { heading: '', columns, rows, isNumeric: false } }] }];
};

type Item = CheckGroup['items'][number] & { state: CheckGroup['state'] };

const HEADINGS: Record<CheckGroup['state'], Text> = {
  found: { en: 'Checked and found', de: 'Geprüft und gefunden' },
  not_found: { en: 'Asked and not found', de: 'Abgefragt und nicht gefunden' },
  not_asked: { en: 'NOT CHECKED', de: 'NICHT GEPRÜFT' },
};

const TITLES: Record<Exclude<Check['check'], 'vat'>, Text> = {
  insolvency: { en: 'Insolvency', de: 'Insolvenz' },
  lei: { en: 'LEI', de: 'LEI' },
  accounts: { en: 'Annual accounts', de: 'Jahresabschluss' },
  deletion_notice: { en: 'Announced deletion', de: 'Angekündigte Löschung' },
};

const REASONS: Record<NonNullable<Check['reason']>, Text> = {
  no_open_source: {
    en: 'There is no open source for it in this country. That says nothing about whether there is any.',
    de: 'In diesem Land gibt es dafür keine offene Quelle. Ob es etwas gibt, ist damit nicht gesagt.',
  },
  not_read: { en: 'We do not read the source that would know.', de: 'Die Quelle, die es wüsste, lesen wir nicht.' },
  not_checked: { en: 'Not asked for yet.', de: 'Noch nicht abgefragt.' },
};

const NONE_FOUND: Text = { en: 'None found', de: 'Nichts gefunden' };
const FOUND: Partial<Record<Check['check'], (value: string) => Text>> = {
  vat: (value) => ({
    en: `${value}; whether it is valid was not asked`,
    de: `${value}; ob sie gültig ist, wurde nicht abgefragt`,
  }),
};

const foundText = ({ detail, language }: Subject, { check, value }: Check): string => {
  const text = value ?? '';
  if (check === 'accounts') {
    const day = formatDay(language, value);
    return { en: `Accounts as of ${day}`, de: `Abschluss zum ${day}` }[language];
  }
  const shown = { vat: 'ID_VatID', lei: 'ID_Lei' }[check as string];
  const display = (shown && factOf(detail, shown)?.display) || text;
  return FOUND[check]?.(display)[language] ?? display;
};

const itemOf = (subject: Subject, check: Check): Item => {
  const { language } = subject;
  const title = check.check === 'vat' ? fieldName(subject, 'ID_VatID') : TITLES[check.check][language];
  const origin = check.state === 'not_asked' ? '' : originText(language, check.source_label, check.as_of);
  const result = {
    found: () => foundText(subject, check),
    not_found: () => NONE_FOUND[language],
    not_asked: () => REASONS[check.reason ?? 'not_checked'][language],
  }[check.state]();
  return { state: check.state, title, result, origin, link: check.look_up ?? undefined };
};

const registerItem = (subject: Subject): Item => {
  const { detail, language } = subject;
  const number = numberOf(subject);
  const title = { en: 'Register entry', de: 'Registereintrag' }[language];
  const link = detail.company.register_portal ?? undefined;
  if (!number) {
    const result = { en: 'No register number is known.', de: 'Eine Registernummer ist nicht bekannt.' }[language];
    return { state: 'not_asked', title, result, origin: '', link };
  }
  const { provenance, court_name } = detail.company;
  const [label, day] = number.fact
    ? [number.fact.source_label, number.fact.as_of]
    : [provenance.label, provenance.as_of];
  const isCourtNamed = number.field !== 'ID_Fb' || court_name === null || number.text.includes(court_name);
  const result = isCourtNamed ? number.text : `${number.text}, ${court_name}`;
  return { state: 'found', title, result, origin: originText(language, label, day), link };
};

/** The newest day, and who spoke then. */
const newest = (said: readonly { source_label: string; as_of: string | null }[]) =>
  [...said].sort((a, b) => (b.as_of ?? '').localeCompare(a.as_of ?? ''))[0];

const peopleItem = ({ detail, language }: Subject): Item => {
  const title = { en: 'Representation', de: 'Vertretung' }[language];
  const last = newest(detail.people_in_charge.filter(({ is_in_charge }) => is_in_charge));
  const names = new Set(detail.people_in_charge.flatMap(({ is_in_charge, name }) => (is_in_charge ? [name] : [])));
  const withheld = withheldText({ detail, language });
  if (!last) {
    const nobody = {
      en: 'None of our sources says who represents the company.',
      de: 'Keine unserer Quellen nennt, wer das Unternehmen vertritt.',
    }[language];
    const result = withheld[0] ?? nobody;
    return { state: 'not_asked', title, result, origin: '', link: detail.company.register_portal ?? undefined };
  }
  const result = countText(
    language,
    names.size,
    { en: 'person entered', de: 'Person eingetragen' },
    { en: 'people entered', de: 'Personen eingetragen' },
  );
  return {
    state: 'found',
    title,
    result: [result, ...withheld].join('; '),
    origin: originText(language, last.source_label, last.as_of),
  };
};

/** Who objected is counted, never named. */
const withheldText = ({ detail: { withheld_people: count }, language }: Pick<Subject, 'detail' | 'language'>) =>
  count === 0
    ? []
    : [
        {
          en: `${count === 1 ? '1 person' : `${count} people`} not shown (objection)`,
          de: `${count === 1 ? '1 Person' : `${count} Personen`} nicht angezeigt (Widerspruch)`,
        }[language],
      ];

const ownersItem = ({ detail, language }: Subject): Item[] => {
  const { owners, known_percent, unknown_percent } = detail.ownership;
  const title = { en: 'Owners', de: 'Eigentümer' }[language];
  const last = newest(owners);
  const stated = factOf(detail, 'owners');
  if (!last && stated) {
    const origin = originText(language, stated.source_label, stated.as_of);
    return [{ state: 'found', title, result: stated.display, origin }];
  }
  if (!last) {
    // Associations and the like have none, and a sole trader is the owner.
    if (unknown_percent === null || isSoleTrader(detail)) return [];
    const result = {
      en: 'None of our sources names owners.',
      de: 'Keine unserer Quellen nennt Eigentümer.',
    }[language];
    return [{ state: 'not_asked', title, result, origin: '', link: detail.company.register_portal ?? undefined }];
  }
  const count = countText(
    language,
    owners.length,
    { en: 'owner', de: 'Eigentümer' },
    { en: 'owners', de: 'Eigentümer' },
  );
  const known = percentText(language, known_percent);
  const rest = unknown_percent === null || unknown_percent === 0 ? '' : percentText(language, unknown_percent);
  const noShares = { en: 'no shares known', de: 'Anteile nicht bekannt' }[language];
  const shares = {
    en: `${known} of the capital known${rest && `, ${rest} not known`}`,
    de: `${known} des Kapitals bekannt${rest && `, ${rest} nicht bekannt`}`,
  }[language];
  const result = unknown_percent === null ? count : `${count}; ${known_percent === 0 ? noShares : shares}`;
  return [{ state: 'found', title, result, origin: originText(language, last.source_label, last.as_of) }];
};

const STATES = ['found', 'not_found', 'not_asked'] as const;

export const checkGroups = (subject: Subject): CheckGroup[] => {
  const items = [
    registerItem(subject),
    peopleItem(subject),
    ...ownersItem(subject),
    ...subject.detail.checks.map((check) => itemOf(subject, check)),
  ];
  return STATES.map((state) => ({
    state,
    heading: HEADINGS[state][subject.language],
    items: items.filter((item) => item.state === state).map(({ state: _, ...item }) => item),
  })).filter((group) => group.items.length > 0);
};
