import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import type { Membership } from '@firmament/api-contract/membership';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { type Day, dayOf, TIME_ZONE } from '@firmament/calendar/day';
import { bindWords } from '@firmament/legal-texts/bind-words';
import { fullNameOf, type Operator } from '@firmament/legal-texts/operator';
import { terms } from '@firmament/legal-texts/terms';
import type { Amount, Tax } from '@firmament/subscription/tax';
import type { Customer } from '@firmament/subscription/terms';
import { CONTRACT_TEXTS, type ContractTexts } from './contract-texts.ts';
import { issuerLine } from './issuer.ts';
import { formatCountry, formatDay, PAGE_WORDS, type Sheet, type SheetSection, withoutScheme } from './sheet.ts';

/** What was agreed with a customer: everything that the contract says. */
export type ContractFacts = {
  language: Language;
  number: string;
  orderedAt: Date;
  /** The contract was made on this day; null as long as the order is not answered. */
  acceptedOn: Day | null;
  operator: Operator;
  buyer: {
    name: string;
    company: string | null;
    street: string;
    postcode: string;
    city: string;
    /** ISO 3166. */
    country: string;
    vatId: string | null;
    email: string;
  };
  customer: Customer;
  plan: Membership;
  monthly: Amount;
  tax: Tax;
  minimumMonths: number;
  /** The customer asked to begin before the time to withdraw is over. */
  startsAtOnce: boolean;
  /** The service does not begin before this day, even if it is paid; null if it begins with the payment. */
  startsNotBefore: Day | null;
  /** The last day to withdraw; null for businesses. */
  withdrawUntil: Day | null;
  /** Of our site, for the pages without signing in. */
  siteUrl: string;
};

/** The contract as a file to keep: the confirmation on a durable medium that § 7 FAGG wants. */
export const contractSheet = (facts: ContractFacts): Sheet => {
  const { language, number, operator, plan } = facts;
  const texts = CONTRACT_TEXTS[language];
  return {
    language,
    kind: texts.kind,
    title: `${texts.kind} ${number}`,
    subtitle: texts.subtitle(plan.name),
    facts: [
      { label: texts.provider, value: providerLines(language, operator) },
      { label: texts.customer[facts.customer], value: buyerLines(facts), isGiven: true },
      { label: texts.dates, value: dateLines(facts) },
    ],
    tables: [serviceTable(facts), priceTable(facts)],
    sections: sectionsOf(facts),
    notes: [texts.keep],
    source: issuerLine(operator),
    asOf: facts.acceptedOn ?? dayOf(facts.orderedAt),
    page: PAGE_WORDS[language],
  };
};

const money = (language: Language, cents: number): string => {
  const number = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2 }).format(cents / 100);
  return language === 'de' ? `${number}\u00a0EUR` : `EUR\u00a0${number}`;
};

const count = (language: Language, number: number): string => new Intl.NumberFormat(LOCALES[language]).format(number);

const providerLines = (language: Language, operator: Operator): string =>
  [
    fullNameOf(operator),
    operator.street,
    [operator.postcode, operator.city].filter(Boolean).join(' '),
    operator.country,
    `${operator.registerNumber}, ${operator.registerCourt}`,
    `${vatNumberTerm('AT', language)}: ${operator.vatId}`,
    operator.phone,
    operator.email,
  ].join('\n');

const buyerLines = ({ language, buyer }: ContractFacts): string =>
  [
    buyer.company,
    buyer.name,
    buyer.street,
    `${buyer.postcode} ${buyer.city}`,
    formatCountry(language, buyer.country),
    buyer.vatId && `${vatNumberTerm(buyer.country, language)}: ${buyer.vatId}`,
    buyer.email,
  ]
    .filter(Boolean)
    .join('\n');

/** To the second: the customer can hold it against the confirmation of the order. */
const moment = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: TIME_ZONE }).format(
    at,
  );

const dateLines = ({ language, number, orderedAt, acceptedOn }: ContractFacts): string => {
  const texts = CONTRACT_TEXTS[language];
  return [
    `${texts.number}: ${number}`,
    `${texts.ordered}: ${moment(language, orderedAt)}`,
    ...(acceptedOn === null ? [] : [`${texts.accepted}: ${formatDay(language, acceptedOn)}`]),
  ].join('\n');
};

const serviceTable = ({ language, plan }: ContractFacts): Sheet['tables'][number] => {
  const texts = CONTRACT_TEXTS[language];
  return {
    heading: texts.service,
    columns: [texts.scope, texts.quantity],
    rows: [
      { cells: [texts.companies, count(language, plan.companyRequestsPerMonth)] },
      { cells: [texts.exports, count(language, plan.dataExportsPerDay)] },
      { cells: [texts.starts, count(language, plan.networkStartsPerDay)] },
    ],
    isNumeric: true,
  };
};

const priceTable = ({ language, plan, monthly, tax, minimumMonths }: ContractFacts): Sheet['tables'][number] => {
  const texts = CONTRACT_TEXTS[language];
  const over = (cents: number): string => money(language, cents * minimumMonths);
  const row = (label: string, cents: number) => ({ cells: [label, money(language, cents), over(cents)] });
  return {
    heading: texts.price,
    columns: ['', texts.perMonth, texts.perTerm(minimumMonths)],
    rows: [
      row(texts.net(plan.name), monthly.netCents),
      row(texts.tax[tax.kind](tax.percent), monthly.taxCents),
      { ...row(texts.total, monthly.grossCents), isStrong: true },
    ],
    isNumeric: true,
  };
};

const sectionsOf = (facts: ContractFacts): SheetSection[] => {
  const { language, customer, operator, minimumMonths, startsAtOnce, startsNotBefore, withdrawUntil, siteUrl } = facts;
  const texts = CONTRACT_TEXTS[language];
  const isConsumer = customer === 'consumer';
  const site = withoutScheme(siteUrl);
  const start =
    startsNotBefore === null ? texts.startsWithPayment : texts.startsOn(formatDay(language, startsNotBefore));
  const sections: SheetSection[] = [
    { heading: texts.start, blocks: [start] },
    { heading: texts.payment, blocks: [texts.paid, texts.indexation[customer]] },
    {
      heading: texts.term,
      blocks: [
        texts.minimum(minimumMonths),
        texts.renewal[customer],
        texts.howToCancel(`${site}/cancel`, operator.email),
      ],
    },
    ...(isConsumer ? [withdrawalSection(texts, { language, startsAtOnce, withdrawUntil, siteUrl })] : []),
    {
      heading: texts.more,
      blocks: [
        texts.use,
        ...(isConsumer ? [texts.warranty] : []),
        texts.help(operator.email, operator.phone),
        texts.terms(formatDay(language, terms(operator).version), `${site}/terms`),
      ],
    },
  ];
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => (typeof block === 'string' ? bindWords(block) : block)),
  }));
};

const withdrawalSection = (
  texts: ContractTexts,
  facts: Pick<ContractFacts, 'language' | 'startsAtOnce' | 'withdrawUntil' | 'siteUrl'>,
): SheetSection => {
  const { language, startsAtOnce, withdrawUntil, siteUrl } = facts;
  const until = withdrawUntil === null ? undefined : formatDay(language, withdrawUntil);
  return {
    heading: texts.withdrawal,
    blocks: [
      texts.mayWithdraw(until, `${withoutScheme(siteUrl)}/withdraw`),
      startsAtOnce ? texts.earlyStart : texts.noEarlyStart,
    ],
  };
};
