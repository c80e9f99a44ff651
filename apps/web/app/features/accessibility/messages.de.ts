import type { Translation } from '../../lib/i18n.ts';
import type { accessibilityEn } from './messages.en.ts';

export const accessibilityDe: Translation<typeof accessibilityEn> = {
  title: 'Barrierefreiheit · Firmament',
  description: 'Wie barrierefrei diese Website ist, was noch fehlt und wie Sie uns das sagen.',
  headline: 'Barrierefreiheit',
  lead: 'Firmament soll für alle nutzbar sein. Diese Erklärung sagt, wie weit wir sind, und wie Sie uns mitteilen, was Ihnen im Weg steht.',
  status: {
    title: 'Wie weit wir sind',
    text: 'Die Website richtet sich nach den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, und nach der europäischen Norm EN 301 549. Nach unseren eigenen Prüfungen erfüllen die öffentlichen Seiten sie.',
  },
  done: {
    title: 'Was wir dafür tun',
    keyboard:
      'Alles lässt sich allein mit der Tastatur bedienen; die erste Station ist ein Link zum Inhalt, und der Fokus ist immer sichtbar.',
    words: 'Meldungen und Fehler stehen in Worten neben dem, worum es geht, und werden Vorleseprogrammen mitgeteilt.',
    colours:
      'Text hat einen Kontrast von mindestens 4,5 zu 1, hell wie dunkel. Nichts wird nur durch Farbe ausgedrückt.',
    pictures: 'Neben Karten und Diagrammen stehen dieselben Tatsachen als Text oder Tabelle.',
    motion:
      'Wer im System weniger Bewegung wünscht, bekommt keine. Text lässt sich ohne Verlust auf 200 Prozent vergrößern.',
    noScript: 'Die öffentlichen Seiten sind ohne JavaScript lesbar.',
  },
  limits: {
    title: 'Was noch fehlt',
    pdf: 'Berichte, die Unternehmen als eingescannte PDF-Dokumente eingereicht haben, sind nicht barrierefrei; die Zahlen daneben sind es.',
    legal: 'Die rechtlichen Seiten gibt es nur auf Deutsch, weil nur der deutsche Wortlaut verbindlich ist.',
    simple: 'Eine Fassung in Leichter Sprache gibt es noch nicht.',
  },
  tests: {
    title: 'Wie wir prüfen',
    text: 'Jede Seite wird in beiden Sprachen, hell und dunkel, am Bildschirm und am Telefon automatisch geprüft und mit der Tastatur durchlaufen, bevor eine Änderung hinausgeht.',
  },
  tell: {
    title: 'Sagen Sie es uns',
    text: 'Etwas funktioniert für Sie nicht? Schreiben Sie an {{email}} oder über das Kontaktformular. Wir antworten innerhalb von zwei Wochen.',
    body: 'Hilft unsere Antwort nicht, können Sie sich in Österreich an die Beschwerdestelle des Sozialministeriumservice wenden, in Deutschland an die Schlichtungsstelle nach § 16 BGG.',
  },
};
