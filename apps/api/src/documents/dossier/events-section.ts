import type { CompanyDetail, CompanyEvent } from '@firmament/api-contract/calls/companies';
import type { Language } from '@firmament/api-contract/language';
import type { Text } from '../../platform/http/app-error.ts';
import { type Cell, formatDay, NONE, type SheetSection, shortDay } from '../sheet.ts';
import {
  amountText,
  fieldName,
  listText,
  originCell,
  percentText,
  type Subject,
  sourceName,
  statusText,
} from './words.ts';

const TEXTS = {
  en: {
    heading: 'What has happened',
    none: 'Our sources tell of no events. That does not mean that nothing has happened.',
    columns: ['Day', 'Event', 'Source'],
    by: (day: string) => `by ${day}`,
    announced: 'announced',
    compared: 'follows from comparing two statements of the source',
    before: (from: string) => `before: ${from}`,
    longAgo: (count: number) =>
      count === 1
        ? 'One event about a person whose function ended more than five years ago is left out.'
        : `${count} events about people whose functions ended more than five years ago are left out.`,
  },
  de: {
    heading: 'Was geschehen ist',
    none: 'Unsere Quellen nennen keine Ereignisse. Das heißt nicht, dass nichts geschehen ist.',
    columns: ['Tag', 'Ereignis', 'Quelle'],
    by: (day: string) => `bis ${day}`,
    announced: 'bekannt gemacht',
    compared: 'ergibt sich aus dem Vergleich zweier Stände der Quelle',
    before: (from: string) => `vorher: ${from}`,
    longAgo: (count: number) =>
      count === 1
        ? 'Ein Ereignis zu einer Person, deren Funktion seit mehr als fünf Jahren beendet ist, steht hier nicht.'
        : `${count} Ereignisse zu Personen, deren Funktionen seit mehr als fünf Jahren beendet sind, stehen hier nicht.`,
  },
};

/** What an event is called; people and values follow. */
const KINDS: Record<CompanyEvent['kind'], Text> = {
  founded: { en: 'Founded', de: 'Gegründet' },
  renamed: { en: 'New name', de: 'Neuer Name' },
  moved: { en: 'New address', de: 'Neue Anschrift' },
  form_changed: { en: 'New legal form', de: 'Neue Rechtsform' },
  capital_changed: { en: 'New capital', de: 'Neues Kapital' },
  officer_entered: { en: 'Entered', de: 'Eingetragen' },
  officer_left: { en: 'Left', de: 'Ausgeschieden' },
  officer_changed: { en: 'Power to represent changed', de: 'Vertretungsbefugnis geändert' },
  owner_entered: { en: 'New owner', de: 'Neu beteiligt' },
  owner_left: { en: 'No longer an owner', de: 'Nicht mehr beteiligt' },
  share_changed: { en: 'Share changed', de: 'Anteil geändert' },
  accounts_filed: { en: 'Accounts', de: 'Jahresabschluss' },
  insolvency_opened: { en: 'Insolvency', de: 'Insolvenz' },
  insolvency_changed: { en: 'Insolvency, new state', de: 'Insolvenz, neuer Stand' },
  insolvency_closed: { en: 'Insolvency no longer stated', de: 'Insolvenz nicht mehr genannt' },
  deletion_announced: { en: 'Deletion announced', de: 'Löschung angekündigt' },
  liquidation: { en: 'In liquidation', de: 'In Liquidation' },
  continued: { en: 'Continued', de: 'Fortgesetzt' },
  deleted: { en: 'Deleted from the register', de: 'Im Register gelöscht' },
  register_changed: { en: 'New register number', de: 'Neue Registernummer' },
  merged: { en: 'Merged', de: 'Verschmolzen' },
  other: { en: 'Changed', de: 'Geändert' },
};

/** Ties that a source names without a role. */
const ROLES: Record<string, Text> = {
  representative: { en: 'representative', de: 'Vertretung' },
  shareholder: { en: 'shareholder', de: 'Gesellschafter' },
  parent: { en: 'parent company', de: 'Mutterunternehmen' },
};

/** Recorded as `title: name`. */
const whoText = (subject: string, language: Language): string => {
  const [title = '', ...name] = subject.split(': ');
  return name.length === 0 ? title : `${name.join(': ')} (${ROLES[title]?.[language] ?? title})`;
};

