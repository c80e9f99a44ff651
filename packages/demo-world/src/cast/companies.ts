import type { CompanyRecord, ReportRecord } from '@firmament/registers/company/record';
import { figuresOf, type YearOfAccounts } from '../accounts.ts';
import { austrianVat, gisaNumber, gln, lei, spoilt } from '../check-digits.ts';
import { companyRecord } from '../company-record.ts';
import { type DemoCompany, withHistory } from '../history/company-history.ts';
import { officersOf } from '../representatives.ts';
import { CAST_PLANS, CAST_SEED, castPlan } from './plans.ts';

const SHOWCASE = 'Murtal Solartechnik GmbH';
const WATCHED = ['Alpenholz Systembau GmbH', 'Neckartal Sensorik GmbH', 'Gotthard Kabelwerke AG'] as const;

const keyOf = (name: string): string => castPlan(name).keys?.sourceKey ?? '';

/** The company that the demo member works for, and that the public pages show. */
export const SHOWCASE_COMPANY = { name: SHOWCASE, source: 'firmenbuch', sourceKey: keyOf(SHOWCASE) } as const;

/** The companies that the demo member watches. */
export const WATCHLIST = WATCHED.map((name) => ({ name, source: castPlan(name).source, sourceKey: keyOf(name) }));

/** Year, revenue, result, tax, total assets, equity, cash, employees, receivables, materials, wages. */
const YEARS: readonly (readonly number[])[] = [
  [2020, 6_412_300, 318_400, 101_900, 4_120_600, 1_204_000, 610_200, 34, 842_300, 3_491_200, 1_428_000],
  [2021, 7_905_120, 402_750, 128_900, 5_236_900, 1_606_750, 540_880, 38, 1_104_600, 4_362_700, 1_642_400],
  [2022, 11_230_480, 871_900, 281_500, 7_480_150, 2_478_650, 822_450, 49, 1_603_900, 6_238_100, 2_171_700],
  [2023, 12_874_900, 702_310, 216_300, 8_012_400, 3_180_960, 1_104_300, 55, 1_588_200, 7_192_600, 2_612_500],
  [2024, 14_386_250, 934_580, 274_100, 9_145_700, 3_915_540, 1_287_910, 61, 1_834_700, 7_940_300, 3_013_400],
];

const showcaseYears: YearOfAccounts[] = YEARS.map(
  ([
    year = 0,
    revenue = 0,
    result = 0,
    tax = 0,
    assets = 0,
    equity = 0,
    cash = 0,
    employees = 0,
    receivables = 0,
    materials = 0,
    wages = 0,
  ]) => ({
    periodEnd: `${year}-12-31`,
    revenue,
    result,
    tax,
    equity,
    liabilities: assets - equity,
    realEstate: 684_000 - (year - 2020) * 21_500,
    cash,
    receivables,
    pensions: 0,
    materials,
    wages,
    capital: 100_000,
    employees,
  }),
);

const showcaseReports: ReportRecord[] = showcaseYears.map((year) => ({
  periodEnd: year.periodEnd,
  auditorName: 'Brenner Wirtschaftsprüfung GmbH',
  currency: 'EUR',
  exchangeRate: 1,
  figures: figuresOf(year, showcaseYears[0] ?? year, true),
}));

