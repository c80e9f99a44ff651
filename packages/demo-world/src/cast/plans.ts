/**
 * The fixed companies of every world: the demo member's employer, her watchlist, employers of people she knows, and one
 * example of each way in which a company can be known.
 */

import { WORLD_YEAR } from '../calendar.ts';
import { cheUid, chId, firmenbuchNumber, gisaNumber } from '../check-digits.ts';
import { COUNTRY_OF, type CompanyKeys, type CompanyPlan, type RegisterSource } from '../company-plan.ts';
import { legalFormNamed } from '../legal-forms.ts';
import type { Human } from '../persons.ts';
import { townNamed } from '../places/towns.ts';
import { tradeNamed } from '../words/trades.ts';

/** The cast is the same in every world, whatever its seed. */
export const CAST_SEED = 1;

/** Ranks beyond those of any world, so that VAT numbers and the like stay unique. */
const FIRST_RANK: Record<RegisterSource, number> = {
  firmenbuch: 299_900,
  gisa: 299_950,
  offeneregister: 9_999_900,
  zefix: 999_985,
};

const human = (first: string, last: string, gender: Human['gender'], bornOn: string, degree?: string): Human => ({
  first,
  last,
  gender,
  bornOn,
  bornYear: Number(bornOn.slice(0, 4)),
  degree,
});

const keysFor = (source: RegisterSource, number: number, town: CompanyPlan['town'], section: string): CompanyKeys => {
  if (source === 'firmenbuch') {
    const firmenbuch = firmenbuchNumber(number);
    return { sourceKey: firmenbuch, registerNumber: firmenbuch };
  }
  // Associations have numbers of nine digits, trade licences are counted.
  if (source === 'gisa') return { sourceKey: number > 99_999_999 ? String(number) : gisaNumber(number) };
  if (source === 'zefix') return { sourceKey: cheUid(number), registerNumber: chId(town.courtCode, section, number) };
  return {
    sourceKey: `${town.courtCode}_${section}${number}`,
    registerNumber: `${town.courtName} ${section} ${number}`,
  };
};

type Spec = {
  name: string;
  source: RegisterSource;
  /** Digits of the register number; the rank for Switzerland. */
  number: number;
  form: string;
  town: string;
  trade: string;
  staff: number;
  foundedOn: string;
  reports: number;
  representatives: number;
  lead: Human;
  isListed?: boolean;
  status?: CompanyPlan['status'];
  lastYear?: number;
  knowledge?: CompanyPlan['knowledge'];
};

const plan = (spec: Spec, index: number): CompanyPlan => {
  const country = COUNTRY_OF[spec.source];
  const form = legalFormNamed(spec.source, spec.form);
  const town = townNamed(country, spec.town);
  const isPlain = form.endings.includes('');
  const stem = isPlain ? spec.name : spec.name.slice(0, spec.name.indexOf(` ${form.endings[0]}`));
  return {
    index,
    source: spec.source,
    country,
    rank: FIRST_RANK[spec.source] + index,
    form,
    town,
    trade: tradeNamed(spec.trade),
    staff: spec.staff,
    foundedOn: spec.foundedOn,
    foundedYear: Number(spec.foundedOn.slice(0, 4)),
    status: spec.status ?? 'active',
    knowledge: spec.knowledge ?? 'all',
    lastYear: spec.lastYear ?? WORLD_YEAR,
    isListed: spec.isListed ?? false,
    reports: spec.reports,
    representatives: spec.representatives,
    members: [],
    head: undefined,
    generalPartner: undefined,
    partnership: undefined,
    name: { full: spec.name, stem, base: stem, family: undefined },
    keys: keysFor(spec.source, spec.number, town, form.section),
    lead: spec.lead,
    domain: undefined,
  };
};

