import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { chooseLanguage, holdScripts, test } from './site-test.ts';

const HEADLINES = {
  en: 'Two million companies. See the figures.',
  de: 'Zwei Millionen Unternehmen. Sehen Sie die Zusammenhänge.',
};

test.describe('public site', () => {
  test.use({ missingPaths: ['/no-such-page'] });

  test('speaks both languages and leads home from a missing page', async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(HEADLINES.en);
    await expect(html).toHaveAttribute('lang', 'en');

    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(headline).toHaveText(HEADLINES.de);
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Firmament: Unternehmensdaten für Österreich, Deutschland und die Schweiz');
    await expect(page.getByRole('img', { name: 'Karte von Österreich' })).toContainText('Köln');
    expect(await page.evaluate("sessionStorage.getItem('lang')")).toBe('de');
    await expect(page).toHaveURL('/de/');

    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(headline).toHaveText('FEHLER');
    await expect(page.getByText('404 – Seite nicht gefunden')).toBeVisible();

    await page.getByRole('link', { name: 'English' }).click();
    await expect(headline).toHaveText('ERROR');
    await expect(page.getByText('404 – Page Not Found')).toBeVisible();
    await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Firmament');

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(headline).toHaveText(HEADLINES.en);
    // After a change of page the drawing is fetched instead of read from the document.
    await expect(page.locator('[data-part="light-6"]')).toBeAttached();
  });

  test('has German addresses, which make German the language of the tab', async ({ page }) => {
    await page.goto('/de/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Lösungen' }).first().click();
    await expect(page).toHaveURL('/de/solutions');
    // A plain address follows the tab.
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/register');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/pricing');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/pricing');
    // Back to the German page, whether it is loaded or remembered, is back to German.
    await page.goBack();
    await expect(page).toHaveURL('/de/pricing');
    expect(await page.evaluate("sessionStorage.getItem('lang')")).toBe('de');
  });

  test('shows a German page whole before any script has loaded', async ({ page }) => {
    const letScriptsLoad = await holdScripts(page, '**/assets/*.js');
    await page.goto('/de/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(HEADLINES.de);
    await expect(page.locator('h1')).toBeVisible();
    for (const section of await page.locator('main section h2').all()) await expect(section).toBeVisible();
    letScriptsLoad();
  });

  test.describe('in a German browser', () => {
    test.use({ locale: 'de-AT' });

    test('tells of the German page in one line, until a language is chosen', async ({ page }) => {
      await page.goto('/pricing');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('button', { name: 'Hinweis schließen' }).click();
      const hint = page.getByRole('link', { name: 'Auf Deutsch lesen' });
      await expect(hint).toBeHidden();
      await page.reload();
      await expect(hint).toBeHidden();
      await page.evaluate('sessionStorage.clear()');
      await page.reload();
      await expectAccessible(page);
      await hint.click();
      await expect(page).toHaveURL('/de/pricing');
      await expect(page.getByRole('link', { name: 'Auf Deutsch lesen' })).toHaveCount(0);
    });
  });

  test('never flashes English at a German visitor', async ({ page }) => {
    const letScriptsLoad = await holdScripts(page, '**/assets/*.js');
    await chooseLanguage(page, 'de');
    await page.goto('/', { waitUntil: 'commit' });
    const headline = page.locator('h1');
    await expect(headline).toBeAttached();
    await expect(headline).toBeHidden();
    letScriptsLoad();
    await expect(headline).toBeVisible();
    await expect(headline).toHaveText(HEADLINES.de);
  });

  test('has the whole German landing page in the accessibility tree from the start', async ({ page }) => {
    await chooseLanguage(page, 'de');
    await page.goto('/');
    for (const name of ['Ein ganzes Unternehmen auf einer Seite', 'Finden Sie Ihr erstes Unternehmen']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });

  test('shows an English visitor everything before any script has loaded', async ({ page }) => {
    const letScriptsLoad = await holdScripts(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-part="light-6"]')).toBeAttached();
    letScriptsLoad();
  });

  test('starts the footer where the content ends, however much of the footer has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto('/newsletter');
    const footer = page.getByRole('contentinfo');
    const top = async () => (await footer.boundingBox())?.y;
    const before = await top();
    await footer.locator('> *').evaluate(({ style }: HTMLElement) => {
      style.display = 'none';
    });
    expect(await top()).toBe(before);
  });

  test('has a menu on the phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('remembers the appearance', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/no-such-page');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled();
    await page.getByText('Dark', { exact: true }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});
