import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This code runs from src in development and from dist when built; both lie below the folder that has migrations. */
const findApiRoot = (): string => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'migrations'))) return folder;
  }
  throw new Error('the folder apps/api/migrations is missing');
};

export const API_ROOT = findApiRoot();

/** Whether this is the bundle and not the source. */
export const IS_BUILT = fileURLToPath(import.meta.url).startsWith(join(API_ROOT, 'dist'));

export const MIGRATIONS_DIR = join(API_ROOT, 'migrations');
export const WEB_BUILD_DIR = join(API_ROOT, '..', 'web', 'build', 'client');
