import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export type Language = 'en' | 'de';

type SiteFixtures = {
  /** Missing paths that the test opens on purpose; Chromium reports each on the console. */
  missingPaths: string[];
  /** Calls that the test expects to be refused; Chromium reports these on the console, too. */
  refusedPaths: string[];
  /** Calls that the test breaks as if the network were down. */
  brokenPaths: string[];
  quietConsole: undefined;
};

const isReport = (message: ConsoleMessage, status: string, paths: string[]): boolean =>
  message.text().includes(`status of ${status}`) && paths.includes(new URL(message.location().url).pathname);

const isBroken = (message: ConsoleMessage, paths: string[]): boolean =>
  message.text().includes('net::ERR_') && paths.includes(new URL(message.location().url).pathname);

/** The server turns calls away while its machine stands still. Pages ask again; what a test waits for still has to come. */
const isTurnedAway = (message: ConsoleMessage): boolean => message.text().includes('status of 503');

/** The browser reports what signing out made it forget. */
const isCleared = (message: ConsoleMessage): boolean => message.text().startsWith('Clear-Site-Data header on');

/** Fails every test whose page writes to the console, such as a violated security policy or a hydration error. */
export const test = base.extend<SiteFixtures>({
  missingPaths: [[], { option: true }],
  refusedPaths: [[], { option: true }],
  brokenPaths: [[], { option: true }],
  quietConsole: [
    async ({ page, missingPaths, refusedPaths, brokenPaths }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (isReport(message, '404', missingPaths) || isReport(message, '4', refusedPaths)) return;
        if (isBroken(message, brokenPaths) || isTurnedAway(message) || isCleared(message)) return;
        noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
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

/** Holds back the scripts at this address until the returned function is called. */
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
