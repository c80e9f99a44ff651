/** ISO 3166-1 alpha-3 of the countries that occur in Austrian register addresses, to alpha-2. */
import { lookup } from '../reading/lookup.ts';

const ALPHA_2 = lookup<string>({
  AUT: 'AT',
  BEL: 'BE',
  BGR: 'BG',
  BIH: 'BA',
  CHE: 'CH',
  CHN: 'CN',
  CYP: 'CY',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  EST: 'EE',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  GRC: 'GR',
  HRV: 'HR',
  HUN: 'HU',
  IRL: 'IE',
  ITA: 'IT',
  JPN: 'JP',
  LIE: 'LI',
  LTU: 'LT',
  LUX: 'LU',
  LVA: 'LV',
  MLT: 'MT',
  NLD: 'NL',
  NOR: 'NO',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  SRB: 'RS',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
  TUR: 'TR',
  UKR: 'UA',
  USA: 'US',
});

const NAMES = lookup<string>({
  austria: 'AT',
  deutschland: 'DE',
  germany: 'DE',
  liechtenstein: 'LI',
  schweiz: 'CH',
  suisse: 'CH',
  switzerland: 'CH',
  österreich: 'AT',
});

/** Alpha-2 code for an alpha-2 or alpha-3 code or one of our countries by name; undefined for anything else. */
export const countryCode = (text: string | undefined): string | undefined => {
  const code = text?.trim().toUpperCase();
  if (code === undefined || code === '') return undefined;
  return /^[A-Z]{2}$/.test(code) ? code : (ALPHA_2.find(code) ?? NAMES.find(code.toLowerCase()));
};
