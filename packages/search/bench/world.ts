import { type Document, defineSchema } from '../src/schema.ts';

/** A made-up world of the size of three countries' registers: a million words, a few of them very frequent. */

export const COMPANIES = defineSchema({
  address: 'text',
  titles: 'text',
  country: 'choice',
  status: 'choice',
  legalForm: 'choice',
  industry: 'choice',
  sizeClass: 'choice',
  region: 'choice',
  place: 'choice',
  isActive: 'flag',
  position: 'point',
  revenue: 'number',
  earnings: 'number',
  totalAssets: 'number',
  equity: 'number',
  liabilities: 'number',
  cash: 'number',
  receivables: 'number',
  staff: 'number',
  wages: 'number',
  equityRatio: 'number',
  returnOnSales: 'number',
  returnOnEquity: 'number',
  revenueCagr: 'number',
  earningsCagr: 'number',
  revenuePerEmployee: 'number',
  realEstate: 'number',
  pensions: 'number',
  materials: 'number',
  salary: 'number',
  taxRatio: 'number',
  capital: 'number',
  founded: 'number',
});

export const PEOPLE = defineSchema({
  title: 'text',
  skills: 'text',
  education: 'text',
  experience: 'text',
  currentEmployer: 'text',
  formerEmployer: 'text',
  industry: 'choice',
  locality: 'choice',
  employer: 'choice',
  management: 'choice',
  gender: 'choice',
  age: 'number',
});

const FIGURES = Object.entries(COMPANIES.columns).flatMap(([name, kind]) =>
  kind === 'number' && name !== 'founded' ? [name] : [],
);

/** A small fast generator of random numbers with a seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const PIECES =
  'bau holz stein berg wald hof haus werk tech med bio auto elektro metall glas papier druck wein bier brot fisch obst garten land wasser luft strom gas netz daten soft hand kunst musik buch foto film reise sport rad ski see fluss tal dorf stadt markt platz weg nord sued ost west alpen donau rhein main neu alt gross klein hoch tief rot blau gruen weiss schwarz gold silber kupfer eisen zink kron stern mond sonn wolf baer hirsch adler falk lerch rab fuchs dachs hub mull schmid meier bauer wagn fisch koch zimm schneid web beck richt kais konig herzog graf vogt lang kurz stark braun gris lind eich buch tann ficht ahorn birk erl weid ros lil nelk veil korn haf gerst mohn klee mais wint somm herbst lenz frei fried sig hein hart gott rein wern ger kon rud ott karl franz jos ferd leo max'.split(
    ' ',
  );
const ENDINGS = [
  '',
  '',
  'er',
  'el',
  'en',
  'mann',
  'inger',
  'ner',
  'ler',
  'ung',
  'ei',
  'ig',
  'au',
  'stett',
  'hausen',
  'dorf',
  'tec',
  'ik',
  'ex',
  'ano',
];
const LEGAL_FORMS = [
  'GmbH',
  'GmbH',
  'GmbH',
  'GmbH',
  'GmbH',
  'GmbH',
  'GmbH & Co. KG',
  'AG',
  'AG',
  'KG',
  'e.U.',
  'OG',
  'UG (haftungsbeschränkt)',
  'e.K.',
  'Verein',
  'SE',
  'eG',
];
const COMMON = [
  'Beteiligungs',
  'Verwaltungs',
  'Handels',
  'Immobilien',
  'Service',
  'Management',
  'Consulting',
  'Holding',
  'International',
  'Transport',
  'und',
  'Müller',
  'Solutions',
  'Bau',
  'Group',
];
const COUNTRIES = ['DE', 'DE', 'DE', 'DE', 'DE', 'AT', 'CH', 'CH'];
const STATUSES = ['active', 'active', 'active', 'active', 'in_liquidation', 'terminated'];
const SIZES = ['micro', 'micro', 'micro', 'small', 'medium', 'large'];
const TITLES = [
  'Geschäftsführer',
  'Head of Sales',
  'Software Engineer',
  'Vertriebsleiter',
  'Project Manager',
  'Accountant',
  'Prokurist',
  'Data Analyst',
  'Chief Financial Officer',
  'Marketing Manager',
];
const LEVELS = ['Senior', 'Junior', 'Lead', '', '', 'Principal'];

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Word number n; the same number is always the same word. */
export const wordNumber = (n: number): string => {
  const random = randomFrom(n * 2654435761);
  const parts = n < 2000 ? 1 : n < 60_000 ? 2 : 3;
  let word = '';
  for (let i = 0; i < parts; i++) word += pick(random, PIECES);
  return word + pick(random, ENDINGS);
};

