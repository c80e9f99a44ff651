import { inBoth } from '../../lib/i18n/translation.ts';
import { customersEn } from './messages.en.ts';

export const customersTexts = inBoth(customersEn, {
  title: 'Kunden · Firmament',
  description: 'Drei Aufgaben mit Firmament, von der Frage bis zur Antwort, und woran Sie uns messen können.',
  headline: 'Was Kunden damit machen',
  lead: 'Vertrieb, Einkauf, Debitoren: Arbeit, die mit einem Blick ins Register beginnt, und wie weit man damit kommt.',
  cases: {
    title: 'Drei Fälle, von der Frage zur Antwort',
    lead: 'Durchgespielt mit den erfundenen Unternehmen unserer Demo. Suche, Wortlaut und Zahlen stammen von dort.',
    used: 'Verbraucht:',
    sales: {
      trade: 'Vertrieb',
      title: 'Wen nächste Woche besuchen?',
      question:
        'Ein Grazer Anbieter von Wechselrichtern will die Photovoltaikbetriebe im Umkreis von 80 Kilometern besuchen, die größten zuerst.',
      steps: {
        first: 'Nach Branche und Entfernung suchen. 15 Unternehmen passen, und Suchen kostet nichts.',
        second:
          'Nach Beschäftigten sortieren und die vier größten öffnen: Auf jeder Seite steht, wer entscheidet und wie man diese Person erreicht.',
        third: 'Die Personen als Kontakte speichern und die Liste für die Tour exportieren.',
      },
      used: '4 Abrufe, 1 Export',
    },
    purchasing: {
      trade: 'Einkauf',
      title: 'Reicht diese Unterschrift?',
      question:
        'Ein Rahmenvertrag kommt zurück, unterschrieben von Thomas Brandstätter allein. Ist die Murtal Solartechnik GmbH damit gebunden?',
      steps: {
        first: 'Das Unternehmen öffnen: ein Abruf, der den ganzen Monat gilt.',
        second:
          '„Wer unterschreiben darf“ liest den Wortlaut des Firmenbuchs. Er vertritt gemeinsam: Eine zweite Unterschrift fehlt.',
        third:
          'Katharina Leitner oder Miriam Hofer mit unterschreiben lassen und den Auszug als PDF mit Datum ablegen.',
      },
      used: '1 Abruf',
    },
    finance: {
      trade: 'Debitoren',
      title: 'Was hat sich bei diesem Kunden geändert?',
      question: 'Die Chiemgau Dachstrom GmbH bittet um ein längeres Zahlungsziel. Was ist dort geschehen?',
      steps: {
        first: 'Der Zeitstrahl zeigt jede Eintragung: neue Geschäftsführung, mehr Kapital, ein neuer Name.',
        second:
          'Ein Hinweis sagt, dass diese Abschrift des Registers vom Juni 2018 stammt. Also: vor der Entscheidung einen aktuellen Auszug holen.',
        third: 'Das Unternehmen beobachten. Die nächste Änderung, die wir lesen, kommt am Morgen per E-Mail.',
      },
      used: '1 Abruf',
    },
  },
  say: 'Was Kunden sagen',
  placeholderNote:
    'Wir drucken kein erfundenes Lob. Diese vier Texte sind Platzhalter und so gekennzeichnet; sie halten den Platz für die Worte echter Kundinnen und Kunden frei.',
  firstReview: 'Schreiben Sie uns von Ihrer Arbeit',
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
      title: 'Angaben mit Quelle',
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
});
