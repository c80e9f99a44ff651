import type { SourceName } from '@firmament/record/sources/sources';
import { draw, type Random, type Weighted, weighted } from './random.ts';
import type { TradePool } from './words/trades.ts';

/** Who acts for a firm, which decides the offices of its representatives. */
type Organ = 'owner' | 'partners' | 'generalPartner' | 'managers' | 'board' | 'association' | 'foundation';

export type LegalForm = {
  /** The form's name in lists and filters. */
  name: string;
  /** How a firm's name ends; the first is by far the most frequent. */
  endings: readonly string[];
  /** The same without "e.Kfr.", which only women use. */
  maleEndings: readonly string[];
  organ: Organ;
  pool: TradePool;
  medianStaff: number;
  /** Spread of the logarithm of the staff. */
  spread: number;
  filesAccounts: boolean;
  /** Registered capital at founding; 0 where the form has none. */
  capital: number;
  /** Section of the German register, or the digit of the form in a Swiss register number. */
  section: string;
  /** The year the law introduced it; 0 if that was long ago. */
  since: number;
  weight: number;
};

type RegisterSource = Extract<SourceName, 'gisa' | 'firmenbuch' | 'offeneregister' | 'zefix'>;

/** The year the law introduced a form, for recent ones. */
const FORM_SINCE: Record<string, number> = {
  FlexCo: 2024,
  SE: 2005,
  'UG (haftungsbeschränkt)': 2009,
  'PartG mbB': 2014,
  eGbR: 2024,
  Privatstiftung: 1994,
  'e.U.': 2007,
  OG: 2007,
};

const form = (
  weight: number,
  name: string,
  endings: readonly string[],
  organ: Organ,
  pool: TradePool,
  staff: readonly [median: number, spread: number],
  filesAccounts: boolean,
  capital: number,
  section = '',
): LegalForm => ({
  weight,
  name,
  endings,
  maleEndings: endings.filter((ending) => ending !== 'e.Kfr.'),
  organ,
  pool,
  medianStaff: staff[0],
  spread: staff[1],
  filesAccounts,
  capital,
  section,
  since: FORM_SINCE[name] ?? 0,
});

