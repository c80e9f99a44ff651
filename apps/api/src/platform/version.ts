import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { API_ROOT, IS_BUILT } from './paths.ts';

const manifest = z.object({ version: z.string() });
/** What the build leaves beside itself; from source nobody knows which commit runs. */
const build = z.object({ commit: z.string().nullable() });

export type Version = { version: string; commit: string | null };

export const readVersion = (): Version => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(API_ROOT, path), 'utf8'));
  const hasNote = IS_BUILT && existsSync(join(API_ROOT, 'dist/build.json'));
  return {
    version: manifest.parse(read('package.json')).version,
    commit: hasNote ? build.parse(read('dist/build.json')).commit : null,
  };
};
