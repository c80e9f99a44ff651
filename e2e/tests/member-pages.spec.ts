import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLooks, LOOKS } from './looks.ts';
import { signInAsDemo } from './members.ts';
import { chooseLanguage, test } from './site-test.ts';

const ENTRANCES = ['/login', '/login?verification=required', '/register', '/reset-password', '/verify'];

for (const { language, colorScheme, width } of LOOKS) {
  test.describe(`in ${language}, ${colorScheme}, ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await chooseLanguage(page, language);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
    });

    for (const path of ENTRANCES) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('complementary').getByRole('heading')).toHaveCSS('opacity', '1');
        await expectGoodLooks(page, width);
      });
    }

    test('the account is accessible and fits', async ({ page }) => {
      await signInAsDemo(page);
      await page.goto('/dashboard/account', { waitUntil: 'networkidle' });
      await expect(page.getByRole('table')).toBeVisible();
      await expectGoodLooks(page, width);
    });
  });
}

/** The gzipped bytes of all scripts that a page has loaded once the network is idle. */
const scriptOf = async (page: Page, path: string): Promise<number> => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
};

test('the sign-in page loads little script', async ({ page }) => {
  const bytes = await scriptOf(page, '/login');
  test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(170_000);
});

test('the dashboard loads little script', async ({ page }) => {
  await signInAsDemo(page);
  const bytes = await scriptOf(page, '/dashboard');
  test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(280_000);
});

test.describe('the frame of the dashboard', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsDemo(page);
    await page.goto('/dashboard/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  });

  test('collapses the sidebar and remembers it', async ({ page }) => {
    const account = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Account' });
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar).toHaveCSS('width', '240px');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(sidebar).toHaveCSS('width', '64px');
    await expect(account).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(sidebar).toHaveCSS('width', '64px');
    await expect(account).toHaveAttribute('title', 'Account');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(sidebar).toHaveCSS('width', '240px');
    // Also where it begins collapsed.
    await page.goto('/dashboard/network');
    await expect(sidebar).toHaveCSS('width', '240px');
  });

  test('is a drawer on the phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('has appearance, account menu and language in the top bar', async ({ page }) => {
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Professional$/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
