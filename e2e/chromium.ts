import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** In this order: the one named, Playwright's own, the system's. */
const candidates = (): (string | undefined)[] => [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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
