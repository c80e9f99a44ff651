/** `npm run test:fuzz [-- <requests> [seed]]`: sends generated requests to every call, 100,000 by default. */
import { assertNode, bin, ensureInstalled, run } from './prepare.mjs';

assertNode();
await ensureInstalled();
const [requests = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const { code } = await run(bin('vitest'), ['run', '--project', 'api', 'apps/api/test/fuzz'], {
  env: { FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
process.exitCode = code;
