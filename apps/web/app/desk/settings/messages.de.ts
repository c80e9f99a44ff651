import { inBoth } from '../../lib/i18n/translation.ts';
import { deskSettingsEn } from './messages.en.ts';

export const deskSettingsTexts = inBoth(deskSettingsEn, {
  lead: 'Wer verkauft, welche Tarife es gibt und was sie kosten. Was Sie speichern, gilt sofort für alles, was ab dann verkauft wird.',
  version: 'Version {{version}}, {{moment}}, {{who}}',
  neverSet: 'Bisher wurde nichts eingestellt.',
  changedBy: { command: 'durch ein Kommando', system: 'aus der Betreiberdatei', operator: 'von {{name}}' },
  groups: {
    company: 'Unternehmen',
    contact: 'Kontakt',
    register: 'Register, Gewerbe und Hosting',
    bank: 'Bankverbindung',
  },
  notes: {
    company: 'Steht so, wie Sie es schreiben, im Impressum, in den Nutzungsbedingungen, in E-Mails und auf Rechnungen.',
    bank: 'Nur auf Rechnungen.',
  },
  help: {
    phone: 'Mit Ländervorwahl: +43 1 2345678',
    registerNumber: 'FN 123456a; Nummern anderer Register unverändert',
    shareholders: 'Namen und Anteile (§ 25 MedienG)',
    hosting: 'Name und Sitz des Betreibers Ihrer Server',
    managers: 'Wer das Unternehmen vertritt',
  },
  plans: {
    title: 'Tarife',
    note: 'Ein neuer Preis gilt für neue Bestellungen, ein neues Kontingent sofort für alle.',
    level: 'Stufe {{level}}',
    levelNote: 'für alle, die sich registrieren',
    companyRequestsPerMonth: 'Abrufe im Monat',
    dataExportsPerDay: 'Exporte je 24 Stunden',
    networkStartsPerDay: 'Ausgangspunkte im Netzwerk je Tag',
    monthlyNetCents: 'Nettopreis im Monat, EUR',
    free: 'Kostenlos',
    onRequest: 'Auf Anfrage',
  },
  index: {
    title: 'Preisindex',
    note: 'Veränderung des Verbraucherpreisindex in Prozent, nach dem 1. Februar, an dem sie die Preise ändert. Leer, solange sie nicht bekannt ist.',
    year: '1. Februar {{year}}',
  },
  uploads: {
    title: 'Registerauszüge von Mitgliedern',
    note: 'Mitglieder können den strukturierten Registerinhalt (SI) eines deutschen Unternehmens hochladen, den sie im Registerportal abgerufen haben. Er erneuert das Unternehmen für alle.',
    legend: 'Hochladen',
    modes: { off: 'Nicht erlaubt', check: 'Erst prüfen', at_once: 'Sofort übernehmen' },
    why: {
      off: 'Die Seiten der Unternehmen bieten es nicht an.',
      check: 'Jeder Auszug wartet in der Verwaltung, bis jemand ihn übernimmt oder ablehnt.',
      at_once: 'Was die Prüfung besteht, gilt gleich. Das Portal unterschreibt die Dateien nicht.',
    },
    inDemo: 'In der Demo gelten nur Auszüge des Beispielunternehmens gleich; alle anderen werden erst geprüft.',
    question: 'Das ändern?',
    consequence: 'Gilt sofort. Was schon wartet, wartet weiter.',
    confirm: 'Ändern',
  },
  typed: 'Ihre Eingabe: {{value}}',
  empty: 'leer',
  useTyped: 'Übernehmen',
  bar: {
    none: 'Nichts geändert.',
    changed_one: '1 Feld geändert.',
    changed_other: '{{count}} Felder geändert.',
    wrong_one: '1 Feld ist noch zu korrigieren.',
    wrong_other: '{{count}} Felder sind noch zu korrigieren.',
    checking: 'Wird geprüft …',
    save: 'Speichern …',
    reset: 'Änderungen verwerfen',
  },
  ask: {
    question: 'Diese Einstellungen speichern?',
    confirm: 'Einstellungen speichern',
    consequence:
      'Sie gelten sofort: in der Preisliste, im Impressum, in E-Mails und für jede Bestellung ab jetzt. Um etwas zurückzunehmen, ändern Sie es wieder.',
  },
  conflict: {
    title: 'Inzwischen hat jemand anderer gespeichert. Ihre Eingaben sind nicht gespeichert.',
    text: 'Laden Sie zuerst den gespeicherten Stand. Ihre Eingaben bleiben neben den Feldern stehen, damit Sie sie übernehmen können.',
    load: 'Gespeicherten Stand laden',
  },
  preview: {
    title: 'Was Kundinnen und Kunden sehen werden',
    old: 'nach den letzten gültigen Angaben',
    prices: 'Preisliste',
    viewer: 'So sehen es Privatpersonen in Österreich, inklusive USt.',
    imprint: 'Impressum',
    invoice: 'Auf Rechnungen',
    closed: 'Es kann nichts bestellt werden: Die Angaben fehlen. Das steht auch im Impressum.',
    running: 'Was mit laufenden Verträgen geschieht',
    contracts_one: '1 laufender Vertrag behält seinen Preis; ein neuer Preis gilt für Bestellungen ab jetzt.',
    contracts_other:
      '{{count}} laufende Verträge behalten ihren Preis; ein neuer Preis gilt für Bestellungen ab jetzt.',
    noContracts: 'Es gibt keine laufenden Verträge. Ein neuer Preis gilt für Bestellungen ab jetzt.',
    quotas: 'Neue Kontingente gelten sofort für alle Mitglieder.',
    indexRises:
      'Ab {{day}} steigen die Preise laufender Verträge um {{percent}}. Das wird am nächsten Morgen per E-Mail angekündigt, rechtzeitig vor dem {{deadline}}.',
    indexFalls:
      'Ab {{day}} sinken die Preise laufender Verträge um {{percent}}. Das wird am nächsten Morgen per E-Mail angekündigt, rechtzeitig vor dem {{deadline}}.',
    indexLater: 'Die Änderung zum {{day}} wird nach dem {{deadline}} des Vorjahres angekündigt.',
    guard: 'Verträge mit Privatpersonen werden in den ersten zwei Monaten nicht teurer.',
  },
});
