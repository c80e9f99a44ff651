import { isolated } from '@firmament/record/isolated-text';
import type { Language } from '../language.ts';
import { LOCALES } from '../locales.ts';
import { formatMoney } from '../money.ts';
import { jobName } from './job-name.ts';
import type { ActorView, LogAction } from './log-action.ts';
import { settingsFieldNames } from './settings-field.ts';

/** One entry of the operators' log as a sentence. */

type Sentence = { actor: string; subject: string; text: (name: string) => string; money: string; on: string };
type Word = (say: Sentence) => string;

const KINDS: Record<Language, Record<string, string>> = {
  en: {
    access: 'access',
    correction: 'correction',
    erasure: 'erasure',
    objection: 'objection',
    ordinary: 'cancellation',
    extraordinary: 'cancellation for cause',
    withdrawal: 'withdrawal',
    contract: 'contract and terms',
    one: 'one person',
    two: 'two people',
    off: 'not allowed',
    check: 'checked at the desk first',
    at_once: 'applied at once',
  },
  de: {
    access: 'Auskunft',
    correction: 'Berichtigung',
    erasure: 'Löschung',
    objection: 'Widerspruch',
    ordinary: 'Kündigung',
    extraordinary: 'außerordentliche Kündigung',
    withdrawal: 'Widerruf',
    contract: 'Vertrag und Nutzungsbedingungen',
    one: 'eine Person',
    two: 'zwei Personen',
    off: 'nicht erlaubt',
    check: 'erst nach Prüfung in der Verwaltung',
    at_once: 'sofort übernommen',
  },
};

const statement = (text: Sentence['text'], label: string): string =>
  text('statement') === '' ? '' : `, ${label} ${text('statement')}`;

type Gone = { erased: (count: string) => string; withheld: (count: string) => string };

/** How many entries a granted request removed; earlier ones withheld nobody. */
const whatWent = (text: Sentence['text'], { erased, withheld }: Gone): string => {
  const isSome = (count: string) => count !== '' && count !== '0';
  const parts = [
    ...(isSome(text('erased')) ? [erased(text('erased'))] : []),
    ...(isSome(text('withheld')) ? [withheld(text('withheld'))] : []),
  ];
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
};

const GONE_EN: Gone = {
  erased: (count) => `${count} ${count === '1' ? 'entry' : 'entries'} deleted for good`,
  withheld: (count) => `${count} ${count === '1' ? 'person' : 'people'} of the registers no longer shown`,
};

