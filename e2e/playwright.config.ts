import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the usual cores: a page that waits leaves room for another.
  workers: 3,
  // Generous, because tests are long and a machine may stand still for a while: they assert what is shown, not how soon.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    // Off by default: recording every step doubles the work of a small machine. Turn it on with E2E_TRACE=on.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
});
