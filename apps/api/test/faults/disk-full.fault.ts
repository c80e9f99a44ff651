import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '../servers/program.ts';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';
import { type Answer, ask, ms, query, tell } from './faulty-server.ts';

const SIZE_MB = 160;
const MAX_RECOVERY_MS = 30_000;

/** A small disk that is soon full; undefined if we may not mount one. */
const mountSmallDisk = (): string | undefined => {
  const folder = useTemporaryDir('faults-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'firmament-faults', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
};

const fill = (path: string): number => {
  const file = openSync(path, 'w');
  let bytes = 0;
  // Ever smaller pieces, until not even the smallest fits.
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) bytes += writeSync(file, Buffer.alloc(size));
    } catch {}
  }
  closeSync(file);
  return bytes;
};

it('survives a full disk and works again when there is room', async (test) => {
  const dataDir = mountSmallDisk();
  if (dataDir === undefined) {
    tell('disk full in DATA_DIR', 'skipped: mounting a small disk needs root');
    return test.skip();
  }
  const program = startProgram({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  const address = await program.isReady;
  const acknowledged: string[] = [];
  const failures: Answer[] = [];
  let count = 0;
  const signUp = async () => {
    count += 1;
    const email = `disk-${count}@kunde.example`;
    const answer = await ask(`${address}/api/register`, {
      body: { fullname: 'Eva Muster', email, password: 'Seltene-Wolke-17' },
    });
    if (answer.status === 200) acknowledged.push(email);
    else failures.push(answer);
    return answer.status;
  };
  for (let i = 0; i < 10; i++) await signUp();
  expect(failures).toEqual([]);

  const filler = join(dataDir, 'filler');
  const bytes = fill(filler);
  const fullSince = performance.now();
  // Until sign-ups fail, and then a little longer.
  while (failures.length < 20 && performance.now() - fullSince < 60_000) {
    await signUp();
    await pause(50);
  }
  const live = await ask(`${address}/api/health/live`);
  rmSync(filler);
  const freedAt = performance.now();
  while ((await signUp()) !== 200 && performance.now() - freedAt < MAX_RECOVERY_MS) await pause(100);
  const recoveryMs = performance.now() - freedAt;

  expect(live.status).toBe(200);
  expect(failures.length).toBeGreaterThanOrEqual(20);
  expect(failures.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  expect(recoveryMs).toBeLessThan(MAX_RECOVERY_MS);
  const rows = await query('select email from registration', [], dataDir);
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
  tell(
    `disk full in DATA_DIR (${SIZE_MB} MB, filled with ${Math.round(bytes / 2 ** 20)} MB)`,
    `${failures.length} sign-ups answered 503 with Retry-After, the process stayed up; ` +
      `with room again it served after ${ms(recoveryMs)}; ${acknowledged.length} sign-ups acknowledged, none lost`,
  );
});
