import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import type { Language } from '@firmament/api-contract/language';
import { EVENT_NAMES } from '@firmament/api-contract/words/event-name';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { whoAndRole } from '@firmament/api-contract/words/officer-title';
import { sourceName } from '@firmament/api-contract/words/source-name';
import { powerText } from '@firmament/representation/power-text';
import { type Cell, formatDay, NONE, type SheetSection, shortDay } from '../sheet.ts';
import { amountText, fieldName, listText, originCell, percentText, type Subject, statusText } from './words.ts';

const TEXTS = {
  en: {
    heading: 'What has happened',
    none: 'Our sources tell of no events. That does not mean that nothing has happened.',
    columns: ['Day', 'Event', 'Source'],
    by: (day: string) => `by ${day}`,
    announced: 'announced',
    compared: 'follows from comparing two statements of the source',
    before: (from: string) => `before: ${from}`,
    longAgo: 'Events about people whose functions ended more than five years ago are left out.',
  },
  de: {
    heading: 'Was geschehen ist',
    none: 'Unsere Quellen nennen keine Ereignisse. Das heißt nicht, dass nichts geschehen ist.',
    columns: ['Tag', 'Ereignis', 'Quelle'],
    by: (day: string) => `bis ${day}`,
    announced: 'bekannt gemacht',
    compared: 'ergibt sich aus dem Vergleich zweier Stände der Quelle',
    before: (from: string) => `vorher: ${from}`,
    longAgo: 'Ereignisse zu Personen, deren Funktionen seit mehr als fünf Jahren beendet sind, stehen hier nicht.',
  },
};

const whoText = ({ detail, language }: Subject, about: string): string => {
  const { name, role } = whoAndRole(about, language, detail.company.legal_form);
  return role === '' ? name : `${name} (${role})`;
};

const CAPITAL = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

const valueText = (language: Language, { kind, subject }: CompanyEvent, value: string): string => {
  if (kind === 'form_changed') return legalFormName(value, language);
  if (kind === 'officer_changed') return powerText(value, subject, language);
  if (kind === 'other' && subject === 'industry') return industryName(value, language);
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
  const name = EVENT_NAMES[kind][language];
  if (ABOUT_PEOPLE.has(kind)) return `${name}: ${whoText(subject, event.subject)}`;
  if (kind === 'accounts_filed') return `${name}: ${formatDay(language, event.to ?? event.subject)}`;
  const value = to === null || STATES.has(kind) ? '' : valueText(language, event, to);
  if (kind === 'officer_changed' || kind === 'share_changed') {
    return [name, whoText(subject, event.subject), value].filter(Boolean).join(': ');
  }
  const field = kind === 'other' && event.subject !== '' ? fieldName(subject, subject.wireNameOf(event.subject)) : '';
  return [name, [field, value].filter(Boolean).join(' – ')].filter(Boolean).join(': ');
};

const dayCell = ({ language }: Subject, { happened_on, announced_on, kind, sources }: CompanyEvent): Cell => {
  const texts = TEXTS[language];
  if (happened_on !== null) return shortDay(language, happened_on);
  if (announced_on !== null) return { text: shortDay(language, announced_on), below: texts.announced };
  const statedOn = sources[0]?.as_of ?? null;
  // Accounts lie with the register long before we read of them.
  return statedOn === null || kind === 'accounts_filed' ? NONE : texts.by(shortDay(language, statedOn));
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
          [first, ...others].map(({ source_label }) => sourceName(source_label, language)),
        ),
        first.as_of,
      )
    : NONE;
  return {
    cells: [dayCell(subject, event), below.length === 0 ? text : { text, below: below.join('; ') }, origin],
  };
};

export const eventsSection = (subject: Subject): SheetSection => {
  const { heading, none, columns, longAgo } = TEXTS[subject.language];
  const { events } = subject.detail;
  const rows = events.map((event) => rowOf(subject, event));
  const widths = [78, '*' as const, 120];
  return {
    heading,
    blocks: [
      ...(events.length === 0 ? [none] : []),
      ...(rows.length === 0 ? [] : [{ table: { heading: '', columns, rows, isNumeric: false, widths } }]),
      longAgo,
    ],
  };
};
