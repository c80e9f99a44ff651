import { chmodSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useTemporaryDir } from '../../../../test/tools/use-temporary-dir.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { choosePlacement, SYSTEM_DIR } from './placement.ts';

const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)('for root', () => {
  it('runs the database as an unprivileged user inside the data directory', async () => {
    const dataDir = useTemporaryDir('placement');
    const { homeDir, user } = await choosePlacement(dataDir);
    expect(homeDir).toBe(join(dataDir, 'postgres'));
    expect(user?.uid).toBeGreaterThan(0);
    expect(statSync(homeDir).uid).toBe(user?.uid);
  });

  it('keeps binaries and data outside a folder that is closed to others, and says where', async () => {
    const dataDir = useTemporaryDir('closed');
    chmodSync(dataDir, 0o700);
    const { homeDir, remark } = await choosePlacement(dataDir);
    onTestFinished(() => rmSync(homeDir, { recursive: true, force: true }));
    expect(homeDir.startsWith(`${SYSTEM_DIR}/`)).toBe(true);
    expect(remark).toContain(homeDir);
    const server = await startEmbeddedPostgres({ dataDir, purpose: 'test' });
    await server.stop();
  });
});

describe.runIf(!isRoot)('for an ordinary user', () => {
  it('runs the database as that user inside the data directory', async () => {
    const dataDir = useTemporaryDir('placement');
    expect(await choosePlacement(dataDir)).toMatchObject({ homeDir: join(dataDir, 'postgres'), user: undefined });
  });
});