const EN: Record<string, Word> = {
  'order.accepted': ({ actor, subject, text }) => `${actor} accepted the order ${subject}, ${text('plan')}`,
  'order.declined': ({ actor, subject, text }) => `${actor} declined the order ${subject}: ${text('reason')}`,
  'invoice.paid': ({ actor, subject, money, on, text }) =>
    `${actor} marked ${subject} as paid: ${money}, received on ${on}${statement(text, 'reference')}`,
  'invoice.refunded': ({ actor, subject, money, on, text }) =>
    `${actor} booked the refund of ${subject}: ${money}, sent on ${on}${statement(text, 'reference')}`,
  'invoice.payment_taken_back': ({ actor, subject, money, text }) =>
    `${actor} took back the payment of ${subject}, ${money}: ${text('reason')}`,
  'ticket.answered': ({ actor, subject }) => `${actor} answered ticket #${subject}`,
  'ticket.closed': ({ actor, subject }) => `${actor} closed ticket #${subject}`,
  'privacy_request.granted': ({ actor, subject, text }) =>
    `${actor} granted privacy request ${subject} (${text('kind')})${
      text('is_not_listed') === 'true' ? ': the person is not listed' : whatWent(text, GONE_EN)
    }`,
  'privacy_request.refused': ({ actor, subject, text }) =>
    `${actor} refused privacy request ${subject} (${text('kind')}): ${text('reason')}`,
  'privacy_request.restored': ({ actor, subject, text }) =>
    `${actor} showed ${text('entries')} ${text('entries') === '1' ? 'entry' : 'entries'} of privacy request ${subject} (${text('kind')}) again`,
  'declaration.confirmed': ({ actor, subject, text }) =>
    `${actor} confirmed declaration ${subject} (${text('kind')})${text('contract') && ` for contract ${text('contract')}`}${text('ends_on') && `, which ends on ${text('ends_on')}`}`,
  'declaration.denied': ({ actor, subject, text }) => `${actor} denied declaration ${subject} (${text('kind')})`,
  'identity_report.dismissed': ({ actor, subject, text }) =>
    `${actor} dismissed identity report ${subject}: ${text('reason')}`,
  'register_person.joined': ({ actor, subject, text }) =>
    `${actor} decided that ${subject} and ${text('other')} are one person: ${text('reason')}`,
  'register_person.told_apart': ({ actor, subject, text }) =>
    `${actor} decided that ${subject} and ${text('other')} are two people: ${text('reason')}`,
  'register_person.split': ({ actor, subject, text }) =>
    `${actor} decided that ${text('mandates')} ${text('mandates') === '1' ? 'mandate' : 'mandates'} of ${subject} ${text('mandates') === '1' ? 'belongs' : 'belong'} to somebody else: ${text('reason')}`,
  'register_person.ruling_withdrawn': ({ actor, subject, text }) =>
    `${actor} withdrew decision ${text('ruling')} (${text('verdict')}) about ${subject}: ${text('reason')}`,
  'register_person.wrong_births_tried': ({ actor, subject, text }) =>
    `${actor} counted ${text('tries')} wrong dates of birth tried on ${subject} within twelve months, by ${text('members')} ${text('members') === '1' ? 'member' : 'members'}`,
  'upload.accepted': ({ actor, subject, text }) =>
    `${actor} accepted the uploaded extract ${subject} of ${text('company')}, retrieved on ${text('retrieved_on')}`,
  'upload.refused': ({ actor, subject, text }) =>
    `${actor} refused the uploaded extract ${subject} of ${text('company')}: ${text('reason')}`,
  'upload.taken_back': ({ actor, subject, text }) =>
    `${actor} took back the uploaded extract ${subject} of ${text('company')}, retrieved on ${text('retrieved_on')}: ${text('reason')}`,
  'settings.upload_mode': ({ actor, text }) => `${actor} changed uploads of register extracts: ${text('mode')}`,
  'member.opened': ({ actor, subject }) => `${actor} opened the page of ${subject}`,
  'member.blocked': ({ actor, subject, text }) => `${actor} blocked ${subject}: ${text('reason')}`,
  'member.unblocked': ({ actor, subject }) => `${actor} unblocked ${subject}`,
  'member.signed_out': ({ actor, subject }) => `${actor} signed ${subject} out everywhere`,
  'member.mail_resent': ({ actor, subject, text }) => `${actor} had a mail sent to ${subject} again: ${text('what')}`,
  'job.retried': ({ actor, subject, text }) => `${actor} had job ${subject} (${text('name')}) tried again`,
  'job.discarded': ({ actor, subject, text }) => `${actor} discarded job ${subject} (${text('name')})`,
  'source.read': ({ actor, subject }) => `${actor} had the source ${subject} read at once`,
  'settings.changed': ({ actor, text }) => `${actor} changed the settings: ${text('fields')}`,
  'settings.adopted': ({ actor, subject }) =>
    `${actor} took over the settings of the operator’s file as version ${subject}`,
  'operator.added': ({ actor, subject }) => `${actor} made ${subject} an operator`,
  'operator.removed': ({ actor, subject }) => `${actor} took the role of operator from ${subject}`,
};

const entriesDe = (count: string): string => (count === '1' ? '1 Eintrag' : `${count} Einträge`);

const GONE_DE: Gone = {
  erased: (count) => `${entriesDe(count)} endgültig gelöscht`,
  withheld: (count) => `${count === '1' ? '1 Person' : `${count} Personen`} aus den Registern nicht mehr angezeigt`,
};

