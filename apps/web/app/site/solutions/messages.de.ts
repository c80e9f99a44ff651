import type { Translation } from '../../lib/i18n/i18n.ts';
import type { solutionsEn } from './messages.en.ts';

export const solutionsDe: Translation<typeof solutionsEn> = {
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
    research: {
      title: 'Marktforschung',
      text: 'Erst zählen, dann lesen: wie viele Unternehmen es in einer Branche gibt, wo sie sind, wie groß sie sind. Danach die Zahlen über fünf Jahre.',
    },
    leads: {
      title: 'Kundengewinnung',
      text: 'Von der Branche zu den Menschen, die dort entscheiden. Die Lead-Liste ordnet sie nach dem, was sie mit Ihrem Team verbindet, und sagt es dazu.',
    },
    planning: {
      title: 'Planung',
      text: 'Behalten Sie Lieferanten, Kunden und Mitbewerber im Blick. Ändert sich ein Registereintrag, erfahren Sie es am nächsten Morgen.',
    },
  },
  features: {
    title: 'Womit Sie arbeiten',
    lead: 'Vier Arten von Tatsachen, überall dort, wo das Gesetz sie öffentlich macht.',
    profiles: {
      title: 'Unternehmensprofile',
      text: 'Name, Rechtsform, Status, Anschrift, Branche und Registernummern, mit früheren Namen und verbundenen Unternehmen.',
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
};