const showcase = (record: CompanyRecord): CompanyRecord => ({
  ...record,
  identifiers: {
    ...record.identifiers,
    vatId: austrianVat(418_736),
    lei: lei(0, 418_719),
    gln: gln(418_736),
    gisaNumber: gisaNumber(418_736),
    eori: 'ATEOS9000941873',
  },
  formerNames: ['Leitner Solar & Elektro GmbH'],
  registeredCapital: { amount: 100_000, currency: 'EUR' },
  description: [
    'Murtal Solartechnik plant, baut und wartet Photovoltaikanlagen und Batteriespeicher für Betriebe, Gemeinden und Haushalte in der Obersteiermark. Eine eigene Elektrowerkstätte fertigt Schaltschränke und Ladestationen.',
    'Produkte: Photovoltaikanlagen, Batteriespeicher, Ladestationen, Schaltschränke',
    'Kunden: Gemeinden, Industriebetriebe, Wohnbaugenossenschaften, private Haushalte',
    'Standorte: Judenburg, Leoben',
    'Zertifikate: ISO 9001, ISO 14001',
  ].join('\n'),
  address: { ...record.address, street: 'Industriestraße 14', postcode: '8750' },
  position: { latitude: 47.1689, longitude: 14.6642 },
  contact: {
    website: 'www.murtal-solar.example',
    email: 'office@murtal-solar.example',
    phone: '+43 3572 000 00',
    fax: '+43 3572 000 009',
  },
  social: {
    linkedin: 'https://linkedin.example/company/murtal-solar',
    facebook: 'https://facebook.example/murtalsolar',
    instagram: 'https://instagram.example/murtal.solar',
    youtube: 'https://youtube.example/@murtalsolar',
  },
  owners: 'Katharina Leitner 74 %, Thomas Brandstätter 26 %',
  founders: 'Katharina Leitner',
  ceo: 'Katharina Leitner, Thomas Brandstätter',
  representatives: [
    {
      title: 'Geschäftsführer/in',
      name: 'Dipl.-Ing. Katharina Leitner',
      representation: 'vertritt seit 14.03.2009 selbständig',
      location: 'Judenburg',
      bornOn: '1976-05-21',
      startedOn: '2009-03-14',
    },
    {
      title: 'Geschäftsführer/in',
      name: 'Thomas Brandstätter',
      representation: 'vertritt seit 01.04.2018 gemeinsam mit einem weiteren Geschäftsführer oder einem Prokuristen',
      location: 'Knittelfeld',
      bornOn: '1979-09-02',
      startedOn: '2018-04-01',
    },
    {
      title: 'Prokurist/in',
      name: 'Mag. Miriam Hofer',
      representation: 'vertritt seit 01.02.2021 gemeinsam mit einem Geschäftsführer',
      location: 'Leoben',
      bornOn: '1986-01-28',
      startedOn: '2021-02-01',
    },
    {
      title: 'Gesellschafter/in',
      name: 'Dipl.-Ing. Katharina Leitner',
      representation: 'Stammeinlage EUR 74.000, geleistet EUR 74.000',
      location: 'Judenburg',
      bornOn: '1976-05-21',
      startedOn: '2009-03-14',
    },
  ],
  reports: showcaseReports,
  domain: {
    domain: 'murtal-solar.example',
    createdOn: '2009-04-02',
    expiresOn: '2026-04-02',
    updatedOn: '2025-04-03',
    dnssec: true,
    emails: ['hostmaster@murtal-solar.example'],
    nameservers: ['ns1.nordalp.example', 'ns2.nordalp.example'],
    registrar: 'Nordalp Domains GmbH',
    registrarCountry: 'AT',
    ipAddresses: ['192.0.2.41', '2001:db8:41::80'],
    asn: 'AS64501',
    asnCountry: 'AT',
    asnDescription: 'Nordalp Hosting',
    txt: ['v=spf1 mx include:_spf.nordalp.example -all'],
    spf: 'v=spf1 mx include:_spf.nordalp.example -all',
    mx: ['mx1.nordalp.example', 'mx2.nordalp.example'],
    mxIp: '192.0.2.25',
    mxAsn: 'AS64501',
    mxAsnCountry: 'AT',
    mxAsnDescription: 'Nordalp Hosting',
  },
});

/** The watched timber builder carries a wrong GLN, so that the warning can be shown. */
const retouch = (record: CompanyRecord): CompanyRecord => {
  if (record.name === SHOWCASE) return showcase(record);
  if (record.name === WATCHED[0]) {
    return {
      ...record,
      identifiers: { ...record.identifiers, gln: spoilt(gln(412_604)), vatId: austrianVat(412_604) },
    };
  }
  return record;
};

export const CAST_COMPANIES: readonly DemoCompany[] = CAST_PLANS.map((plan) => {
  const officers = officersOf(CAST_SEED, plan);
  return withHistory(CAST_SEED, plan, officers, retouch(companyRecord(CAST_SEED, plan, officers)));
});
