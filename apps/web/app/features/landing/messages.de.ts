import type { Translation } from '../../lib/i18n.ts';
import type { landingEn } from './messages.en.ts';

export const landingDe: Translation<typeof landingEn> = {
  title: 'Firmament: Unternehmensdaten für Österreich, Deutschland und die Schweiz',
  description:
    'Unternehmensprofile, Jahresabschlüsse, Entscheidungsträger und Kontaktdaten aus Österreich, Deutschland und der Schweiz, in einer einzigen Suche.',
  headline: 'Zwei Millionen Unternehmen. Sehen Sie die Zusammenhänge.',
  lead: 'Unternehmensprofile, Jahresabschlüsse, Entscheidungsträger und Kontaktdaten aus Österreich, Deutschland und der Schweiz, in einer einzigen Suche.',
  freeCredits: 'Kostenloses Startguthaben',
  noCreditCard: 'Keine Kreditkarte erforderlich',
  records: 'Über 23 Millionen Datensätze',
  map: 'Karte von Österreich, Deutschland und der Schweiz, ein Lichtpunkt je Ort',
  cities: {
    hamburg: 'Hamburg',
    berlin: 'Berlin',
    leipzig: 'Leipzig',
    hanover: 'Hannover',
    cologne: 'Köln',
    frankfurt: 'Frankfurt',
    stuttgart: 'Stuttgart',
    munich: 'München',
    innsbruck: 'Innsbruck',
    linz: 'Linz',
    vienna: 'Wien',
    graz: 'Graz',
    geneva: 'Genf',
    zurich: 'Zürich',
  },
};
