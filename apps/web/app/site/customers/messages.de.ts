import type { Translation } from '../../lib/i18n/i18n.ts';
import type { customersEn } from './messages.en.ts';

export const customersDe: Translation<typeof customersEn> = {
  title: 'Kunden · Firmament',
  description: 'Was Kundinnen und Kunden über Firmament sagen und wie sie es bewerten.',
  headline: 'Was unsere Kunden sagen',
  lead: 'Marktforschung, Vertrieb, Einkauf, Controlling: vier Berufe, in denen die Arbeit mit einem Blick ins Register beginnt.',
  placeholderNote:
    'Diese vier Stimmen sind Platzhalter. Sie halten den Platz für die Worte echter Kundinnen und Kunden frei.',
  placeholder: 'Platzhalter',
  reviews: {
    research: {
      text: 'Früher hatte ich vier Register in vier Fenstern offen. Heute schreibe ich einen Satz, und die Liste ist da, samt der Zahl der Treffer, noch bevor ich etwas bezahlt habe.',
      name: 'A. Beispiel',
      role: 'Marktforschung, Wien',
    },
    sales: {
      text: 'Die Lead-Liste zeigt mir, wen meine Kolleginnen von früheren Stellen kennen. Der erste Anruf ist keine Kaltakquise mehr.',
      name: 'B. Muster',
      role: 'Vertrieb, München',
    },
    purchasing: {
      text: 'Wer für einen Lieferanten zeichnen darf, und ob allein: Dafür musste ich früher telefonieren. Hier steht es neben dem Namen.',
      name: 'C. Exempel',
      role: 'Einkauf, Zürich',
    },
    finance: {
      text: 'Fünf Jahre Abschlüsse in einer Tabelle, mit dem Bericht, aus dem sie stammen. Ich prüfe eine Zahl und vertraue den anderen.',
      name: 'D. Platzhalter',
      role: 'Controlling, Graz',
    },
  },
  ratings: {
    title: 'So werden wir bewertet',
    lead: 'Drei Fragen auf einer Skala von eins bis fünf. Die Werte sind Platzhalter, bis Kundinnen und Kunden geantwortet haben.',
    scale: 'von 5',
    data: { title: 'Qualität der Daten', text: 'Vollständig, aktuell und bis zur Quelle belegt' },
    handling: { title: 'Bedienung', text: 'Von der ersten Suche bis zur fertigen Liste' },
    support: { title: 'Hilfe und Betreuung', text: 'Wie schnell und wie gut Fragen beantwortet werden' },
  },
  promises: {
    title: 'Woran Sie uns messen können',
    lead: 'Vertrauen entsteht aus Regeln, die sich prüfen lassen.',
    sources: {
      title: 'Tatsachen mit Quelle',
      text: 'Jeder Wert nennt das Register, aus dem er stammt, und den Tag, an dem er gelesen wurde. Wo etwas fehlt, sagen wir, warum.',
    },
    people: {
      title: 'Fair gegenüber Betroffenen',
      text: 'Wer in den Daten vorkommt, kann ohne Konto Auskunft verlangen, berichtigen lassen oder widersprechen. Wer aus dem Postfach widerspricht, das im Eintrag steht, ist sofort verborgen.',
    },
    costs: {
      title: 'Keine Überraschungen beim Preis',
      text: 'Suchen ist kostenlos. Ein Unternehmen oder eine Person zählt einmal im Monat, wie oft Sie auch nachsehen, und Ihr Konto zeigt jede Zählung.',
    },
  },
};
