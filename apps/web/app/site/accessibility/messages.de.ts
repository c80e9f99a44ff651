import { inBoth } from '../../lib/i18n/translation.ts';
import { accessibilityEn } from './messages.en.ts';

export const accessibilityTexts = inBoth(accessibilityEn, {
  title: 'Barrierefreiheit · Firmament',
  description: 'Wie barrierefrei diese Website ist, was noch fehlt und wie Sie uns das sagen.',
  headline: 'Barrierefreiheit',
  lead: 'Firmament soll für alle nutzbar sein. Diese Erklärung sagt, wie weit wir sind und wie Sie uns mitteilen, was Ihnen im Weg steht.',
  status: {
    title: 'Wie weit wir sind',
    text: 'Die Website richtet sich nach den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, und nach der europäischen Norm EN 301 549. Automatische Prüfungen finden auf den öffentlichen Seiten keinen Verstoß. Von außen hat die Website noch niemand geprüft; mehr behaupten wir deshalb nicht.',
  },
  done: {
    title: 'Was wir dafür tun',
    keyboard:
      'Die Website lässt sich allein mit der Tastatur bedienen; die erste Station ist ein Link zum Inhalt, und was den Fokus hat, ist gekennzeichnet.',
    words: 'Meldungen und Fehler stehen in Worten neben dem, worum es geht, und werden Vorleseprogrammen mitgeteilt.',
    colours:
      'Die Farben sind für einen Kontrast des Textes von mindestens 4,5 zu 1 gewählt, hell wie dunkel. Neben einer Farbe steht ein Wort oder eine Form.',
    pictures: 'Neben Karten und Diagrammen stehen dieselben Angaben als Text oder Tabelle.',
    motion: 'Wer im System weniger Bewegung eingestellt hat, sieht keine.',
    noScript: 'Die öffentlichen Seiten sind ohne JavaScript lesbar.',
  },
  limits: {
    title: 'Was noch fehlt',
    pdf: 'Berichte, die Unternehmen als eingescannte PDF-Dokumente eingereicht haben, sind nicht barrierefrei; die Zahlen daneben sind es.',
    legal: 'Die rechtlichen Seiten gibt es nur auf Deutsch, weil nur der deutsche Wortlaut verbindlich ist.',
    assistive:
      'Mit Vorleseprogrammen und anderen Hilfsmitteln selbst und mit auf 200 Prozent vergrößertem Text haben wir noch nicht geprüft.',
    simple: 'Eine Fassung in Leichter Sprache gibt es noch nicht.',
  },
  tests: {
    title: 'Wie wir prüfen',
    text: 'Ein Programm (axe) prüft jede öffentliche Seite in beiden Sprachen, auf großen Bildschirmen in hellen, auf kleinen in dunklen Farben, und die wichtigsten Seiten des Dashboards. Startseite und Dashboard werden mit der Tastatur durchlaufen. Programme finden nur einen Teil aller Barrieren.',
  },
  tell: {
    title: 'Sagen Sie es uns',
    write: 'Etwas funktioniert für Sie nicht? Schreiben Sie an',
    or: 'oder über das',
    formOnly: 'Etwas funktioniert für Sie nicht? Sagen Sie es uns über das',
    form: 'Kontaktformular',
    answer: '. Wir antworten innerhalb von zwei Wochen.',
    body: 'Hilft unsere Antwort nicht, können Sie sich in Österreich an die Beschwerdestelle des Sozialministeriumservice wenden, in Deutschland an die Schlichtungsstelle nach §\u00a016\u00a0BGG.',
  },
});
