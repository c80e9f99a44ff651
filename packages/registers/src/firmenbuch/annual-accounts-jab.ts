/** The newer family, JAb 4.0: elements are named in words, and the filer chooses the unit of the amounts. */

import { readDate } from '@firmament/calendar/read-date';
import { lookup } from '../reading/lookup.ts';
import { withoutGaps } from '../reading/parsed.ts';
import { childOf, elementAt, findElement, joinedText, type XmlElement, xmlText } from '../reading/xml-element.ts';
import type { FiledYear, ReadAccounts, YearAmounts } from './annual-accounts-year.ts';

type AmountTag = 'BETRAG_GJ' | 'BETRAG_VJ';

/** Euro, hundreds, thousands, ten thousands, hundred thousands, millions. */
const UNITS = lookup<number>({ E: 1, HE: 100, TE: 1000, ZTE: 10_000, HTE: 100_000, ME: 1_000_000 });

/** Names such as VERBINDLICHKEITEN also occur in the notes, so amounts are only looked for in their own statement. */
const amountsOf = (root: XmlElement, tag: AmountTag, factor: number): YearAmounts => {
  const assets = findElement(root, 'AKTIVA');
  const funding = findElement(root, 'PASSIVA');
  const result = findElement(root, 'GUV_GKV') ?? findElement(root, 'GUV_UKV');
  const amountOf = (element: XmlElement | undefined): number | undefined => {
    const text = xmlText(element, 'POSTENZEILE', tag);
    const value = text === undefined ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value * factor : undefined;
  };
  const amount = (statement: XmlElement | undefined, ...names: string[]): number | undefined => {
    for (const name of names) {
      const value = amountOf(findElement(statement, name));
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const cost = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.abs(value));
  const sum = (values: (number | undefined)[]): number | undefined => {
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0);
  };
  const equity = childOf(funding, 'EIGENKAPITAL');
  const beforeTax = amount(result, 'ERGEBNIS_VOR_STEUERN');
  const afterTax = amount(result, 'ERGEBNIS_NACH_STEUERN');
  const staff = tag === 'BETRAG_GJ' ? findElement(root, 'DURCHSCHNITTLICHE_ANZAHL_ARBEITNEHMER') : undefined;
  const employees = Number(xmlText(findElement(staff, 'ANZAHL')) ?? Number.NaN);
  return withoutGaps<YearAmounts>({
    totalAssets: amountOf(assets),
    equity: amountOf(equity),
    liabilities: amountOf(childOf(funding, 'VERBINDLICHKEITEN')),
    realEstate: amount(assets, 'GRUNDSTUECKE_GRUNDSTUECKSGLEICHE_RECHTE_UND_BAUTEN'),
    receivables: amount(assets, 'FORDERUNGEN_UND_SONSTIGE_VERMOEGENSGEGENSTAENDE'),
    cashOnHand: amount(assets, 'KASSENBESTAND_SCHECKS_GUTHABEN_BEI_KREDITINSTITUTEN'),
    pensionProvisions: amount(funding, 'RUECKSTELLUNGEN_FUER_PENSIONEN'),
    registeredCapital: amount(
      equity,
      'STAMMKAPITAL',
      'GRUNDKAPITAL',
      'EINGEFORDERTES_STAMMKAPITAL',
      'EINGEFORDERTES_GRUNDKAPITAL',
      'GESAMTNENNBETRAG_DER_GESCHAEFTSANTEILE',
      'KOMMANDITKAPITAL',
    ),
    revenue: amount(result, 'UMSATZERLOESE'),
    costOfMaterials: cost(amount(result, 'AUFWENDUNGEN_FUER_HERSTELLUNGSLEISTUNGEN', 'MATERIALAUFWAND')),
    wagesAndSalaries: cost(
      amount(result, 'LOEHNE_UND_GEHAELTER') ?? sum([amount(result, 'LOEHNE'), amount(result, 'GEHAELTER')]),
    ),
    earnings: amount(result, 'JAHRESUEBERSCHUSS_JAHRESFEHLBETRAG'),
    incomeTax:
      beforeTax !== undefined && afterTax !== undefined
        ? beforeTax - afterTax
        : cost(amount(result, 'STEUERN_VOM_EINKOMMEN_UND_ERTRAG')),
    employeesNumber: Number.isFinite(employees) ? employees : undefined,
    balanceSheetProfit: amount(equity, 'BILANZGEWINN_BILANZVERLUST'),
    profitBroughtForward: amount(equity, 'DAVON_GEWINNVORTRAG_VERLUSTVORTRAG'),
    reserves: sum([amount(equity, 'KAPITALRUECKLAGEN'), amount(equity, 'GEWINNRUECKLAGEN')]),
  });
};

const unitOf = (year: XmlElement | undefined, which: string): number =>
  UNITS.find(xmlText(year, 'EINGABEDARSTELLUNG', which, 'EINHEIT') ?? 'E') ?? 1;

export const readJabAccounts = (root: XmlElement): ReadAccounts => {
  const general = childOf(root, 'ALLGEMEINE_ANGABEN');
  const year = childOf(general, 'GESCHAEFTSJAHR');
  const end = readDate(xmlText(year, 'ENDE'));
  const previousEnd = readDate(xmlText(general, 'GESCHAEFTSJAHR_VORANGEGANGEN', 'ENDE'));
  const filed = (on: string | undefined, tag: AmountTag, which: string): FiledYear | undefined =>
    on === undefined ? undefined : { end: on, amounts: amountsOf(root, tag, unitOf(year, which)) };
  return {
    registerNumber: xmlText(general, 'FIRMENDATEN', 'FIRMENBUCHNUMMER'),
    companyName: joinedText(elementAt(general, 'FIRMENDATEN', 'FIRMENWORTLAUT'), 'ZEILE'),
    currency: xmlText(general, 'BILANZ_WAEHRUNG') ?? 'EUR',
    current: filed(end, 'BETRAG_GJ', 'DARSTELLUNG_EINGEREICHT'),
    previous: filed(previousEnd, 'BETRAG_VJ', 'DARSTELLUNG_VORHERGEHEND'),
  };
};
