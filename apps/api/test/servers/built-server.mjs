import { ensureBuilt } from '../../../../scripts/prepare.mjs';

/** Once per run: tests that start whole programs start what operators start. Takes a second when the build is stale. */
export default async function setUp() {
  await ensureBuilt(['api']);
}
