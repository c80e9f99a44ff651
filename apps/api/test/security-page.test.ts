import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** `file` › "name", "another name" */
const citations = (page: string): { file: string; names: string[] }[] =>
  [...page.matchAll(/`([\w./-]+\.(?:test|spec|fault)\.tsx?)` › ((?:"[^"]+"(?:, )?)+)/g)].map(
    ([, file = '', list = '']) => ({
      file,
      names: [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    }),
  );

it('the page on security cites only tests that exist', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const cited = citations(page);
  expect(cited.length).toBeGreaterThan(50);
  const missing = cited.flatMap(({ file, names }) => {
    const path = join(root, file);
    const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return names.filter((name) => !content.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
