import { expect, type Page } from '@playwright/test';
import { signInAsDemo } from './members.ts';
import { holdScripts, test } from './site-test.ts';

/** The focused element: its name, and whether its focus is visible. */
const FOCUS = `(() => {
  const element = document.activeElement;
  if (element === document.body) return { name: '(nothing)', isMarked: false };
  const isMarked = [element, element.parentElement].some((part) =>
    [undefined, '::after', '::before'].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    }),
  );
  const picture = element.querySelector('[role=img][aria-label]');
  const label = (element.getAttribute('aria-label') ?? picture?.getAttribute('aria-label')) ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
  return { name: label.trim().split('\\n')[0], isMarked };
})()`;

type Stop = { name: string; isMarked: boolean };

/** Presses Tab until the stop with this name; returns all stops up to and including it. */
const tabTo = async (page: Page, name: string, atMost = 60): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let i = 0; i < atMost; i++) {
    await page.keyboard.press('Tab');
    const stop = (await page.evaluate(FOCUS)) as Stop;
    stops.push(stop);
    if (stop.name === name) return stops;
  }
  throw new Error(`No way to “${name}”, only to ${stops.map((stop) => stop.name).join(', ')}.`);
};

test.describe('with the keyboard alone', () => {
  test('Tab follows the reading order of the landing page, with a visible focus at every stop', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    // The cookie banner comes first, because it covers a part of the page.
    const question = await tabTo(page, 'Decline');
    expect(question.map(({ name }) => name)).toEqual([
      'Skip to content',
      'Data protection and cookies',
      'Accept all',
      'Decline',
    ]);
    const header = await tabTo(page, 'My Account');
    expect(header.map(({ name }) => name)).toEqual([
      'Firmament',
      'Solutions',
      'Customers',
      'Pricing',
      'Contact',
      'Deutsch',
      'My Account',
    ]);
    const form = await tabTo(page, 'Search');
    expect(form.map(({ name }) => name)).toEqual(['Company or industry', 'Search']);
    const rest = await tabTo(page, 'Subscribe');
    expect(rest.map(({ name }) => name)).toEqual([
      'A customer wants 60 days to pay. Would you deliver?',
      'Look around without an account',
      'Compare plans',
      'See solutions',
      'What customers do with it',
      'Email address',
      'Subscribe',
    ]);
    for (const { name, isMarked } of [...question, ...header, ...form, ...rest])
      expect([name, isMarked]).toEqual([name, true]);
  });

  test('focus and input stay in place when the scripts of the landing page arrive', async ({ page }) => {
    const letScriptsLoad = await holdScripts(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
    await tabTo(page, 'Email address');
    await page.keyboard.type('eva@firma.example');
    letScriptsLoad();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(FOCUS)).toEqual({ name: 'Email address', isMarked: true });
    await expect(page.getByLabel('Email address')).toHaveValue('eva@firma.example');
    expect((await tabTo(page, 'Subscribe')).map(({ name }) => name)).toEqual(['Subscribe']);
  });

  test('Enter starts the quick search', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Company or industry').focus();
    await page.keyboard.type('gmbh');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/companies match “gmbh”/)).toBeVisible();
  });

  test('the cookie banner is answered, and the focus moves to the content', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await tabTo(page, 'Decline', 120);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the phone menu opens, keeps the focus inside and returns it when closed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a company is searched for, opened, read and left, with a visible focus at every stop', async ({ page }) => {
    await signInAsDemo(page);
    await page.goto('/dashboard/companies', { waitUntil: 'networkidle' });
    // On a busy machine the network is idle before the page is drawn, and the first key would be lost.
    await expect(page.getByLabel('Company name').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const toForm = await tabTo(page, 'Company name');
    await page.keyboard.type('solar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /results? found\.$/ })).toBeVisible();
    const first = page.getByRole('table', { name: 'Companies found' }).getByRole('link').first();
    const name = (await first.textContent())?.trim() ?? '';
    const toResult = await tabTo(page, name, 120);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const throughPage = await tabTo(page, 'Directions', 60);
    expect(throughPage[0]?.name).toBe('Back to the results');
    await page.getByRole('link', { name: 'Back to the results' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /results? found\.$/ })).toBeVisible();
    for (const stop of [...toForm, ...toResult, ...throughPage])
      expect([stop.name, stop.isMarked]).toEqual([stop.name, true]);
  });
});
