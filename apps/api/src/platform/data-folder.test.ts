import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { closeToOthers, makeWritable, PRIVATE_FOLDER } from './data-folder.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('a folder for data', () => {
  it('is made with those above it, closed to others, and left empty', async () => {
    const folder = join(useTemporaryDir('folder'), 'a/b/c');
    await makeWritable(folder, PRIVATE_FOLDER);
    await makeWritable(folder, PRIVATE_FOLDER);
    expect(modeOf(folder)).toBe(0o700);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(existsSync('/proc/self'))('is refused where no folder can be made, without trying for ever', () =>
    expect(makeWritable('/proc/none/data', PRIVATE_FOLDER)).rejects.toThrow(/\(ENOENT\): no folder can be made there/),
  );

  it('is refused where there is a file, or a path too long', async () => {
    const folder = useTemporaryDir('folder');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      await expect(makeWritable(path, PRIVATE_FOLDER)).rejects.toThrow(/\(ENOTDIR\): it is a file, or lies below one/);
    }
    const endless = join(folder, 'x'.repeat(300));
    await expect(makeWritable(endless, PRIVATE_FOLDER)).rejects.toMatchObject({
      message: expect.stringContaining('(ENAMETOOLONG): the path is too long'),
      suggestion: 'Set DATA_DIR to a shorter path.',
    });
  });

  it.runIf(process.getuid?.() !== 0)('is refused where this user may not write', async () => {
    const folder = useTemporaryDir('folder');
    chmodSync(folder, 0o500);
    await expect(makeWritable(folder, PRIVATE_FOLDER)).rejects.toThrow(/\(EACCES\): this user may not write there/);
  });
});

it('what was left open to others is closed, and nothing that is only linked there', async () => {
  const folder = useTemporaryDir('folder');
  const outside = join(folder, 'outside');
  const inside = join(folder, 'search');
  mkdirSync(inside);
  mkdirSync(join(inside, 'deeper'));
  for (const file of [outside, join(inside, 'a'), join(inside, 'deeper/b')]) writeFileSync(file, '', { mode: 0o644 });
  symlinkSync(outside, join(inside, 'link'));
  await closeToOthers(inside);
  await closeToOthers(join(folder, 'not-there'));
  const modes = ['search', 'search/a', 'search/deeper', 'search/deeper/b', 'outside'].map((name) =>
    modeOf(join(folder, name)),
  );
  expect(modes).toEqual([0o700, 0o600, 0o700, 0o600, 0o644]);
});
