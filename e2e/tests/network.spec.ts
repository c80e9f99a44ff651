import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { signInAsDemo } from './members.ts';
import { chooseLanguage, test } from './site-test.ts';

/** The Leitner family of the demo world. */
const HOLDING = 'Leitner Familienholding GmbH';

const drawing = (page: Page) => page.getByRole('group', { name: /^Network of / });
const point = (page: Page, name: string) => drawing(page).getByRole('button', { name: new RegExp(`^${name}`) });
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

/** Ids of people come about when the demo data is read, so they are looked up. */
const idOf = async (page: Page, near: string, name: string): Promise<string> => {
  const answer = await page.request.get(`/api/network?start=${near}`);
  const { points } = (await answer.json()) as { points: { id: string; name: string }[] };
  return points.find((entry) => entry.name.endsWith(name))?.id ?? '';
};

test.beforeEach(async ({ page }) => {
  await signInAsDemo(page);
  // After a first start it is still being found out who is who.
  await expect.poll(() => idOf(page, '21', 'Andreas Leitner'), { timeout: 60_000 }).not.toBe('');
});

test('a family of companies is found, walked through by keyboard, expanded, listed and seen in other years', async ({
  page,
}) => {
  await page.goto('/dashboard/network');
  // The drawing takes the room of the sidebar.
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('width', '64px');
  await page.getByRole('combobox', { name: 'Company or person' }).fill('Leitner Familien');
  await page.getByRole('option', { name: new RegExp(`^${HOLDING}`) }).click();
  await expect(page).toHaveURL(/\?start=21$/);
  await expect(point(page, HOLDING)).toBeVisible();
  await expectAccessible(page);

  // Arrow keys lead to neighbours, Enter selects, E shows more.
  await point(page, HOLDING).focus();
  await page.keyboard.press('ArrowUp');
  await expect(point(page, HOLDING)).not.toBeFocused();
  await expect(drawing(page).locator(':focus')).toHaveCount(1);
  await point(page, 'Alpenholz Systembau GmbH').focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Alpenholz Systembau GmbH');
  await expect(point(page, 'Brandauer Privatstiftung')).toHaveCount(0);
  const places = async () => ({
    from: await point(page, HOLDING).boundingBox(),
    to: await point(page, 'Leitner Privatstiftung').boundingBox(),
  });
  const before = await places();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/open=2/);
  await expect(point(page, 'Brandauer Privatstiftung')).toBeVisible();
  const after = await places();
  const isLeft = ({ from, to }: typeof before) => (from?.x ?? 0) < (to?.x ?? 0);
  expect(isLeft(after)).toBe(isLeft(before));
  await page.goBack();
  await expect(point(page, 'Brandauer Privatstiftung')).toHaveCount(0);

  await page.getByRole('slider', { name: 'Day to look at' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/on=19\d\d-01-01/);
  await expect(page.getByText(/relations? held then\./)).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/on=/);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const table = page.getByRole('table', { name: 'Relations' });
  await expect(table.getByRole('row', { name: /Leitner Privatstiftung Shareholder .* 60%/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in this network' }).fill('holzwarme');
  await expect(table.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
});

test('the connection of two is told step by step, and only with guesses if asked for', async ({ page }) => {
  const andreas = await idOf(page, '21', 'Andreas Leitner');
  const karnholz = await idOf(page, '2', 'Karnholz d.o.o.');
  await page.goto(`/dashboard/network?from=${andreas}&to=${karnholz}`);
  const steps = page.getByRole('list', { name: 'Find the connection' });
  await expect(steps.getByRole('listitem').filter({ hasText: /GmbH|Andreas|d\.o\.o\./ })).toHaveText([
    ...[/Andreas Leitner/, /Leitner Familienholding/, /Holzwärme Mur/, /Alpenholz Systembau/, /Karnholz/],
  ]);
  await expect(page.getByText(/connected in 4 steps/)).toBeVisible();
  await page.getByRole('button', { name: 'Next path' }).click();
  await expect(page.getByText(/path 2 of \d/)).toBeVisible();

  // Somebody in both companies is likely, but not certainly, the same.
  await page.goto('/dashboard/network?from=33&to=34');
  await expect(page.getByText(/No connection within 8 steps/)).toBeVisible();
  await expect(page.getByText(/likely relations? (is|are) left out/)).toBeVisible();
  await page.getByRole('button', { name: 'also use likely relations' }).click();
  await expect(page.getByText(/^Likely, not certain/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Certain only' })).not.toBeChecked();
  await page.getByRole('list', { name: 'Find the connection' }).getByText('is likely the same person').click();
  await details(page).getByRole('link', { name: 'See the reasons' }).click();
  await expect(page.getByRole('heading', { name: 'One person or two?' })).toBeVisible();
});

test('the network fits on a phone, and companies lead to theirs', async ({ page }) => {
  await chooseLanguage(page, 'de');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/network?start=21');
  const drawn = page.getByRole('group', { name: /^Netzwerk von / });
  await drawn
    .getByRole('button', { name: /^Holzwärme Mur/ })
    .locator('circle')
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Einzelheiten' }).getByRole('heading')).toContainText([
    ...['Holzwärme Mur GmbH'],
  ]);
  await expectToFit(page, 390);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/companies/25');
  const card = page.getByRole('region', { name: 'Netzwerk' });
  // It loads when it comes into view.
  await page.locator('[data-part="network"]').scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', { name: /^Die nächsten im Netzwerk von Holzwärme/ })).toBeVisible();
  await card.getByRole('link', { name: 'Netzwerk öffnen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/network\?start=25$/);
});
