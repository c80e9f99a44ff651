import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { createRejectsFile } from './rejects-file.ts';

it('rejects can be read by nobody else, even where an earlier file could', async () => {
  const path = join(useTemporaryDir('rejects'), 'rejects.jsonl');
  writeFileSync(path, 'of an earlier run', { mode: 0o644 });
  const rejects = createRejectsFile(path);
  rejects.add('people.json', { at: 3, reason: 'broken', excerpt: '{' });
  await rejects.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ file: 'people.json', line: 3 });
});
