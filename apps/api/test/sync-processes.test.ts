import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { useGleif } from './imitations/use-gleif.ts';
import { useTestDatabase } from './servers/test-database.ts';
import { useTemporaryDir } from './tools/use-temporary-dir.ts';

/** `npm run sync`, as operators run it: several at once, and killed. */

type Run = { child: ChildProcess; said: Promise<string> };

const useCommand = (environment: Record<string, string>) => {
  const shared = {
    PATH: process.env.PATH,
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: useTemporaryDir('sync'),
  };
  return (): Run => {
    const child = spawn(process.execPath, ['dist/commands/sync.js'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...shared, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, said: Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join('')) };
  };
};

it('goes on after kill -9 with what it had loaded, and never runs twice at once', async () => {
  const [gleif, database] = [await useGleif(), await useTestDatabase()];
  const sync = useCommand({ DATABASE_URL: database.url, GLEIF_GOLDEN_COPY_URL: gleif.url, SYNC: 'gleif' });
  let release: (value?: unknown) => void = () => {};
  gleif.misbehave('rr', { hold: new Promise((resolve) => (release = resolve)) });
  const first = sync();
  await expect.poll(() => gleif.asked.filter(({ path }) => path.includes('rr')).length, { timeout: 30_000 }).toBe(1);
  expect(await sync().said).toBe('gleif: another process is reading it right now; nothing was done.\n');

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  release();
  expect(await sync().said).toBe('gleif: took full of 2026-01-05 08:00:00: 5 new, 3 updated, 0 unchanged.\n');
  // The file of companies was here already.
  expect(gleif.asked.filter(({ path }) => path.includes('lei2'))).toHaveLength(1);
}, 120_000);
