import { expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';

it('says what to do on a platform without an embedded PostgreSQL', async () => {
  await expect(findBinaries('plan9', 'mips')).rejects.toMatchObject({
    message: expect.stringContaining('no embedded PostgreSQL for plan9 on mips'),
    suggestion: expect.stringContaining('DATABASE_URL'),
  });
});
