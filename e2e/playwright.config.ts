import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
