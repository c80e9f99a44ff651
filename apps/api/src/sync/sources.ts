import type { Config } from '../config.ts';
import { createFirmenbuchSource } from './firmenbuch/firmenbuch.source.ts';
import { createGeoNamesSource } from './geonames/geonames.source.ts';
import { createGleifSource } from './gleif/gleif.source.ts';
import { createLindasSource } from './lindas/lindas.source.ts';
import { createRegisterbekanntmachungenSource } from './registerbekanntmachungen/registerbekanntmachungen.source.ts';
import { createShabSource } from './shab/shab.source.ts';
import type { SyncSource } from './sync-source.ts';
import { createZefixSource } from './zefix/zefix.source.ts';

/** Every register that can be kept fresh, in the order in which `npm run sync` asks them. */
export const createSyncSources = ({ sync, refresh }: Pick<Config, 'sync' | 'refresh'>): SyncSource[] => [
  createGleifSource(sync.gleifGoldenCopyUrl),
  createFirmenbuchSource(refresh, sync.firstDays),
  createLindasSource(sync.lindasUrl),
  createZefixSource(refresh, sync.firstDays),
  createShabSource(sync.shabUrl, sync.firstDays),
  createGeoNamesSource(sync.geoNamesUrl),
  createRegisterbekanntmachungenSource(sync.noticesDir),
];
