import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import SYSTEM_PLACES from './chromium-places.json' with { type: 'json' };

/** The first that exists is used: the one named, Playwright's own, then the system's, faster ones first. */
const candidates = (): (string | undefined)[] => [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  ...SYSTEM_PLACES,
];

const findChromium = (): string => {
  const found = candidates().find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Run "npx playwright install chromium" or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  return found;
};

export const chromiumLaunchOptions = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses to build its sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
