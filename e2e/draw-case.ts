import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

/**
 * Draws the case of the demo for the docs: a picture of each step of its guide, and all of them as one strip. Needs a
 * running demo: `npm start`, then `E2E_BASE_URL=http://127.0.0.1:4000 npm run case -w e2e`.
 */

const FOLDER = join(import.meta.dirname, '../docs/case');
const SIZE = { width: 1440, height: 900 };
const STEPS = 6;
/** Of each picture in the strip. */
const FRAME_WIDTH = 560;

/** Lists fill and frames stop moving. */
const SETTLED_MS = 2_500;

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Guide' });

const goToStep = async (page: Page, step: number): Promise<void> => {
  if (step === 1) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: /Would you deliver/ }).click();
  } else {
    await panelOf(page).getByRole('link').last().click();
  }
  await panelOf(page).getByText(`Step ${step} of ${STEPS}`).waitFor();
  // The news of the fifth step stand on another page.
  if (step === 5) {
    await page.getByRole('button', { name: /^Watch / }).click();
    await panelOf(page).getByRole('link', { name: 'Open the watchlist' }).click();
  }
  await page.waitForTimeout(SETTLED_MS);
};

const drawSteps = async (browser: Browser, baseURL: string): Promise<string[]> => {
  const page = await browser.newPage({ baseURL, viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' });
  const pictures: string[] = [];
  for (let step = 1; step <= STEPS; step++) {
    await goToStep(page, step);
    const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
    await writeFile(join(FOLDER, `step-${step}.jpg`), picture);
    pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  await page.close();
  return pictures;
};

const drawStrip = async (browser: Browser, pictures: readonly string[]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: (FRAME_WIDTH + 16) * 3 + 16, height: 100 } });
  const frames = pictures.map((picture) => `<img src="${picture}" width="${FRAME_WIDTH}">`).join('');
  await page.setContent(
    `<style>body { display: flex; flex-wrap: wrap; gap: 16px; margin: 0; padding: 16px; background: #0a0f24 } img { border-radius: 6px }</style>${frames}`,
  );
  await page.screenshot({ path: join(FOLDER, 'strip.jpg'), type: 'jpeg', quality: 82, fullPage: true });
  await page.close();
};

const baseUrl = process.env.E2E_BASE_URL;
if (baseUrl === undefined) throw new Error('E2E_BASE_URL has to name a running demo.');
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
await drawStrip(browser, await drawSteps(browser, baseUrl));
await browser.close();
