import { longDay } from '@firmament/api-contract/long-day';
import type { Day } from '@firmament/calendar/day';
import type { LegalDocument } from './legal-text.ts';
import { type Operator, placeOf } from './operator.ts';

/** Change it with every change of the wording: a contract refers to the terms by this day. */
const TERMS_VERSION = '2026-11-17';

/** The contract with customers. Its figures are those that billing works with. Only the German wording is binding. */
export const terms = (operator: Operator | null): LegalDocument & { version: Day } => ({
  version: TERMS_VERSION,
  // The soft hyphen is for phones, where the word does not fit.
  title: 'Allgemeine Nutzungs\u00adbedingungen',
  lead: `Gültig ab ${longDay('de', TERMS_VERSION)}.${operator ? ` Vertragspartner ist ${operator.name}, ${placeOf(operator)}.` : ''}`,
  sections: [
    {
      id: 'geltung',
      title: '1. Geltung und Begriffe',
      blocks: [
        'Diese Bedingungen gelten für alle Verträge zwischen uns und unseren Kundinnen und Kunden. Bedingungen des Kunden gelten nur, wenn wir ihnen schriftlich zugestimmt haben.',
        'In diesen Bedingungen bedeuten:',
        [
          'Kunde: wer mit uns einen Vertrag schließt, als Verbraucher oder als Unternehmer.',
          'Verbraucher: wer das Geschäft zu einem Zweck abschließt, der nicht zu seinem Unternehmen gehört.',
          'Abonnement: der Vertrag über eine Leistung mit Mindestlaufzeit und Zahlungsintervall.',
          'Domain und E-Mail-Adresse: die Namen, unter denen wir Leistungen für den Kunden einrichten.',
        ],
        'Kunde kann nur sein, wer mindestens 18 Jahre alt und voll geschäftsfähig ist.',
      ],
    },
    {
      id: 'leistungen',
      title: '2. Unsere Leistungen',
      blocks: [
        'Firmament stellt Unternehmensdaten bereit: Profile, Jahresabschlüsse, Vertretungsbefugnisse, Personen und Kontakte, vor allem aus Österreich, Deutschland und der Schweiz. Die Daten stammen aus öffentlichen Registern und anderen angegebenen Quellen. Wir geben sie sorgfältig wieder; für die Richtigkeit der Quellen selbst stehen wir nicht ein.',
        'Wie viele Unternehmen und Personen ein Kunde abrufen kann, hängt vom Tarif ab; die Zahl der Abrufe im Kalendermonat und der Datenexporte je 24 Stunden nennen die Seite „Preise“ und der Vertrag. Als Abruf zählt, ein Unternehmen oder eine Person zu öffnen, in die Kontaktliste aufzunehmen oder mit mehr Angaben zu exportieren, als die Trefferliste zeigt; jedes Unternehmen und jede Person zählt je Kalendermonat einmal. Suchen und Exporte allein mit den Spalten der Trefferliste zählen nicht.',
        'Soweit vereinbart, erbringen wir auch Leistungen der E-Mail-Sicherheit und des Hostings:',
        [
          'verschlüsselte E-Mail',
          'Schutz vor unerwünschter Werbung (Anti-Spam), Schadprogrammen (Anti-Virus) und Erpressungsprogrammen (Anti-Ransomware)',
          'Registrierung von Domains und Hosting',
        ],
        'Filter erkennen Angriffe und unerwünschte Nachrichten nach dem Stand der Technik. Dass jede schädliche Nachricht erkannt und keine erwünschte zurückgehalten wird, kann niemand zusagen.',
      ],
    },
    {
      id: 'vertragsschluss',
      title: '3. Bestellung und Vertragsschluss',
      blocks: [
        'Die Darstellung unserer Leistungen ist kein verbindliches Angebot. Mit der Bestellung über die als zahlungspflichtig bezeichnete Schaltfläche gibt der Kunde ein Angebot ab, an das er 5 Werktage gebunden ist.',
        'Der Vertrag kommt zustande, wenn wir die Bestellung innerhalb von 5 Werktagen annehmen, durch Auftragsbestätigung oder durch Einrichtung der Leistung.',
        'Der kostenlose Tarif beginnt mit der Bestätigung der E-Mail-Adresse und kann jederzeit ohne Frist beendet werden.',
      ],
    },
    {
      id: 'ruecktritt',
      title: '4. Rücktrittsrecht für Verbraucher',
      blocks: [
        'Verbraucher können binnen 14 Tagen ab Vertragsschluss ohne Angabe von Gründen zurücktreten. Es genügt eine eindeutige Erklärung, zum Beispiel auf der Seite „Vom Vertrag zurücktreten“, per E-Mail oder per Brief; eine Anmeldung ist dafür nicht nötig. Die Frist ist gewahrt, wenn die Erklärung vor ihrem Ablauf abgesendet wird.',
        'Nach dem Rücktritt erstatten wir alle Zahlungen binnen 14 Tagen ab Zugang der Erklärung, mit demselben Zahlungsmittel und ohne Kosten für den Verbraucher.',
        'Hat der Verbraucher ausdrücklich verlangt, dass wir schon während der Frist leisten, so zahlt er den Anteil, der auf die bis zum Rücktritt erbrachte Leistung entfällt.',
        'Die Belehrung über dieses Recht und ein Muster-Formular senden wir Verbrauchern mit der Auftragsbestätigung. Das Formular zu verwenden ist nicht nötig.',
      ],
    },
    {
      id: 'einrichtung',
      title: '5. Einrichtung',
      blocks: [
        'Der Kunde leistet die erste Zahlung im Voraus. Danach richten wir die Leistung innerhalb von 5 Tagen ein. Für Verbraucher beginnen wir erst nach Ablauf der Rücktrittsfrist, es sei denn, sie haben ausdrücklich verlangt, dass wir früher beginnen.',
        'Werden Einträge im Domain Name System (DNS) geändert, kann es bis zu 72 Stunden dauern, bis sie überall wirksam sind. Auf diese Zeit haben wir keinen Einfluss.',
        'Der Kunde sorgt dafür, dass seine Angaben richtig sind und bleiben, und hält seine Zugangsdaten geheim.',
      ],
    },
    {
      id: 'laufzeit',
      title: '6. Laufzeit und Kündigung',
      blocks: [
        'Die Mindestlaufzeit wird bei der Bestellung gewählt:',
        ['Verbraucher: 12, 24 oder 36 Monate', 'Unternehmer: 12, 24, 36, 48 oder 60 Monate'],
        'Verbraucher: Nach der Mindestlaufzeit läuft der Vertrag auf unbestimmte Zeit weiter und kann jederzeit mit einer Frist von 30 Tagen gekündigt werden.',
        'Unternehmer: Der Vertrag verlängert sich jeweils um 12 Monate, wenn er nicht spätestens 3 Monate vor Ende der Laufzeit gekündigt wird.',
        'Das Recht, aus wichtigem Grund sofort zu kündigen, bleibt beiden Seiten erhalten. Die Kündigung ist im Konto, ohne Anmeldung auf der Seite „Verträge hier kündigen“, per E-Mail oder per Brief möglich; wir bestätigen sie mit dem Tag, an dem der Vertrag endet.',
      ],
    },
    {
      id: 'zahlung',
      title: '7. Preise und Zahlung',
      blocks: [
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Gegenüber Unternehmern verstehen sie sich zuzüglich, gegenüber Verbrauchern einschließlich Umsatzsteuer. Bezahlt wird im Voraus für das vereinbarte Zahlungsintervall, per Überweisung nach Rechnung, wenn nichts anderes vereinbart ist. Rechnungen stellen wir elektronisch aus.',
        'Wertsicherung: Die Entgelte werden einmal im Jahr zum 1. Februar an die Veränderung des Verbraucherpreisindex der Statistik Austria angepasst, nach oben wie nach unten. Wir kündigen die Anpassung mindestens 2 Monate vorher an. Gegenüber Verbrauchern steigt ein Entgelt frühestens zwei Monate nach Vertragsschluss.',
      ],
    },
    {
      id: 'verzug',
      title: '8. Zahlungsverzug',
      blocks: [
        'Zahlt der Kunde nicht, sperren wir am 5. Tag des Verzugs den Zugang zur Leistung, bis bezahlt ist. Wir weisen darauf vorher hin. Die Pflicht zur Zahlung bleibt während der Sperre bestehen.',
        'Für jede Mahnung, die der Kunde verschuldet hat, verrechnen wir die notwendigen Kosten, mindestens 5 und höchstens 15 Euro, soweit sie in einem angemessenen Verhältnis zur Forderung stehen. Dazu kommen die gesetzlichen Verzugszinsen.',
      ],
    },
    {
      id: 'nutzung',
      title: '9. Erlaubte Nutzung',
      blocks: [
        'Der Kunde darf die Daten für die eigene geschäftliche Tätigkeit verwenden. Nicht erlaubt ist es,',
        [
          'wesentliche Teile der Datenbank zu entnehmen, um sie weiterzuverkaufen oder öffentlich zugänglich zu machen,',
          'Grenzen und Kontingente zu umgehen, etwa mit mehreren Konten,',
          'Menschen entgegen dem Datenschutz- oder Telekommunikationsrecht zu kontaktieren, insbesondere ohne nötige Einwilligung zu werben,',
          'über unsere Systeme Schadprogramme oder unerwünschte Massennachrichten zu verbreiten.',
        ],
        'Für personenbezogene Daten, die er abruft, ist der Kunde selbst Verantwortlicher. Widerspricht eine Person, so gibt er ihre Daten nicht weiter und löscht sie, sobald wir ihn davon verständigen.',
      ],
    },
    {
      id: 'haftung',
      title: '10. Gewährleistung und Haftung',
      blocks: [
        'Für Mängel gelten die gesetzlichen Regeln. Unternehmer melden erkennbare Mängel unverzüglich.',
        'Für Schäden an Leben, Körper und Gesundheit sowie bei Vorsatz und grober Fahrlässigkeit haften wir unbeschränkt. Für Sachschäden aus leichter Fahrlässigkeit ist unsere Haftung mit 25.000 Euro je Schadensfall begrenzt. Gegenüber Unternehmern ist die Haftung für leicht fahrlässig verursachte Vermögensschäden, entgangenen Gewinn und Folgeschäden ausgeschlossen. Zwingende Rechte der Verbraucher bleiben unberührt.',
        'Entscheidungen trifft der Kunde selbst. Unsere Daten und Kennzahlen sind keine Bonitätsprüfung und ersetzen keine Beratung.',
      ],
    },
    {
      id: 'domains',
      title: '11. Domains und E-Mail-Adressen',
      blocks: [
        'Domains registrieren wir im Namen des Kunden bei der zuständigen Stelle; deren Bedingungen gelten zusätzlich. Ob eine Domain zugeteilt wird, entscheidet diese Stelle. Der Kunde versichert, dass die Domain keine Rechte anderer verletzt.',
        'Endet der Vertrag, geben wir die Domain auf Wunsch an einen anderen Anbieter frei. E-Mails und Inhalte kann der Kunde bis zum letzten Tag der Laufzeit sichern; danach werden sie gelöscht.',
      ],
    },
    {
      id: 'live-chat',
      title: '12. Hilfe und Live-Chat',
      blocks: [
        'Fragen beantworten wir im Support und per E-Mail. Wird ein Live-Chat angeboten, so werden dessen Daten spätestens 2 Stunden nach der letzten Nachricht gelöscht. Verbindliche Erklärungen richten Sie bitte nicht an den Chat.',
      ],
    },
    {
      id: 'aenderungen',
      title: '13. Änderungen dieser Bedingungen',
      blocks: [
        'Änderungen kündigen wir mindestens 2 Monate vorher an und nennen dabei, was sich ändert. Gegenüber Unternehmern gelten sie als vereinbart, wenn diese nicht bis zum Inkrafttreten widersprechen. Gegenüber Verbrauchern gilt das nur für Änderungen, die ihnen zumutbar sind; zentrale Leistungen und Entgelte ändern wir nicht auf diesem Weg.',
      ],
    },
    {
      id: 'schluss',
      title: '14. Recht und Gerichtsstand',
      blocks: [
        'Es gilt österreichisches Recht ohne das UN-Kaufrecht. Verbrauchern bleibt der Schutz der zwingenden Bestimmungen ihres Wohnsitzstaates erhalten. Gegenüber Unternehmern ist das sachlich zuständige Gericht an unserem Sitz zuständig; für Verbraucher gelten die gesetzlichen Gerichtsstände.',
        'Ist eine Bestimmung unwirksam, so bleiben die übrigen wirksam.',
      ],
    },
  ],
});
