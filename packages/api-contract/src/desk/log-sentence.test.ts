import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { LOG, type LogAction } from './log-action.ts';
import { logSentence } from './log-sentence.ts';

const paid = { cents: 30_000, on: '2026-11-16', statement: 'SEPA 4471' };

/** One of every kind. */
const ACTIONS: Record<keyof typeof LOG, LogAction> = {
  orderAccepted: LOG.orderAccepted('V-AAAA-BBBB', 'Professional'),
  orderDeclined: LOG.orderDeclined('V-AAAA-BBBB', 'Grund.'),
  invoicePaid: LOG.invoicePaid('2026-000001', paid),
  refundPaid: LOG.refundPaid('2026-000002', { ...paid, statement: null }),
  paymentTakenBack: LOG.paymentTakenBack('2026-000001', { cents: 30_000, reason: 'Grund.' }),
  ticketAnswered: LOG.ticketAnswered(12),
  ticketClosed: LOG.ticketClosed(12),
  requestGranted: LOG.requestGranted(3, { kind: 'objection', erased: 2, withheld: 1, is_not_listed: false }),
  requestRefused: LOG.requestRefused(3, { kind: 'erasure', reason: 'Grund.' }),
  requestRestored: LOG.requestRestored(3, { kind: 'objection', entries: 1 }),
  declarationConfirmed: LOG.declarationConfirmed(4, {
    kind: 'extraordinary',
    contract: 'V-AAAA-BBBB',
    ends_on: '2026-12-01',
  }),
  declarationDenied: LOG.declarationDenied(4, { kind: 'withdrawal' }),
  reportDismissed: LOG.reportDismissed(5, 'Grund.'),
  peopleJoined: LOG.peopleJoined('reg.6', { other: 'reg.8', reason: 'Grund.' }),
  peopleToldApart: LOG.peopleToldApart('reg.6', { other: 'reg.8', reason: 'Grund.' }),
  mandatesSplitOff: LOG.mandatesSplitOff('reg.6', { mandates: 2, reason: 'Grund.' }),
  rulingWithdrawn: LOG.rulingWithdrawn({ id: 9, verdict: 'two', mentions: [8, 6] }, 'Grund.'),
  wrongBirthsTried: LOG.wrongBirthsTried('reg.6', { tries: 20, members: 7 }),
  uploadAccepted: LOG.uploadAccepted(6, { company: 'Adler GmbH', retrieved_on: '2026-10-05' }),
  uploadRefused: LOG.uploadRefused(6, { company: 'Adler GmbH', reason: 'Grund.' }),
  uploadTakenBack: LOG.uploadTakenBack(6, { company: 'Adler GmbH', retrieved_on: '2026-10-05', reason: 'Grund.' }),
  uploadModeChanged: LOG.uploadModeChanged('check'),
  memberOpened: LOG.memberOpened(7),
  memberBlocked: LOG.memberBlocked(7, 'Grund.'),
  memberUnblocked: LOG.memberUnblocked(7),
  memberSignedOut: LOG.memberSignedOut(7),
  mailResent: LOG.mailResent(7, 'contract'),
  jobRetried: LOG.jobRetried('5', 'send-letter'),
  jobDiscarded: LOG.jobDiscarded('5', 'send-letter'),
  sourceRead: LOG.sourceRead('gleif'),
  settingsChanged: LOG.settingsChanged(8, 'plans.1.name'),
  settingsAdopted: LOG.settingsAdopted(8),
  operatorAdded: LOG.operatorAdded(7),
  operatorRemoved: LOG.operatorRemoved(7),
};

const actor = { kind: 'operator', name: 'Jonas Egger' } as const;

const say = (language: Language, action: LogAction, subjectName: string | null = 'eva@kunde.example') =>
  logSentence(language, { ...action, actor, subject_name: subjectName });

it.each(LANGUAGES)('has words for everything that operators do (%s)', (language) => {
  for (const action of Object.values(ACTIONS)) {
    const sentence = say(language, action);
    expect(sentence).toMatch(/^Jonas Egger /);
    expect(sentence).not.toContain(action.action);
    expect(sentence).not.toMatch(/undefined|null|NaN|\(\)/);
  }
});

it.each([
  [
    'en',
    'invoicePaid',
    'Jonas Egger marked 2026-000001 as paid: EUR 300.00, received on 16 November 2026, reference SEPA 4471',
  ],
  [
    'de',
    'refundPaid',
    'Jonas Egger hat die Rückzahlung zu 2026-000002 verbucht: 300,00 EUR, überwiesen am 16. November 2026',
  ],
  [
    'en',
    'requestGranted',
    'Jonas Egger granted privacy request 3 (objection): 2 entries deleted for good, 1 person of the registers no longer shown',
  ],
  ['de', 'mandatesSplitOff', 'Jonas Egger hat entschieden, dass 2 Mandate von reg.6 jemand anderem gehören: Grund.'],
  ['en', 'rulingWithdrawn', 'Jonas Egger withdrew decision 9 (two people) about reg.6: Grund.'],
  [
    'de',
    'wrongBirthsTried',
    'Jonas Egger hat 20 falsche Geburtsdaten gezählt, die 7 Mitglieder innerhalb von zwölf Monaten zu reg.6 geprüft haben',
  ],
  ['de', 'requestRestored', 'Jonas Egger hat 1 Eintrag aus Datenschutzantrag 3 (Widerspruch) wieder sichtbar gemacht'],
  [
    'en',
    'declarationConfirmed',
    'Jonas Egger confirmed declaration 4 (cancellation for cause) for contract V-AAAA-BBBB, which ends on 1 December 2026',
  ],
  [
    'de',
    'mailResent',
    'Jonas Egger hat eine E-Mail an eva@kunde.example erneut senden lassen: Vertrag und Nutzungsbedingungen',
  ],
] as const)('says in %s what was done: %s', (language, kind, sentence) => {
  expect(say(language, ACTIONS[kind]).replaceAll('\u00a0', ' ')).toBe(sentence);
});

it('names who is gone by number, commands and the clock as what they are, and unknown kinds as they are', () => {
  expect(say('de', ACTIONS.memberBlocked, null)).toBe('Jonas Egger hat Konto 7 (gelöscht) gesperrt: Grund.');
  const by = (kind: 'command' | 'system', action: LogAction) =>
    logSentence('en', { ...action, actor: { kind, name: null }, subject_name: null });
  expect(by('command', ACTIONS.ticketClosed)).toBe('A command closed ticket #12');
  expect(by('system', { ...ACTIONS.ticketClosed, action: 'ticket.sung' })).toBe('The system: ticket.sung 12');
});
