import type { Translation } from '../../lib/i18n/i18n.ts';
import type { companySearchEn } from './messages.en.ts';

export const companySearchDe: Translation<typeof companySearchEn> = {
  title: 'Unternehmen',
  name: 'Firmenname',
  nameHelp: 'Name, früherer Name oder eine Registernummer',
  shortName: 'Bitte geben Sie einen Firmennamen mit mindestens 3 Zeichen ein.',
  onlyActive: 'Nur aktive Unternehmen',
  intro: {
    title: 'Ein Unternehmen finden, oder viele',
    text: 'Suchen Sie links nach dem Namen oder verbinden Sie Filter: Ort, Branche, Land und jede Zahl des letzten Abschlusses. Die Suche ist kostenlos; als Abruf zählt, ein Unternehmen zu öffnen oder mit allen Spalten zu exportieren.',
  },
  table: {
    label: 'Gefundene Unternehmen',
    company: 'Unternehmen',
    status: 'Status',
    employees: 'Profile von Beschäftigten',
    financials: 'Jahre mit Finanzdaten',
    representatives: 'Vertretungsbefugte',
    action: 'Beobachten',
  },
  status: { active: 'Aktiv', in_liquidation: 'In Liquidation', terminated: 'Gelöscht' },
  words: {
    employees_one: 'Profil',
    employees_other: 'Profile',
    financials_one: 'Jahr',
    financials_other: 'Jahre',
    representatives_one: 'Vertr.',
    representatives_other: 'Vertr.',
  },
};
