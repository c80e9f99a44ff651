import { inBoth } from '../../lib/i18n/translation.ts';
import { peopleSearchEn } from './messages.en.ts';

export const peopleSearchTexts = inBoth(peopleSearchEn, {
  title: 'Personen',
  name: 'Name der Person',
  shortName: 'Bitte geben Sie einen Personennamen mit mindestens 3 Zeichen ein.',
  localityHelp: 'Wo jemand arbeitet: Ort, Region oder Land',
  intro: {
    title: 'Die richtige Person finden',
    text: 'Suchen Sie links nach dem Namen oder verbinden Sie Filter: Position, Arbeitgeber, Kenntnisse, Ausbildung und Ort. Zuerst kommen Personen mit Profil, dann jene, die in Registern stehen. Die Suche ist kostenlos; als Abruf zählt, eine Person zu öffnen oder mit allen Spalten zu exportieren.',
  },
  table: {
    label: 'Gefundene Personen',
    person: 'Person',
    industry: 'Branche oder Mandate',
    action: 'Beobachten',
  },
  register: 'Aus Registern bekannt, ohne Kontaktdaten',
  born: 'geboren\u00a0{{year}}',
  formerly: 'Früher: {{title}}',
  mandates_one: '{{count}} aktuelles Mandat',
  mandates_other: '{{count}} aktuelle Mandate',
  noMandates: 'kein aktuelles Mandat',
  inCompanies_one: 'in {{count}} Unternehmen',
  inCompanies_other: 'in {{count}} Unternehmen',
});
