import type { BillingDetails } from '@firmament/api-contract/calls/billing';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import type { Day } from '@firmament/calendar/day';
import { printReference } from '@firmament/subscription/creditor-reference';
import type { TaxKind } from '@firmament/subscription/tax';
import type { PlanNames } from '../contract/stored-file.ts';
import { formatCents, formatPeriod } from './amounts.ts';
import type { InvoiceRecord, Seller } from './invoice-record.ts';

/** The content of a document, without any layout. */
export type InvoiceSheet = {
  language: Language;
  kind: string;
  title: string;
  subtitle: string;
  facts: { label: string; value: string; isGiven?: true }[];
  tables: { heading: string; columns: string[]; rows: { cells: string[]; isStrong?: boolean }[]; isNumeric: boolean }[];
  notes: string[];
  source: string;
  asOf: string;
  page: { word: string; of: string };
};

const TEXTS = {
  en: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    to: 'To',
    from: 'From',
    date: 'Invoice date',
    due: 'Due on',
    refundBy: 'Refund by',
    credits: 'Credits invoice',
    period: 'Period of service',
    fromSetUp: 'One month from set-up, which follows the payment within 5 days',
    fromDay: (day: string) => `One month from ${day}, or from the payment if that comes later`,
    contract: 'Contract',
    service: 'Service',
    amount: 'Amount',
    line: (plan: string) => `Access to business data, plan ${plan}`,
    net: 'Net amount',
    tax: (percent: number) => `Value added tax ${percent}%`,
    total: 'Total',
    pay: 'Payment',
    payee: 'Payee',
    reference: 'Payment reference',
    kinds: {
      standard: '',
      reverse_charge: 'Reverse charge: the recipient owes the value added tax (Art. 196 of Directive 2006/112/EC).',
      outside_scope: 'Not taxable in Austria: the place of supply is Switzerland (§ 3a UStG).',
    } satisfies Record<TaxKind, string>,
    page: { word: 'Page', of: 'of' },
  },
  de: {
    invoice: 'Rechnung',
    credit_note: 'Gutschrift (Rechnungskorrektur)',
    to: 'An',
    from: 'Von',
    date: 'Rechnungsdatum',
    due: 'Fällig am',
    refundBy: 'Erstattung bis',
    credits: 'Zur Rechnung',
    period: 'Leistungszeitraum',
    fromSetUp: 'Ein Monat ab Einrichtung, die binnen 5 Tagen auf die Zahlung folgt',
    fromDay: (day: string) => `Ein Monat ab ${day} oder ab der Zahlung, falls diese später eingeht`,
    contract: 'Vertrag',
    service: 'Leistung',
    amount: 'Betrag',
    line: (plan: string) => `Zugang zu Unternehmensdaten, Tarif ${plan}`,
    net: 'Nettobetrag',
    tax: (percent: number) => `Umsatzsteuer ${percent} %`,
    total: 'Gesamtbetrag',
    pay: 'Zahlung',
    payee: 'Empfänger',
    reference: 'Zahlungsreferenz',
    kinds: {
      standard: '',
      reverse_charge:
        'Reverse Charge: Die Umsatzsteuer schuldet der Leistungsempfänger (Art. 196 der Richtlinie 2006/112/EG, § 13b UStG).',
      outside_scope: 'In Österreich nicht steuerbar: Der Leistungsort liegt in der Schweiz (§ 3a UStG).',
    } satisfies Record<TaxKind, string>,
    page: { word: 'Seite', of: 'von' },
  },
};

const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'code' }).of(code) ?? code;

const buyerLines = (language: Language, buyer: BillingDetails): string =>
  [
    buyer.company,
    buyer.name,
    buyer.street,
    `${buyer.postcode} ${buyer.city}`,
    countryName(language, buyer.country),
    buyer.vat_id && `${vatNumberTerm(buyer.country, language)}: ${buyer.vat_id}`,
  ]
    .filter(Boolean)
    .join('\n');

const sellerLines = (language: Language, seller: Seller): string =>
  [
    seller.name,
    seller.street,
    [seller.postcode, seller.city].filter(Boolean).join(' '),
    countryName(language, 'AT'),
    `${vatNumberTerm('AT', language)}: ${seller.vatId}`,
  ].join('\n');

/** The period of the first invoice, which is issued before the service begins. */
export const firstMonthText = (language: Language, startsNotBefore: Day | null): string => {
  const { fromSetUp, fromDay } = TEXTS[language];
  return startsNotBefore === null ? fromSetUp : fromDay(longDay(language, startsNotBefore));
};

export type InvoiceSubject = {
  contractNumber: string;
  creditedNumber: string | undefined;
  /** Stands for the period as long as that is not known. */
  firstMonth: string;
  names: PlanNames;
};

/** Has everything that § 11 of the Austrian and § 14 of the German UStG require on an invoice. */
export const invoiceSheet = (
  invoice: InvoiceRecord,
  { contractNumber, creditedNumber, firstMonth, names }: InvoiceSubject,
): InvoiceSheet => {
  const { language, kind, amount, tax, seller, buyer, period } = invoice;
  const texts = TEXTS[language];
  const isCredit = kind === 'credit_note';
  const money = (cents: number) => formatCents(language, cents);
  const note = texts.kinds[tax.kind];
  return {
    language,
    kind: texts[kind],
    title: `${texts[kind]} ${invoice.number}`,
    subtitle: '',
    facts: [
      { label: texts.to, value: buyerLines(language, buyer), isGiven: true },
      { label: texts.from, value: sellerLines(language, seller) },
      {
        label: texts.date,
        value: [
          longDay(language, invoice.issuedOn),
          `\n${isCredit ? texts.refundBy : texts.due}: ${longDay(language, invoice.dueOn)}`,
          `\n${texts.contract}: ${contractNumber}`,
          ...(creditedNumber ? [`\n${texts.credits}: ${creditedNumber}`] : []),
        ].join(''),
      },
    ],
    tables: [
      {
        heading: `${texts.period}: ${period ? formatPeriod(language, period) : firstMonth}`,
        columns: [texts.service, texts.amount],
        rows: [
          ...invoice.lines.map(({ days, level, netCents }) => ({
            cells: [
              texts.line(names(level)) + (invoice.lines.length > 1 && days ? `, ${formatPeriod(language, days)}` : ''),
              money(netCents),
            ],
          })),
          { cells: [texts.net, money(amount.netCents)] },
          { cells: [texts.tax(tax.percent), money(amount.taxCents)] },
          { cells: [texts.total, money(amount.grossCents)], isStrong: true },
        ],
        isNumeric: true,
      },
      ...(isCredit ? [] : [paymentTable(invoice)]),
    ],
    notes: note === '' ? [] : [note],
    source: `${seller.name} · ${seller.registerNumber}, ${seller.registerCourt} · ${seller.email}`,
    asOf: invoice.issuedOn,
    page: texts.page,
  };
};

const paymentTable = ({
  language,
  seller,
  reference,
  amount,
  dueOn,
}: InvoiceRecord): InvoiceSheet['tables'][number] => {
  const texts = TEXTS[language];
  const rows = [
    [texts.payee, seller.name],
    ['IBAN', seller.bank.iban],
    ['BIC', `${seller.bank.bic} (${seller.bank.name})`],
    [texts.reference, printReference(reference)],
    [texts.due, longDay(language, dueOn)],
    [texts.total, formatCents(language, amount.grossCents)],
  ];
  return { heading: texts.pay, columns: ['', ''], rows: rows.map((cells) => ({ cells })), isNumeric: false };
};
