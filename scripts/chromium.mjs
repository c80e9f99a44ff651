/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bin, ROOT, run } from './prepare.mjs';

const SYSTEM_PLACES = JSON.parse(readFileSync(join(ROOT, 'e2e', 'chromium-places.json'), 'utf8'));

const find = () => {
  const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test');
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PLACES].find(
    (path) => path && existsSync(path),
  );
};

/** Returns the path of a Chromium; undefined, with the reason printed, if there is none. */
export const ensureChromium = async () => {
  const found = find();
  if (found) return found;
  console.log('  no Chromium found: installing one');
  const attempts = [[bin('playwright'), ['install', 'chromium']]];
  if (process.getuid?.() === 0) {
    attempts.push(['apt-get', ['update']]);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempts.push(['apt-get', ['install', '--yes', '--no-install-recommends', name]]);
    }
  }
  for (const [command, args] of attempts) {
    await run(command, args, { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = find();
    if (installed) return installed;
  }
  console.error('  no Chromium could be installed: install one and set CHROMIUM_PATH');
  return undefined;
};