const CAPITAL = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

const valueText = (language: Language, { kind }: CompanyEvent, value: string): string => {
  if (kind === 'share_changed' && !Number.isNaN(Number(value))) return percentText(language, Number(value));
  const [, amount, currency = null] = CAPITAL.exec(value) ?? [];
  if (amount !== undefined) return amountText(language, Number(amount), currency);
  return value === 'active' || value === 'in_liquidation' || value === 'terminated'
    ? statusText(language, value)
    : value;
};

const ABOUT_PEOPLE = new Set<CompanyEvent['kind']>(['officer_entered', 'officer_left', 'owner_entered', 'owner_left']);
/** Whose new state the name of the kind says already. */
const STATES = new Set<CompanyEvent['kind']>(['liquidation', 'continued', 'deleted']);

const eventText = (subject: Subject, event: CompanyEvent): string => {
  const { language } = subject;
  const { kind, to } = event;
  const name = KINDS[kind][language];
  if (ABOUT_PEOPLE.has(kind)) return `${name}: ${whoText(event.subject, language)}`;
  if (kind === 'accounts_filed') return `${name}: ${formatDay(language, event.to ?? event.subject)}`;
  const value = to === null || STATES.has(kind) ? '' : valueText(language, event, to);
  if (kind === 'officer_changed' || kind === 'share_changed') {
    return [name, whoText(event.subject, language), value].filter(Boolean).join(': ');
  }
  const field = kind === 'other' && event.subject !== '' ? fieldName(subject, subject.wireNameOf(event.subject)) : '';
  return [name, [field, value].filter(Boolean).join(' – ')].filter(Boolean).join(': ');
};

const dayCell = ({ language }: Subject, { happened_on, announced_on, kind, sources }: CompanyEvent): Cell => {
  const texts = TEXTS[language];
  if (happened_on !== null) return shortDay(language, happened_on);
  if (announced_on !== null) return { text: shortDay(language, announced_on), below: texts.announced };
  const told = sources[0]?.as_of ?? null;
  // Accounts lie with the register long before we read of them.
  return told === null || kind === 'accounts_filed' ? NONE : texts.by(shortDay(language, told));
};

const rowOf = (subject: Subject, event: CompanyEvent) => {
  const { language } = subject;
  const texts = TEXTS[language];
  const text = eventText(subject, event);
  const hasBefore = event.from !== null && !ABOUT_PEOPLE.has(event.kind) && !STATES.has(event.kind);
  const below = [
    ...(hasBefore ? [texts.before(valueText(language, event, event.from ?? ''))] : []),
    ...(event.certainty === 'compared' ? [texts.compared] : []),
  ];
  const [first, ...others] = event.sources;
  const origin = first
    ? originCell(
        language,
        listText(
          language,
          [first, ...others].map(({ source_label }) => sourceName(language, source_label)),
        ),
        first.as_of,
      )
    : NONE;
  return {
    cells: [dayCell(subject, event), below.length === 0 ? text : { text, below: below.join('; ') }, origin],
  };
};

const OFFICERS = new Set<CompanyEvent['kind']>(['officer_entered', 'officer_left', 'officer_changed']);

/** Whose functions ended long ago is nobody's business any more; those who are, are among the people in charge. */
const isShown = ({ people_in_charge, linked_companies }: CompanyDetail, { kind, subject }: CompanyEvent): boolean => {
  if (!OFFICERS.has(kind)) return true;
  const name = subject.split(': ').slice(1).join(': ');
  const isCompany = linked_companies.some(({ company_name }) => company_name === name);
  return isCompany || people_in_charge.some((person) => person.name === name);
};

export const eventsSection = (subject: Subject): SheetSection => {
  const { heading, none, columns, longAgo } = TEXTS[subject.language];
  const { events } = subject.detail;
  const shown = events.filter((event) => isShown(subject.detail, event));
  const rows = shown.map((event) => rowOf(subject, event));
  const left = events.length - shown.length;
  const widths = [78, '*' as const, 120];
  return {
    heading,
    blocks: [
      ...(events.length === 0 ? [none] : []),
      ...(rows.length === 0 ? [] : [{ table: { heading: '', columns, rows, isNumeric: false, widths } }]),
      ...(left === 0 ? [] : [longAgo(left)]),
    ],
  };
};
