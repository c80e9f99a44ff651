/** The older family: elements are named after the paragraphs of the commercial code (§ 224 balance sheet, § 231 result). */

import { readDate } from '@firmament/calendar/read-date';
import { withoutGaps } from '../reading/parsed.ts';
import { childOf, elementAt, findElement, joinedText, type XmlElement, xmlText } from '../reading/xml-element.ts';
import type { FiledYear, ReadAccounts, YearAmounts } from './annual-accounts-year.ts';

type AmountTag = 'BETRAG' | 'BETRAG_VJ';

/** A reform renumbered the profit and loss account for business years that began in 2016 or later. */
const REFORM = '2016-01-01';

type Numbering = { beforeTax: string; tax: string; afterTax: string; result: string; wages: readonly string[] };
const CURRENT_NUMBERING: Numbering = { beforeTax: '17', tax: '18', afterTax: '19', result: '21', wages: ['6_a'] };
const OLD_NUMBERING: Numbering = { beforeTax: '17', tax: '21', afterTax: '', result: '22', wages: ['6_a', '6_b'] };

const amountsOf = (root: XmlElement, tag: AmountTag, factor: number, numbering: Numbering): YearAmounts => {
  const amount = (...codes: string[]): number | undefined => {
    for (const code of codes) {
      const element = findElement(root, code);
      const text = xmlText(element, 'POSTENZEILE', tag) ?? xmlText(element, tag);
      const value = text === undefined ? Number.NaN : Number(text);
      if (Number.isFinite(value)) return value * factor;
    }
    return undefined;
  };
  /** § 231 (2) is the total cost format, (3) the cost of sales format. */
  const result = (code: string): number | undefined =>
    code === '' ? undefined : amount(`HGB_231_2_${code}`, `HGB_231_3_${code}`);
  const cost = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.abs(value));
  const sum = (values: (number | undefined)[]): number | undefined => {
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0);
  };
  const beforeTax = result(numbering.beforeTax);
  const afterTax = result(numbering.afterTax);
  const hasStaffNote = tag === 'BETRAG';
  const employees = hasStaffNote
    ? Number(xmlText(findElement(root, 'HGB_Form_3_16'), 'ANZAHL') ?? Number.NaN)
    : Number.NaN;
  return withoutGaps<YearAmounts>({
    totalAssets: amount('HGB_224_2'),
    equity: amount('HGB_224_3_A'),
    liabilities: amount('HGB_224_3_D'),
    realEstate: amount('HGB_224_2_A_II_1'),
    receivables: amount('HGB_224_2_B_II'),
    cashOnHand: amount('HGB_224_2_B_IV'),
    pensionProvisions: amount('HGB_224_3_C_2'),
    registeredCapital: amount('HGB_224_3_A_I_a', 'HGB_224_3_A_I', 'HGB_229_1_A_I'),
    revenue: amount('HGB_231_2_1', 'HGB_231_3_1'),
    costOfMaterials: cost(amount('HGB_231_2_5')),
    wagesAndSalaries: cost(sum(numbering.wages.map((code) => amount(`HGB_231_2_${code}`)))),
    earnings: result(numbering.result),
    // The difference is right whatever sign the filer gave to the tax.
    incomeTax: beforeTax !== undefined && afterTax !== undefined ? beforeTax - afterTax : cost(result(numbering.tax)),
    employeesNumber: Number.isFinite(employees) ? employees : undefined,
    balanceSheetProfit: amount('HGB_224_3_A_IV'),
    profitBroughtForward: amount('HGB_224_3_A_IV_x'),
    reserves: sum([
      amount('HGB_224_3_A_II'),
      amount('HGB_224_3_A_III'),
      amount('HGB_224_3_B'),
      amount('XXX_224_3_D_X'),
    ]),
  });
};

const yearOf = (period: XmlElement | undefined, root: XmlElement, tag: AmountTag): FiledYear | undefined => {
  const end = readDate(xmlText(period, 'ENDE'));
  if (end === undefined) return undefined;
  // Filers may give the year before in thousands.
  const factor = xmlText(period, 'WERT_TSD')?.toLowerCase() === 'j' ? 1000 : 1;
  const begin = readDate(xmlText(period, 'BEGINN')) ?? end;
  return { end, amounts: amountsOf(root, tag, factor, begin < REFORM ? OLD_NUMBERING : CURRENT_NUMBERING) };
};

export const readHgbAccounts = (root: XmlElement): ReadAccounts => {
  const accounts = childOf(root, 'BILANZ_GLIEDERUNG') ?? root;
  const general = childOf(accounts, 'ALLG_JUSTIZ');
  return {
    registerNumber: xmlText(general, 'FIRMA', 'FNR'),
    companyName: joinedText(elementAt(general, 'FIRMA', 'F_NAME'), 'Z'),
    currency: xmlText(general, 'WAEHRUNG') ?? 'EUR',
    current: yearOf(childOf(general, 'GJ'), accounts, 'BETRAG'),
    previous: yearOf(childOf(general, 'VOR_GJ'), accounts, 'BETRAG_VJ'),
  };
};
