import { inBoth } from '../../lib/i18n/translation.ts';
import { deskEn } from './messages.en.ts';

export const deskTexts = inBoth(deskEn, {
  navigation: 'Verwaltung',
  pages: {
    overview: 'Verwaltung',
    members: 'Mitglieder',
    sources: 'Datenquellen',
    jobs: 'Aufgaben',
    system: 'System',
    settings: 'Einstellungen',
    log: 'Protokoll',
  },
  product: 'Produkt',
  back: 'Zurück zu Firmament',
  waiting_one: '1 Vorgang wartet',
  waiting_other: '{{count}} Vorgänge warten',
  givenUp_one: '1 Aufgabe wurde aufgegeben',
  givenUp_other: '{{count}} Aufgaben wurden aufgegeben',
  role: 'Verwaltung',
  operatorsOnly: 'Nur für die Verwaltung',
  foot: {
    title: 'Sie handeln für den Betreiber',
    text: 'Jede Handlung wird mit Ihrem Namen protokolliert. Nach 30 Minuten ohne Handlung werden Sie abgemeldet.',
  },
  secondFactor: {
    title: 'Ein zweiter Faktor fehlt',
    why: 'Die Verwaltung öffnet sich nur, wenn Sie sich mit mehr als einem Passwort anmelden. Richten Sie auf Ihrer Kontoseite eine Authenticator-App oder einen Passkey ein und kommen Sie dann zurück.',
    setUp: 'Jetzt einrichten',
    back: 'Zurück zu Firmament',
  },
});
