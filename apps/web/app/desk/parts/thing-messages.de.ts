import { inBoth } from '../../lib/i18n/translation.ts';
import { deskThingsEn } from './thing-messages.en.ts';

export const deskThingsTexts = inBoth(deskThingsEn, {
  kinds: {
    order: 'Bestellung',
    invoice: 'Rechnung',
    ticket: 'Ticket',
    privacy_request: 'Datenschutzanfrage',
    declaration: 'Erklärung',
    identity_report: 'Meldung',
    register_person: 'Person aus den Registern',
    upload: 'Hochgeladener Auszug',
    member: 'Mitglied',
  },
  privacyKinds: {
    access: 'Auskunft',
    correction: 'Berichtigung',
    erasure: 'Löschung',
    objection: 'Widerspruch',
  },
  identityKinds: { one: 'Dieselbe Person', two: 'Zwei Personen' },
  declarationKinds: {
    ordinary: 'Kündigung',
    extraordinary: 'Außerordentliche Kündigung',
    withdrawal: 'Widerruf',
  },
  due: {
    overdue_one: '1 Tag überfällig',
    overdue_other: '{{count}} Tage überfällig',
    today: 'heute fällig',
    tomorrow: 'morgen fällig',
    in_one: 'in 1 Tag fällig',
    in_other: 'in {{count}} Tagen fällig',
  },
  waits: {
    dayAndHours: 'wartet 1 Tag {{hours}} Std.',
    days_one: 'wartet 1 Tag',
    days_other: 'wartet {{count}} Tage',
    hours: 'wartet {{hours}} Std.',
    minutes: 'wartet {{minutes}} Min.',
    now: 'soeben eingegangen',
  },
});
