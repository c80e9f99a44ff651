import type { Config } from '../config.ts';
import { createGleifSource } from './gleif/gleif.source.ts';
import type { SyncSource } from './sync-source.ts';

/** Every register that can be kept fresh, in the order in which `npm run sync` asks them. */
export const createSyncSources = ({ sync }: Pick<Config, 'sync' | 'refresh'>): SyncSource[] => [
  createGleifSource(sync.gleifGoldenCopyUrl),
];
