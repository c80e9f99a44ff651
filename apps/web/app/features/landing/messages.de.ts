import type { Translation } from '../../lib/i18n.ts';
import type { landingEn } from './messages.en.ts';

export const landingDe: Translation<typeof landingEn> = {
  title: 'Firmament: Unternehmensdaten für Österreich, Deutschland und die Schweiz',
  description:
    'Unternehmensprofile, Jahresabschlüsse, Entscheidungsträger und Kontaktdaten aus Österreich, Deutschland und der Schweiz, in einer einzigen Suche.',
  headline: 'Zwei Millionen Unternehmen. Sehen Sie die Zusammenhänge.',
  lead: 'Unternehmensprofile, Jahresabschlüsse, Entscheidungsträger und Kontaktdaten aus Österreich, Deutschland und der Schweiz, in einer einzigen Suche.',
  freeCredits: 'Kostenloses Startguthaben',
  noCreditCard: 'Ohne Kreditkarte',
  records: 'Über 23 Mio. Datensätze',
  search: {
    label: 'Unternehmen oder Branche',
    button: 'Suchen',
    loading: 'Wird geladen …',
    missing: 'Bitte geben Sie ein Unternehmen oder eine Branche ein.',
    matches_one: 'Unternehmen passt zu „{{keyword}}“.',
    matches_other: 'Unternehmen passen zu „{{keyword}}“.',
    invitation_one: 'Legen Sie ein kostenloses Konto an, um es zu sehen.',
    invitation_other: 'Legen Sie ein kostenloses Konto an, um sie zu sehen.',
    register: 'Kostenloses Konto anlegen',
    none: 'Kein Unternehmen passt zu „{{keyword}}“. Versuchen Sie weniger oder andere Wörter.',
    germany: 'Deutschland',
    austria: 'Österreich',
    switzerland: 'Schweiz',
    key: 'Treffer für „{{keyword}}“',
  },
};
