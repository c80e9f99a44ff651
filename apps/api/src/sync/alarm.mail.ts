import { TIME_ZONE } from '@firmament/calendar/day';
import { SOURCES, type SyncedSourceName } from '@firmament/record/sources/sources';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { failureSentence, type SyncFailure } from './sync-failure.ts';

const MOMENT = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** Tells the operator that a register has been silent for too long, or refuses access. Once, until it is read again. */
export const alarmMail = (
  to: string,
  source: SyncedSourceName,
  alarm: 'stale' | 'key',
  failure: SyncFailure,
  lastSuccess: Date | null,
): Mail => {
  const { title } = SOURCES[source];
  return composeMail({
    to,
    language: 'de',
    subject: alarm === 'key' ? `${title.de}: Zugang abgelehnt` : `${title.de}: seit Längerem nichts Neues`,
    paragraphs: [
      alarm === 'key'
        ? `${title.de} lässt sich nicht mehr abfragen. Solange das so ist, veralten die Daten aus dieser Quelle.`
        : `${title.de} konnte seit Längerem nicht vollständig gelesen werden. Die Daten aus dieser Quelle veralten.`,
      failureSentence(failure.kind, failure.detail).de,
    ],
    facts: [{ label: 'Zuletzt vollständig gelesen', value: lastSuccess ? MOMENT.format(lastSuccess) : 'noch nie' }],
    action: { label: 'Quellen in der Verwaltung öffnen', url: '/desk/sources' },
    notes: ['Wir versuchen es weiter. Diese E-Mail kommt nur einmal, bis die Quelle wieder gelesen wurde.'],
  });
};
