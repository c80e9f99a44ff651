import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export type Language = 'en' | 'de';

type SiteFixtures = {
  /** Paths that the test opens although they do not exist; Chromium reports each on the console. */
  missingPaths: string[];
  /** Calls that the test has refused on purpose; Chromium reports each on the console, too. */
  refusedPaths: string[];
  /** Calls that the test lets fail as if the network were gone. */
  brokenPaths: string[];
  quietConsole: undefined;
};

const isReport = (message: ConsoleMessage, status: string, paths: string[]): boolean =>
  message.text().includes(`status of ${status}`) && paths.includes(new URL(message.location().url).pathname);

const isBroken = (message: ConsoleMessage, paths: string[]): boolean =>
  message.text().includes('net::ERR_') && paths.includes(new URL(message.location().url).pathname);

/** Every test fails if the page says anything on the console, broken security policy and hydration included. */
export const test = base.extend<SiteFixtures>({
  missingPaths: [[], { option: true }],
  refusedPaths: [[], { option: true }],
  brokenPaths: [[], { option: true }],
  quietConsole: [
    async ({ page, missingPaths, refusedPaths, brokenPaths }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (isReport(message, '404', missingPaths) || isReport(message, '4', refusedPaths)) return;
        if (isBroken(message, brokenPaths)) return;
        noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** As if the visitor had chosen the language earlier in this tab. */
export const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  await page.addInitScript({ content: `sessionStorage.setItem('lang', '${language}')` });
};

/** Keeps the scripts with such an address waiting until the function returned is called. */
export const holdScripts = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
