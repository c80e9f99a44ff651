import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { API_ROOT, IS_BUILT } from '../platform/paths.ts';

const manifest = z.object({ version: z.string() });
/** Written by the build; from source the commit is unknown. */
const build = z.object({ commit: z.string().nullable() });

export const readVersion = (): { version: string; commit: string | null } => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(API_ROOT, path), 'utf8'));
  const hasNote = IS_BUILT && existsSync(join(API_ROOT, 'dist/build.json'));
  return {
    version: manifest.parse(read('package.json')).version,
    commit: hasNote ? build.parse(read('dist/build.json')).commit : null,
  };
};
