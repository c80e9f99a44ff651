/** A company that does not exist, for pictures of the product. Its identifiers pass their check rules. */
export const SAMPLE_COMPANY = {
  name: 'Murtal Solartechnik GmbH',
  registerNumber: 'FN 941873h',
  euid: 'ATBRA.941873-000',
  vatId: 'ATU94187362',
  lei: '99990033Z80000000090',
  street: 'Industriestraße 14',
  place: '8750 Judenburg',
  website: 'murtal-solar.example',
  email: 'office@murtal-solar.example',
  phone: '+43 3572 000 00',
} as const;

export const SAMPLE_YEARS = [2020, 2021, 2022, 2023, 2024] as const;

/** One value per year. */
export const SAMPLE_FIGURES = {
  revenue: [6_412_300, 7_905_120, 11_230_480, 12_874_900, 14_386_250],
  earnings: [318_400, 402_750, 871_900, 702_310, 934_580],
  totalAssets: [4_120_600, 5_236_900, 7_480_150, 8_012_400, 9_145_700],
  equity: [1_204_000, 1_606_750, 2_478_650, 3_180_960, 3_915_540],
  equityRatio: [29.2, 30.7, 33.1, 39.7, 42.8],
  returnOnSales: [5, 5.1, 7.8, 5.5, 6.5],
  cashOnHand: [610_200, 540_880, 822_450, 1_104_300, 1_287_910],
  employees: [34, 38, 49, 55, 61],
  revenuePerEmployee: [188_597, 208_029, 229_193, 234_089, 235_840],
} as const satisfies Record<string, readonly number[]>;

export const SAMPLE_PEOPLE = [
  { name: 'Katharina Leitner', signing: 'alone', title: 'director', since: 2009 },
  { name: 'Thomas Brandstätter', signing: 'jointly', title: 'director', since: 2018 },
  { name: 'Miriam Hofer', signing: 'prokura', title: 'prokurist', since: 2021 },
] as const;

export const SAMPLE_INDUSTRIES = [
  { name: 'installation', companies: 8_412 },
  { name: 'photovoltaics', companies: 3_706 },
  { name: 'heatPumps', companies: 2_118 },
  { name: 'storage', companies: 893 },
] as const;
