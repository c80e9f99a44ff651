import { expect, it } from 'vitest';
import { formatBytes, formatSeconds } from './quantity.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  [0, '0 byte', '0 Byte'],
  [999, '999 byte', '999 Byte'],
  [1_400_000_000, '1.4 GB', '1,4 GB'],
  [58_300_000, '58 MB', '58 MB'],
  [2_500_000_000_000_000, '2,500 TB', '2.500 TB'],
])('writes %d bytes', (bytes, en, de) => {
  expect([plain(formatBytes(bytes, 'en')), plain(formatBytes(bytes, 'de'))]).toEqual([en, de]);
});

it.each([
  [0.14, '0.1 seconds', '0,1 Sekunden'],
  [59, '59 seconds', '59 Sekunden'],
  [90, '1.5 minutes', '1,5 Minuten'],
  [7_200, '2 hours', '2 Stunden'],
  [864_000, '10 days', '10 Tage'],
])('writes %d seconds', (seconds, en, de) => {
  expect([plain(formatSeconds(seconds, 'en')), plain(formatSeconds(seconds, 'de'))]).toEqual([en, de]);
});
