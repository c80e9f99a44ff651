import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A whole way through the product, on a machine that may be busy: what is asserted is what is seen, not how soon.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    // Recording every step to throw most of it away doubles the work of a small machine; ask for it with E2E_TRACE=on.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
});
