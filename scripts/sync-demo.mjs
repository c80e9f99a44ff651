/** `npm run sync:demo`: makes the clone ready, then shows the product filled from imitated registers. */
import { assertNode, ensureBuilt, ensureInstalled, step } from './prepare.mjs';

assertNode();
await step('packages', ensureInstalled);
await step('build', () => ensureBuilt());
// The imitations belong to the tests, which are not built.
const { register } = await import('tsx/esm/api');
register();
await import('../apps/api/test/imitations/show.ts');
