/** `npm run test:faults [-- <part of a file's name>]`: the product while its surroundings fail, one line per fault. */
import { assertNode, bin, ensureBuilt, ensureInstalled, run, step } from './prepare.mjs';

assertNode();
await step('packages', ensureInstalled);
await step('build', () => ensureBuilt(['api']));
const config = ['--config', 'apps/api/vitest.faults.config.ts'];
const { code } = await run(bin('vitest'), ['run', ...config, ...process.argv.slice(2)]);
process.exitCode = code;
