import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** `file` › "name", "another name" */
const citations = (): { file: string; names: string[] }[] =>
  [...page.matchAll(/`([\w./-]+\.(?:test|spec|fault)\.tsx?)` › ((?:"[^"]+"(?:, )?)+)/g)].map(
    ([, file = '', list = '']) => ({
      file,
      names: [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    }),
  );

it('the page on security cites only tests that exist', () => {
  const cited = citations();
  expect(cited.length).toBeGreaterThan(50);
  const missing = cited.flatMap(({ file, names }) => {
    const path = join(root, file);
    const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return names.filter((name) => !content.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** ASVS 5.0.0: the number of requirements of levels 1 and 2 in each section. They come first in all of them. */
const REQUIREMENTS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

/** The numbers at the beginning of a line or row, "1.2.6 to 1.2.8" written out. */
const answered = (): Set<string> => {
  const heads = [...page.matchAll(/^(?:\| )?((?:\d+\.\d+\.\d+(?:, | to )?)+)/gm)].map(([, head = '']) => head);
  return new Set(
    heads.flatMap((head) =>
      [...head.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, section = '', from = '', to]) =>
        Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, n) => `${section}.${Number(from) + n}`),
      ),
    ),
  );
};

it('the page on security answers every requirement of level 2', () => {
  const numbers = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  const given = answered();
  expect(numbers.filter((number) => !given.has(number))).toEqual([]);
});
