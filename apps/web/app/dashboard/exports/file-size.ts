import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';

const [KILOBYTE, MEGABYTE] = [1_000, 1_000_000];

/** 812 kB, 1.2 MB, 1,2 MB; always in the unit that keeps the number small. */
export const fileSize = (bytes: number, language: Language): string => {
  const isLarge = bytes >= MEGABYTE;
  return (bytes / (isLarge ? MEGABYTE : KILOBYTE)).toLocaleString(LOCALES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    ...(isLarge ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 }),
  });
};
