import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { createWarningTally, writeWarnings } from './warning-tally.ts';

it('counts warnings by kind, whatever values they name, with the first as examples', () => {
  const tally = createWarningTally();
  for (let line = 1; line <= 30; line++) tally.add('a.jsonl', line, [`status "${line}" is unknown`]);
  tally.add('b.jsonl', 7, ['no EUID', 'status "x" is unknown']);
  expect(tally.count()).toBe(32);
  const [status, euid] = tally.kinds();
  expect(status).toMatchObject({ kind: 'status "…" is unknown', count: 31 });
  expect(status?.examples).toHaveLength(20);
  expect(status?.examples[0]).toEqual({ file: 'a.jsonl', line: 1, warning: 'status "1" is unknown' });
  expect(euid).toMatchObject({ kind: 'no EUID', count: 1 });
});

it('writes them into a file that nobody else can read, even where an earlier one could', () => {
  const path = join(useTemporaryDir('warnings'), 'warnings.jsonl');
  writeFileSync(path, 'of an earlier run', { mode: 0o644 });
  const tally = createWarningTally();
  tally.add('a.jsonl', 1, ['no EUID']);
  writeWarnings(path, tally);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'no EUID', count: 1 });
});
