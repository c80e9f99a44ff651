import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { say } from '../../terminal.ts';
import { BENCH_DIR } from '../../world.ts';

/**
 * Kuzu (MIT licence). Fetched by the first run that needs it instead of being a dependency: its package holds the
 * binaries of five platforms, 185 MB, which everybody who installs Firmament would have to load.
 */

const VERSION = '0.11.3';
const SHA512 = '4+hD3Y+YMV3e0uiqTv1/GUal47D04l8qluw1WFWg8Nx3k7rLsHG1Pmq9WHIOlf1742svxQvTYQiuY6oS1qxAZA==';

const run = promisify(execFile);
const packageDir = join(BENCH_DIR, `kuzu-${VERSION}`);

/** What the package's install script does, without running it. */
const unpack = async (tarball: string, into: string): Promise<void> => {
  const source = 'package/kuzu-source/tools/nodejs_api/src_js';
  const binary = `package/prebuilt/kuzujs-${process.platform}-${process.arch}.node`;
  await run('tar', ['-xzf', tarball, '-C', into, 'package/package.json', 'package/LICENSE', binary, source]);
  for (const file of await readdir(join(into, source))) {
    await rename(join(into, source, file), join(into, 'package', file));
  }
  await rename(join(into, binary), join(into, 'package', 'kuzujs.node'));
};

const fetchPackage = async (): Promise<void> => {
  if (existsSync(packageDir)) return;
  say(`fetching kuzu ${VERSION}; this happens once`);
  const loading = `${packageDir}.new`;
  await rm(loading, { recursive: true, force: true });
  await mkdir(loading, { recursive: true });
  await run('npm', ['pack', `kuzu@${VERSION}`, '--pack-destination', loading], { maxBuffer: 2 ** 26 });
  const tarball = join(loading, `kuzu-${VERSION}.tgz`);
  const hash = createHash('sha512');
  await pipeline(createReadStream(tarball), hash);
  if (hash.digest('base64') !== SHA512) throw new Error('the package of kuzu is not the one that was looked at');
  await unpack(tarball, loading);
  await rm(tarball);
  await rename(loading, packageDir);
};

type Row = Record<string, unknown>;
export type KuzuStatement = { isSuccess(): boolean; getErrorMessage(): string };
type KuzuResult = { getAll(): Promise<Row[]>; close(): void };
type KuzuConnection = {
  query(text: string): Promise<KuzuResult>;
  prepare(text: string): Promise<KuzuStatement>;
  execute(statement: KuzuStatement, values: Row): Promise<KuzuResult>;
  setQueryTimeout(ms: number): void;
  close(): Promise<void>;
};
type Kuzu = {
  Database: new (path: string, bufferBytes?: number) => { close(): Promise<void> };
  Connection: new (database: unknown, threads?: number) => KuzuConnection;
};

/** Undefined, with the reason told, where it cannot be had: offline, or on a platform it has no binary for. */
export const loadKuzu = async (): Promise<Kuzu | undefined> => {
  try {
    await fetchPackage();
    return createRequire(import.meta.url)(join(packageDir, 'package', 'index.js'));
  } catch (error) {
    say(`kuzu is NOT measured: ${(error as Error).message.slice(0, 300)}`);
    return undefined;
  }
};