const SPECS: readonly Spec[] = [
  {
    name: 'Murtal Solartechnik GmbH',
    source: 'firmenbuch',
    number: 941_873,
    form: 'GmbH',
    town: 'Judenburg',
    trade: 'Elektroinstallation, Photovoltaik',
    staff: 61,
    foundedOn: '2009-03-14',
    reports: 5,
    representatives: 5,
    lead: human('Katharina', 'Leitner', 'female', '1976-05-21', 'Dipl.-Ing.'),
  },
  {
    name: 'Alpenholz Systembau GmbH',
    source: 'firmenbuch',
    number: 912_604,
    form: 'GmbH',
    town: 'Graz',
    trade: 'Zimmerei und Holzbau',
    staff: 124,
    foundedOn: '1998-03-14',
    reports: 5,
    representatives: 6,
    lead: human('Stefan', 'Kofler', 'male', '1974-11-03', 'Ing.'),
  },
  {
    name: 'Brandauer Privatstiftung',
    source: 'firmenbuch',
    number: 927_715,
    form: 'Privatstiftung',
    town: 'Leibnitz',
    trade: 'Verwaltung eigenen Vermögens',
    staff: 1,
    foundedOn: '2001-06-18',
    reports: 0,
    representatives: 4,
    lead: human('Ingrid', 'Brandauer', 'female', '1968-02-09', 'Mag.'),
  },
  {
    name: 'Murwald Säge GmbH',
    source: 'firmenbuch',
    number: 934_871,
    form: 'GmbH',
    town: 'Bruck an der Mur',
    trade: 'Sägewerk und Holzhandel',
    staff: 38,
    foundedOn: '2004-09-01',
    reports: 5,
    representatives: 3,
    lead: human('Hannes', 'Brandauer', 'male', '1971-07-30'),
  },
  {
    name: 'Voltara Energie GmbH',
    source: 'firmenbuch',
    number: 903_118,
    form: 'GmbH',
    town: 'Graz',
    trade: 'Stromhandel und Energieversorgung',
    staff: 146,
    foundedOn: '1999-10-04',
    reports: 6,
    representatives: 5,
    lead: human('Martin', 'Berger', 'male', '1969-01-17', 'Mag.'),
  },
  {
    name: 'Donauwerk Antriebstechnik AG',
    source: 'firmenbuch',
    number: 915_260,
    form: 'AG',
    town: 'Linz',
    trade: 'Herstellung von Getrieben und Antriebselementen',
    staff: 820,
    foundedOn: '1962-05-02',
    reports: 6,
    representatives: 8,
    lead: human('Helene', 'Aichinger', 'female', '1966-12-12', 'Dr.'),
    isListed: true,
  },
  {
    name: 'Rheintal Präzision GmbH',
    source: 'firmenbuch',
    number: 921_407,
    form: 'GmbH',
    town: 'Dornbirn',
    trade: 'Mechanische Fertigung und Zerspanungstechnik',
    staff: 96,
    foundedOn: '1987-04-21',
    reports: 5,
    representatives: 4,
    lead: human('Reinhard', 'Moosbrugger', 'male', '1972-08-25'),
  },
  {
    name: 'Karawanken Logistik GmbH',
    source: 'firmenbuch',
    number: 938_844,
    form: 'GmbH',
    town: 'Villach',
    trade: 'Spedition',
    staff: 72,
    foundedOn: '1993-02-15',
    reports: 5,
    representatives: 3,
    lead: human('Monika', 'Tschernitz', 'female', '1970-03-08'),
  },
  {
    name: 'Quellgrund Software GmbH',
    source: 'firmenbuch',
    number: 946_523,
    form: 'GmbH',
    town: 'Wien',
    trade: 'Entwicklung von Software',
    staff: 58,
    foundedOn: '2011-11-11',
    reports: 5,
    representatives: 3,
    lead: human('Clemens', 'Hauser', 'male', '1980-10-29', 'Dipl.-Ing.'),
  },
  {
    name: 'Isarkontor Versand SE',
    source: 'offeneregister',
    number: 899_901,
    form: 'SE',
    town: 'München',
    trade: 'Versandhandel und Internethandel',
    staff: 640,
    foundedOn: '2006-07-03',
    reports: 6,
    representatives: 5,
    lead: human('Ulrike', 'Hennig', 'female', '1967-09-14', 'Dr.'),
    isListed: true,
  },
  {
    name: 'Neckartal Sensorik GmbH',
    source: 'offeneregister',
    number: 899_902,
    form: 'GmbH',
    town: 'Heilbronn',
    trade: 'Herstellung von Sensoren',
    staff: 212,
    foundedOn: '1994-01-20',
    reports: 6,
    representatives: 3,
    lead: human('Jürgen', 'Wiedemann', 'male', '1965-04-02', 'Dr.'),
  },
  {
    name: 'Gotthard Kabelwerke AG',
    source: 'zefix',
    number: 999_985,
    form: 'AG',
    town: 'Altdorf UR',
    trade: 'Herstellung von Kabeln und Leitungen',
    staff: 480,
    foundedOn: '1948-08-16',
    reports: 6,
    representatives: 4,
    lead: human('Beat', 'Imhof', 'male', '1963-06-06'),
    isListed: true,
  },
  {
    name: 'Chiemgau Dachstrom GmbH',
    source: 'offeneregister',
    number: 899_903,
    form: 'GmbH',
    town: 'Traunstein',
    trade: 'Planung und Montage von Photovoltaikanlagen',
    staff: 18,
    foundedOn: '2004-03-09',
    reports: 0,
    representatives: 3,
    lead: human('Lena', 'Hartwig', 'female', '1978-04-11'),
    knowledge: 'oldCopy',
  },
  {
    name: 'Leithagrund Gerätebau GmbH',
    source: 'firmenbuch',
    number: 930_562,
    form: 'GmbH',
    town: 'Eisenstadt',
    trade: 'Herstellung von medizintechnischen Geräten',
    staff: 87,
    foundedOn: '1996-05-23',
    reports: 6,
    representatives: 0,
    lead: human('Karl', 'Loidolt', 'male', '1967-08-14'),
    knowledge: 'accounts',
  },
  {
    name: 'Innkreis Kartonagen GmbH',
    source: 'firmenbuch',
    number: 944_316,
    form: 'GmbH',
    town: 'Ried im Innkreis',
    trade: 'Herstellung von Papier- und Kartonwaren',
    staff: 23,
    foundedOn: '1989-11-02',
    reports: 4,
    representatives: 4,
    lead: human('Franz', 'Wiesinger', 'male', '1961-02-27', 'Ing.'),
    status: 'terminated',
    lastYear: 2021,
    knowledge: 'register',
  },
  {
    name: 'Weserstein Fliesen GmbH',
    source: 'offeneregister',
    number: 899_904,
    form: 'GmbH',
    town: 'Bremen',
    trade: 'Fliesenlegung und Ofenbau',
    staff: 46,
    foundedOn: '2002-02-18',
    reports: 5,
    representatives: 4,
    lead: human('Torben', 'Brinkmeier', 'male', '1972-12-05'),
  },
  {
    name: 'Saalegrund Werbetechnik UG (haftungsbeschränkt) i. L.',
    source: 'offeneregister',
    number: 899_905,
    form: 'UG (haftungsbeschränkt)',
    town: 'Jena',
    trade: 'Beschriftung und Lichtreklame',
    staff: 3,
    foundedOn: '2016-04-07',
    reports: 2,
    representatives: 1,
    lead: human('Nadine', 'Vollrath', 'female', '1984-09-19'),
    status: 'in_liquidation',
  },
  {
    name: 'Kulturverein Zirbenklang',
    source: 'gisa',
    number: 999_471_208,
    form: 'Verein',
    town: 'Judenburg',
    trade: 'Förderung von Kunst und Kultur',
    staff: 2,
    foundedOn: '1987-10-16',
    reports: 0,
    representatives: 3,
    lead: human('Roswitha', 'Galler', 'female', '1964-05-30'),
  },
  {
    name: 'Friederike Anzinger',
    source: 'gisa',
    number: 299_969,
    form: 'Einzelunternehmen',
    town: 'Hallein',
    trade: 'Änderungsschneiderei',
    staff: 1,
    foundedOn: '2013-06-03',
    reports: 0,
    representatives: 1,
    lead: human('Friederike', 'Anzinger', 'female', '1981-01-22'),
    knowledge: 'register',
  },
];

export const CAST_PLANS: readonly CompanyPlan[] = SPECS.map(plan);

/** By name, so that nothing depends on the order of the list. */
export const castPlan = (name: string): CompanyPlan => {
  const found = CAST_PLANS.find((candidate) => candidate.name?.full === name);
  if (found === undefined) throw new RangeError(`There is no company ${name} in the cast.`);
  return found;
};

const foundation = castPlan('Brandauer Privatstiftung');
for (const name of ['Alpenholz Systembau GmbH', 'Murwald Säge GmbH']) {
  const owned = castPlan(name);
  owned.head = foundation;
  foundation.members.push(owned);
}
