import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';

const apiDir = join(import.meta.dirname, '../../..');

it('the generated types match the migrations (npm run types -w apps/api writes them anew)', async () => {
  const { url } = await useTestDatabase();
  const verify = () =>
    execFileSync(join(apiDir, '../../node_modules/.bin/kysely-codegen'), ['--url', url, '--verify'], {
      cwd: apiDir,
      stdio: 'pipe',
    });
  expect(verify).not.toThrow();
});
