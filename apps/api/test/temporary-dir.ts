import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Open to others, so that for root too the database stays inside and goes with the folder. */
export const makeTemporaryDir = (purpose: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `firmament-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
};
