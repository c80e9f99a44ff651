/** `npm start`: installs, builds, then hands over to the server in this same process. */
import { assertNode, ensureBuilt, ensureInstalled, step } from './prepare.mjs';

assertNode();
console.log('Starting Firmament');
await step('packages', ensureInstalled);
await step('build', () => ensureBuilt());
await import('../apps/api/dist/main.js');