const DE: Record<string, Word> = {
  'order.accepted': ({ actor, subject, text }) => `${actor} hat die Bestellung ${subject} angenommen, ${text('plan')}`,
  'order.declined': ({ actor, subject, text }) => `${actor} hat die Bestellung ${subject} abgelehnt: ${text('reason')}`,
  'invoice.paid': ({ actor, subject, money, on, text }) =>
    `${actor} hat ${subject} als bezahlt verbucht: ${money}, eingegangen am ${on}${statement(text, 'Verwendungszweck')}`,
  'invoice.refunded': ({ actor, subject, money, on, text }) =>
    `${actor} hat die Rückzahlung zu ${subject} verbucht: ${money}, überwiesen am ${on}${statement(text, 'Verwendungszweck')}`,
  'invoice.payment_taken_back': ({ actor, subject, money, text }) =>
    `${actor} hat die Zahlung zu ${subject} zurückgenommen, ${money}: ${text('reason')}`,
  'ticket.answered': ({ actor, subject }) => `${actor} hat Ticket #${subject} beantwortet`,
  'ticket.closed': ({ actor, subject }) => `${actor} hat Ticket #${subject} geschlossen`,
  'privacy_request.granted': ({ actor, subject, text }) =>
    `${actor} hat Datenschutzantrag ${subject} (${text('kind')}) stattgegeben${
      text('is_not_listed') === 'true' ? ': Die Person kommt nicht vor' : whatWent(text, GONE_DE)
    }`,
  'privacy_request.refused': ({ actor, subject, text }) =>
    `${actor} hat Datenschutzantrag ${subject} (${text('kind')}) abgelehnt: ${text('reason')}`,
  'privacy_request.restored': ({ actor, subject, text }) =>
    `${actor} hat ${entriesDe(text('entries'))} aus Datenschutzantrag ${subject} (${text('kind')}) wieder sichtbar gemacht`,
  'declaration.confirmed': ({ actor, subject, text }) =>
    `${actor} hat Erklärung ${subject} (${text('kind')}) bestätigt${text('contract') && `, Vertrag ${text('contract')}`}${text('ends_on') && `, Ende am ${text('ends_on')}`}`,
  'declaration.denied': ({ actor, subject, text }) =>
    `${actor} hat Erklärung ${subject} (${text('kind')}) zurückgewiesen`,
  'identity_report.dismissed': ({ actor, subject, text }) =>
    `${actor} hat die Meldung ${subject} zur Personenzuordnung zurückgewiesen: ${text('reason')}`,
  'register_person.joined': ({ actor, subject, text }) =>
    `${actor} hat entschieden, dass ${subject} und ${text('other')} eine Person sind: ${text('reason')}`,
  'register_person.told_apart': ({ actor, subject, text }) =>
    `${actor} hat entschieden, dass ${subject} und ${text('other')} zwei Personen sind: ${text('reason')}`,
  'register_person.split': ({ actor, subject, text }) =>
    `${actor} hat entschieden, dass ${text('mandates') === '1' ? '1 Mandat' : `${text('mandates')} Mandate`} von ${subject} jemand anderem ${text('mandates') === '1' ? 'gehört' : 'gehören'}: ${text('reason')}`,
  'register_person.ruling_withdrawn': ({ actor, subject, text }) =>
    `${actor} hat die Entscheidung ${text('ruling')} (${text('verdict')}) über ${subject} zurückgenommen: ${text('reason')}`,
  'register_person.wrong_births_tried': ({ actor, subject, text }) =>
    `${actor} hat ${text('tries')} falsche Geburtsdaten gezählt, die ${text('members') === '1' ? '1 Mitglied' : `${text('members')} Mitglieder`} innerhalb von zwölf Monaten zu ${subject} geprüft ${text('members') === '1' ? 'hat' : 'haben'}`,
  'upload.accepted': ({ actor, subject, text }) =>
    `${actor} hat den hochgeladenen Auszug ${subject} zu ${text('company')} übernommen, abgerufen am ${text('retrieved_on')}`,
  'upload.refused': ({ actor, subject, text }) =>
    `${actor} hat den hochgeladenen Auszug ${subject} zu ${text('company')} abgelehnt: ${text('reason')}`,
  'upload.taken_back': ({ actor, subject, text }) =>
    `${actor} hat den hochgeladenen Auszug ${subject} zu ${text('company')} zurückgenommen, abgerufen am ${text('retrieved_on')}: ${text('reason')}`,
  'settings.upload_mode': ({ actor, text }) =>
    `${actor} hat das Hochladen von Registerauszügen geändert: ${text('mode')}`,
  'member.opened': ({ actor, subject }) => `${actor} hat die Seite von ${subject} geöffnet`,
  'member.blocked': ({ actor, subject, text }) => `${actor} hat ${subject} gesperrt: ${text('reason')}`,
  'member.unblocked': ({ actor, subject }) => `${actor} hat ${subject} entsperrt`,
  'member.signed_out': ({ actor, subject }) => `${actor} hat ${subject} überall abgemeldet`,
  'member.mail_resent': ({ actor, subject, text }) =>
    `${actor} hat eine E-Mail an ${subject} erneut senden lassen: ${text('what')}`,
  'job.retried': ({ actor, subject, text }) => `${actor} hat Aufgabe ${subject} (${text('name')}) erneut gestartet`,
  'job.discarded': ({ actor, subject, text }) => `${actor} hat Aufgabe ${subject} (${text('name')}) verworfen`,
  'source.read': ({ actor, subject }) => `${actor} hat die Quelle ${subject} sofort lesen lassen`,
  'settings.changed': ({ actor, text }) => `${actor} hat die Einstellungen geändert: ${text('fields')}`,
  'settings.adopted': ({ actor, subject }) =>
    `${actor} hat die Einstellungen aus der Betreiberdatei als Version ${subject} übernommen`,
  'operator.added': ({ actor, subject }) => `${actor} hat ${subject} in die Verwaltung aufgenommen`,
  'operator.removed': ({ actor, subject }) => `${actor} hat ${subject} aus der Verwaltung entfernt`,
};

