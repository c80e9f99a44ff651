import { ensureWorld } from './world.ts';
await ensureWorld('2m');
process.exit(0);
