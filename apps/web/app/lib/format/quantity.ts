import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { useLanguage } from '../i18n/language.ts';

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const BYTES_A_STEP = 1_000;

const TIME_UNITS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', Number.POSITIVE_INFINITY],
] as const;

const write = (value: number, unit: string, unitDisplay: 'short' | 'long', language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/** 1.4 GB, 1,4 GB. */
export const formatBytes = (bytes: number, language: Language): string => {
  let [value, step] = [bytes, 0];
  while (value >= BYTES_A_STEP && step < BYTE_UNITS.length - 1) [value, step] = [value / BYTES_A_STEP, step + 1];
  return write(value, BYTE_UNITS[step] ?? 'byte', 'short', language);
};

/** 2 seconds, 1.5 minutes, 4 hours. */
export const formatSeconds = (seconds: number, language: Language): string => {
  let value = seconds;
  for (const [unit, size] of TIME_UNITS) {
    if (value < size) return write(value, unit, 'long', language);
    value /= size;
  }
  return write(value, 'day', 'long', language);
};

export const useQuantityFormat = () => {
  const language = useLanguage();
  return {
    bytes: (bytes: number) => formatBytes(bytes, language),
    seconds: (seconds: number) => formatSeconds(seconds, language),
  };
};
