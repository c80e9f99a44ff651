import { inBoth } from '../../lib/i18n/translation.ts';
import { solutionsEn } from './messages.en.ts';

export const solutionsTexts = inBoth(solutionsEn, {
  title: 'Lösungen · Firmament',
  description:
    'Unternehmensprofile, Jahresabschlüsse, Betriebskennzahlen und Personendaten für Marktforschung, Kundengewinnung und Planung.',
  headline: 'Lösungen, die auf Daten beruhen',
  lead: 'Marktforschung, Kundengewinnung und Planung beginnen mit derselben Frage: Welche Unternehmen sind es, und wer entscheidet dort? Firmament beantwortet sie aus den Registern selbst.',
  mission: {
    title: 'Unser Auftrag',
    lead: 'Was über Unternehmen öffentlich ist, liegt in drei Ländern verstreut: in Registern, bei Gerichten, in Amtsblättern. Wir führen es zusammen, prüfen es und machen es lesbar, damit eine Entscheidung auf dem beruht, was eingetragen ist.',
    impactTitle: 'Was sich dadurch ändert',
    impact: {
      sources: {
        figure: '3 Länder',
        text: 'Österreich, Deutschland und die Schweiz in einer Suche, in der Sprache Ihrer Wahl.',
      },
      checked: {
        figure: 'Jede Kennnummer',
        text: 'wird bis zur Prüfziffer geprüft; eine fehlerhafte ist als solche gekennzeichnet.',
      },
      traced: {
        figure: 'Jeder Wert',
        text: 'nennt Quelle und Datum. Was sich ändert, bleibt mit altem und neuem Stand erhalten.',
      },
    },
  },
  results: {
    title: 'Für Ergebnisse gemacht',
    lead: 'Drei Arten von Arbeit, ein Weg durch das Register.',
    demo: 'Bilder mit Beispieldaten. Die Unternehmen und Personen gibt es nicht.',
    research: {
      title: 'Marktforschung',
      text: 'Erst zählen, dann lesen: wie viele Unternehmen es in einer Branche gibt, wo sie sind, wie groß sie sind. Danach die Zahlen über fünf Jahre.',
      points: {
        first: 'Zahlen nach Branche, Region, Größe und Rechtsform, bevor etwas verbraucht wird',
        second: '21 Kennzahlen im Jahr, fünf Jahre nebeneinander',
        third: 'Listen als CSV, Excel oder JSON, mit der Quelle zu jedem Wert',
      },
    },
    leads: {
      title: 'Kundengewinnung',
      text: 'Von der Branche zu den Menschen, die dort entscheiden. Die Lead-Liste ordnet sie nach dem, was sie mit Ihrem Team verbindet, und sagt es dazu.',
      points: {
        first: 'Wer entscheidet, und wie diese Person unterschreiben darf',
        second: 'Was Ihr Team mit ihr verbindet: Arbeitgeber, Ausbildung, Jahre',
        third: 'Kontakte in einer Liste, exportiert als vCard oder CSV',
      },
    },
    planning: {
      title: 'Planung',
      text: 'Behalten Sie Lieferanten, Kunden und Mitbewerber im Blick. Ändert sich ein Registereintrag, erfahren Sie es am nächsten Morgen.',
      points: {
        first: 'Registereinträge, Organe, Eigentümer und Abschlüsse aller beobachteten Unternehmen',
        second: 'Alter Wert neben neuem, mit Tag und Quelle',
        third: 'Eine E-Mail am Morgen, und nur wenn sich etwas geändert hat',
      },
    },
  },
  features: {
    title: 'Womit Sie arbeiten',
    lead: 'Vier Arten von Daten, überall dort, wo das Gesetz sie öffentlich macht.',
    profiles: {
      title: 'Unternehmensprofile',
      text: 'Name, Rechtsform, Status, Adresse, Branche und Registernummern, mit früheren Namen und verbundenen Unternehmen.',
    },
    statements: {
      title: 'Jahresabschlüsse',
      text: '21 Kennzahlen je Jahr vom Umsatz bis zur Steuerquote, über die Jahre nebeneinander, dazu der Bericht als PDF.',
    },
    operations: {
      title: 'Betriebskennzahlen',
      text: 'Personal, Gehälter, Material und Margen: wie ein Betrieb läuft, und nicht nur, was er verdient.',
    },
    employees: {
      title: 'Personendaten',
      text: 'Geschäftsführung, Prokura und Fachleute, mit ihren Aufgaben, ihrem Werdegang und ihrer Zeichnungsbefugnis.',
    },
  },
});
