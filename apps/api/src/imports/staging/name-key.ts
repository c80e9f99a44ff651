import { hash } from 'node:crypto';
import { foldCompanyName } from '@firmament/registers/company/match-key';

/** Keys are stored as 128-bit hashes: short, of equal length, and useless to others. */
export const hashKey = (key: string): string => hash('md5', key);

/** By which a company is found that is named without a number; undefined for a name without letters and digits. */
export const nameKey = (name: string): string | undefined => {
  const folded = foldCompanyName(name);
  return folded === '' ? undefined : hashKey(`called:${folded}`);
};
