import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { makeTemporaryDir } from './temporary-dir.ts';

export const useTemporaryDir = (purpose: string): string => {
  const folder = makeTemporaryDir(purpose);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
