import type { SourceName } from './record.ts';

/** The line that the licence of each source asks to be shown beside its data. Sources without such a duty are not listed. */
export const ATTRIBUTION: Partial<Record<SourceName, string>> = {
  firmenbuch: 'Quelle: Österreichisches Firmenbuch / BMJ – Justiz (CC BY 4.0)',
  // The licensor asks that this data is not presented under the word "Handelsregister".
  offeneregister: 'OffeneRegister.de (OKF Deutschland), from OpenCorporates (CC BY 4.0)',
  zefix: 'Zefix / EHRA',
  gleif: 'GLEIF (CC0)',
};