const LEGAL_FORMS: Record<RegisterSource, readonly LegalForm[]> = {
  gisa: [
    form(88, 'Einzelunternehmen', [''], 'owner', 'licensed', [1.2, 0.6], false, 0),
    form(12, 'Verein', [''], 'association', 'association', [1.5, 0.9], false, 0),
  ],
  firmenbuch: [
    form(
      660,
      'GmbH',
      ['GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'Ges.m.b.H.', 'Gesellschaft m.b.H.'],
      'managers',
      'company',
      [9, 1.35],
      true,
      35_000,
    ),
    form(90, 'e.U.', ['e.U.'], 'owner', 'soleTrader', [2.5, 0.8], false, 0),
    form(60, 'OG', ['OG'], 'partners', 'company', [3, 0.8], false, 0),
    form(45, 'KG', ['KG'], 'partners', 'company', [6, 1], false, 0),
    form(
      60,
      'GmbH & Co KG',
      ['GmbH & Co KG', 'GmbH & Co KG', 'GmbH & Co. KG'],
      'generalPartner',
      'company',
      [20, 1.3],
      true,
      0,
    ),
    form(15, 'FlexCo', ['FlexCo'], 'managers', 'company', [3, 0.8], true, 10_000),
    form(26, 'AG', ['AG'], 'board', 'company', [110, 1.4], true, 70_000),
    form(2, 'SE', ['SE'], 'board', 'company', [600, 1.2], true, 120_000),
    form(
      14,
      'Genossenschaft',
      ['eGen', 'registrierte Genossenschaft mit beschränkter Haftung'],
      'board',
      'cooperative',
      [14, 1.1],
      true,
      0,
    ),
    form(25, 'Privatstiftung', ['Privatstiftung'], 'foundation', 'holding', [1, 0.2], false, 0),
  ],
  offeneregister: [
    form(
      560,
      'GmbH',
      ['GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'Gesellschaft mit beschränkter Haftung'],
      'managers',
      'company',
      [8, 1.4],
      true,
      25_000,
      'HRB',
    ),
    form(
      110,
      'UG (haftungsbeschränkt)',
      ['UG (haftungsbeschränkt)'],
      'managers',
      'company',
      [1.8, 0.7],
      true,
      1_000,
      'HRB',
    ),
    form(90, 'GmbH & Co. KG', ['GmbH & Co. KG'], 'generalPartner', 'company', [22, 1.4], true, 0, 'HRA'),
    form(70, 'e.K.', ['e.K.', 'e.K.', 'e.Kfr.'], 'owner', 'soleTrader', [4, 0.8], false, 0, 'HRA'),
    form(28, 'OHG', ['OHG'], 'partners', 'company', [5, 0.9], false, 0, 'HRA'),
    form(26, 'KG', ['KG'], 'partners', 'company', [10, 1.1], false, 0, 'HRA'),
    form(12, 'gGmbH', ['gGmbH'], 'managers', 'association', [22, 1.1], true, 25_000, 'HRB'),
    form(20, 'AG', ['AG'], 'board', 'company', [120, 1.5], true, 50_000, 'HRB'),
    form(3, 'SE', ['SE'], 'board', 'company', [700, 1.2], true, 120_000, 'HRB'),
    form(1, 'KGaA', ['GmbH & Co. KGaA', 'KGaA'], 'board', 'company', [400, 1.2], true, 50_000, 'HRB'),
    form(14, 'eG', ['eG'], 'board', 'cooperative', [16, 1.1], true, 0, 'GnR'),
    form(12, 'PartG mbB', ['PartG mbB'], 'partners', 'profession', [7, 0.8], false, 0, 'PR'),
    form(10, 'eGbR', ['eGbR'], 'partners', 'property', [1.5, 0.5], false, 0, 'GsR'),
    form(60, 'e.V.', ['e.V.'], 'association', 'association', [2, 1], false, 0, 'VR'),
  ],
  zefix: [
    form(390, 'GmbH', ['GmbH'], 'managers', 'company', [3.5, 1], false, 20_000, '4'),
    form(340, 'AG', ['AG'], 'board', 'company', [9, 1.6], false, 100_000, '3'),
    form(190, 'Einzelunternehmen', [''], 'owner', 'soleTrader', [1.5, 0.7], false, 0, '1'),
    form(22, 'Kollektivgesellschaft', ['', '& Co.'], 'partners', 'company', [2.5, 0.7], false, 0, '2'),
    form(8, 'Kommanditgesellschaft', ['& Co.'], 'partners', 'company', [4, 0.8], false, 0, '2'),
    form(14, 'Genossenschaft', ['Genossenschaft'], 'board', 'cooperative', [12, 1.1], false, 0, '5'),
    form(16, 'Verein', [''], 'association', 'association', [4, 1], false, 0, '6'),
    form(14, 'Stiftung', ['Stiftung'], 'foundation', 'association', [4, 1.1], false, 0, '7'),
  ],
};

const pools: Record<RegisterSource, Weighted<LegalForm>> = {
  gisa: weighted(LEGAL_FORMS.gisa, (entry) => entry.weight),
  firmenbuch: weighted(LEGAL_FORMS.firmenbuch, (entry) => entry.weight),
  offeneregister: weighted(LEGAL_FORMS.offeneregister, (entry) => entry.weight),
  zefix: weighted(LEGAL_FORMS.zefix, (entry) => entry.weight),
};

export const drawLegalForm = (random: Random, source: RegisterSource): LegalForm => draw(random, pools[source]);

export const legalFormNamed = (source: RegisterSource, name: string): LegalForm => {
  const found = LEGAL_FORMS[source].find((entry) => entry.name === name);
  if (found === undefined) throw new RangeError(`${source} knows no legal form ${name}.`);
  return found;
};

/** Romansh aside, a Swiss firm's form is written in the language of its seat. */
const FOREIGN_ENDINGS: Record<string, { fr: string; it: string }> = {
  AG: { fr: 'SA', it: 'SA' },
  GmbH: { fr: 'Sàrl', it: 'Sagl' },
  '& Co.': { fr: '& Cie', it: '& Co.' },
  Genossenschaft: { fr: 'société coopérative', it: 'società cooperativa' },
  Stiftung: { fr: 'Fondation', it: 'Fondazione' },
};

export const endingIn = (language: 'de' | 'fr' | 'it', ending: string): string =>
  language === 'de' ? ending : (FOREIGN_ENDINGS[ending]?.[language] ?? ending);