const VOCABULARY = 1_000_000;

/** Half of all words come from a head where the n-th is about 1/n as frequent as the first, half from the long tail. */
const drawWord = (random: () => number): string =>
  random() < 0.5
    ? wordNumber(Math.floor(30_000 ** random()))
    : wordNumber(30_000 + Math.floor(random() * (VOCABULARY - 30_000)));

const nameOf = (random: () => number): string => {
  const words = [drawWord(random)];
  if (random() < 0.6) words.push(drawWord(random));
  if (random() < 0.35) words.push(pick(random, COMMON));
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ');
  return random() < 0.1 ? name.replace('u', 'ü') : name;
};

const cityNumber = (random: () => number): number => Math.floor(12_000 ** random());
const cityName = (n: number): string => `${wordNumber(500_000 + n)}${n % 3 === 0 ? ' am See' : ''}`;

export function* companies(count: number, seed = 1): Generator<Document<(typeof COMPANIES)['columns']>> {
  const random = randomFrom(seed);
  for (let id = 1; id <= count; id++) {
    const city = cityNumber(random);
    const number = Math.floor(random() * 300_000);
    const court = `${pick(random, ['K', 'X', 'D', 'H'])}${1000 + Math.floor(random() * 150)}`;
    const hasReport = random() < 0.186;
    const figures: Record<string, number> = {};
    if (hasReport)
      for (const figure of FIGURES) if (random() < 0.8) figures[figure] = Math.round(Math.exp(random() * 18));
    const status = pick(random, STATUSES);
    yield {
      id,
      prominence: Math.floor(random() ** 3 * 1000) + (hasReport ? 500 : 0),
      name: `${nameOf(random)} ${pick(random, LEGAL_FORMS)}`,
      aliases: random() < 0.06 ? [nameOf(random)] : [],
      codes: [
        `HRB ${number}`,
        `DE${court}R.HRB${number}`,
        ...(random() < 0.4 ? [`DE${100000000 + Math.floor(random() * 899999999)}`] : []),
      ],
      address: `${wordNumber(40_000 + Math.floor(20_000 ** random()))}straße ${1 + Math.floor(random() * 120)}, ${10000 + city * 7} ${cityName(city)}`,
      titles: random() < 0.05 ? [pick(random, TITLES), `${pick(random, LEVELS)} ${pick(random, TITLES)}`] : undefined,
      country: pick(random, COUNTRIES),
      status,
      legalForm: pick(random, LEGAL_FORMS),
      industry: `Industrie ${wordNumber(Math.floor(700 ** random()))}`,
      sizeClass: hasReport ? pick(random, SIZES) : undefined,
      region: `Region ${city % 51}`,
      place: cityName(city),
      isActive: status === 'active',
      founded: Math.floor((1 - random() ** 2) * 30_000) - 10_000,
      position:
        random() < 0.95
          ? {
              latitude: 46 + ((city * 37) % 900) / 100 + random() * 0.05,
              longitude: 6 + ((city * 91) % 1100) / 100 + random() * 0.05,
            }
          : undefined,
      ...figures,
    };
  }
}

export function* people(count: number, seed = 2): Generator<Document<(typeof PEOPLE)['columns']>> {
  const random = randomFrom(seed);
  const skill = () => wordNumber(Math.floor(15_000 ** random()));
  for (let id = 1; id <= count; id++) {
    const employer = nameOf(randomFrom(Math.floor(400_000 ** (random() ** 0.3))));
    const former = [
      nameOf(randomFrom(Math.floor(400_000 * random()))),
      nameOf(randomFrom(Math.floor(400_000 * random()))),
    ];
    const title = `${pick(random, LEVELS)} ${pick(random, TITLES)}`;
    yield {
      id,
      prominence: Math.floor(random() * 1000),
      name: `${drawWord(random)} ${drawWord(random)}`,
      title,
      skills: Array.from({ length: 3 + Math.floor(random() * 6) }, skill),
      education: `Universität ${cityName(Math.floor(random() * 200))} ${pick(random, ['Informatik', 'Betriebswirtschaft', 'Jus', 'Maschinenbau'])}`,
      experience: [`${title} ${employer}`, `${pick(random, TITLES)} ${former[0]}`],
      currentEmployer: employer,
      formerEmployer: former,
      industry: `Industrie ${wordNumber(Math.floor(700 ** random()))}`,
      locality: cityName(cityNumber(random)),
      employer,
      management: random() < 0.15 ? 'yes' : 'no',
      gender: random() < 0.45 ? 'female' : 'male',
      age: random() < 0.7 ? 20 + Math.floor(random() * 50) : undefined,
    };
  }
}
