import { inBoth } from '../../lib/i18n/translation.ts';
import { companySearchEn } from './messages.en.ts';

export const companySearchTexts = inBoth(companySearchEn, {
  name: 'Firmenname',
  nameHelp: 'Name, früherer Name, Registernummer, Website oder Telefon',
  shortName: 'Bitte geben Sie einen Firmennamen mit mindestens 3 Zeichen ein.',
  onlyActive: 'Nur aktive Unternehmen',
  intro: {
    title: 'Ein Unternehmen finden, oder viele',
    text: 'Suchen Sie links nach dem Namen oder verbinden Sie Filter: Ort, Branche, Land und jede Zahl des letzten Abschlusses. Die Suche ist kostenlos; als Abruf zählt, ein Unternehmen zu öffnen oder mit allen Spalten zu exportieren.',
  },
  table: {
    label: 'Gefundene Unternehmen',
    founded: 'Gründung',
    revenue: 'Umsatz, EUR',
    employees: 'Beschäftigte',
    action: 'Beobachten',
    keys: 'Die Pfeiltasten führen durch die Liste, die Eingabetaste öffnet ein Unternehmen, X wählt es aus.',
  },
  select: '{{name}} auswählen',
  noAddress: 'Adresse nicht bekannt',
  asOf: 'Stand {{year}}',
  asOfDay: 'Neueste Angabe einer Quelle: {{day}}',
  reportOf: 'Abschluss zum {{day}}',
  status: { active: 'Aktiv', in_liquidation: 'In Liquidation', terminated: 'Gelöscht' },
  profiles_one: '{{count}} Profil',
  profiles_other: '{{count}} Profile',
  representatives_one: '{{count}} Vertretungsbefugter',
  representatives_other: '{{count}} Vertretungsbefugte',
  representativesShort_one: '{{count}} Vertr.',
  representativesShort_other: '{{count}} Vertr.',
  people: 'Personen dort',
});