const WORDS: Record<Language, Record<string, Word>> = { en: EN, de: DE };

const ACTORS: Record<Language, Record<'command' | 'system', string>> = {
  en: { command: 'A command', system: 'The system' },
  de: { command: 'Ein Kommando', system: 'Das System' },
};

const nameOf = (language: Language, { kind, name }: ActorView): string =>
  kind === 'operator' ? isolated(name ?? '') : ACTORS[language][kind];

/** Details that are days. */
const DAYS: ReadonlySet<string> = new Set(['ends_on', 'retrieved_on']);

const formatDay = (language: Language, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const GONE: Record<Language, (id: string) => string> = {
  en: (id) => `account ${id} (deleted)`,
  de: (id) => `Konto ${id} (gelöscht)`,
};

const subjectOf = (language: Language, { subject, subject_id }: LogAction, subjectName: string | null): string =>
  subject === 'member' || subject === 'operator'
    ? subjectName === null
      ? GONE[language](subject_id)
      : isolated(subjectName)
    : subject_id;

/** In the language of the reader, without a full stop. Kinds that this version does not know are named as they are. */
export const logSentence = (
  language: Language,
  entry: LogAction & { actor: ActorView; subject_name: string | null },
): string => {
  const { action, details } = entry;
  const actor = nameOf(language, entry.actor);
  const subject = subjectOf(language, entry, entry.subject_name);
  const text = (name: string): string => {
    const value = String(details[name] ?? '');
    if (name === 'kind' || name === 'what' || name === 'verdict' || name === 'mode')
      return KINDS[language][value] ?? value;
    if (name === 'name') return jobName(language, value);
    if (name === 'fields') return settingsFieldNames(language, value);
    return DAYS.has(name) && value !== '' ? formatDay(language, value) : isolated(value);
  };
  const money = typeof details.cents === 'number' ? formatMoney(details.cents, language) : '';
  const on = typeof details.on === 'string' ? formatDay(language, details.on) : '';
  return WORDS[language][action]?.({ actor, subject, text, money, on }) ?? `${actor}: ${action} ${subject}`;
};
