import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { signInAsDemo } from './members.ts';
import { chooseLanguage, test } from './site-test.ts';

/** The Leitner family of the demo world. */
const HOLDING = 'Leitner Familienholding GmbH';

const drawing = (page: Page) => page.getByRole('group', { name: /^Network of / });
const point = (page: Page, name: string) => drawing(page).getByRole('button', { name: new RegExp(`^${name}`) });
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

type Box = { text: string; left: number; top: number; right: number; bottom: number };

/** Where all words of the drawing stand on the screen, without the halo around their letters. */
const wordsIn = (page: Page): Promise<Box[]> =>
  drawing(page)
    .locator('text')
    .evaluateAll((texts) =>
      texts.map((element) => {
        const text = element as SVGTextElement;
        const { x, y, width, height } = text.getBBox();
        const matrix = text.getScreenCTM() as DOMMatrix;
        const [from, to] = [
          new DOMPoint(x, y).matrixTransform(matrix),
          new DOMPoint(x + width, y + height).matrixTransform(matrix),
        ];
        return { text: text.textContent ?? '', left: from.x, top: from.y, right: to.x, bottom: to.y };
      }),
    );

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Points by their id, to the pixel, from the corner of the drawing: the page itself may scroll. */
const placesIn = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await drawing(page)
      .locator('[data-point]')
      .evaluateAll((points) =>
        points.map((element) => {
          const point = element as SVGGElement;
          const { e, f } = point.getScreenCTM() as DOMMatrix;
          const { left = 0, top = 0 } = point.ownerSVGElement?.getBoundingClientRect() ?? {};
          return [point.dataset.point ?? '', `${Math.round(e - left)} ${Math.round(f - top)}`] as const;
        }),
      ),
  );

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

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
  await expect(page.getByText(/^(\d+ relations?.*|No relation is known that held then)\.$/)).toBeVisible();
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
    /Andreas Leitner/,
    /Leitner Familienholding/,
    /Holzwärme Mur/,
    /Alpenholz Systembau/,
    /Karnholz/,
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
    'Holzwärme Mur GmbH',
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

test('labels never touch, and no point jumps when the day changes', async ({ page }) => {
  await page.goto('/dashboard/network?start=21');
  await expect(point(page, HOLDING)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const words = await wordsIn(page);
  expect(words.length).toBeGreaterThan(10);
  const touching = words.flatMap((one, place) =>
    words.slice(place + 1).flatMap((other) => (touch(one, other) ? [`${one.text} | ${other.text}`] : [])),
  );
  expect(touching).toEqual([]);

  // Places are those of all years, once these are there.
  await expect(page.getByRole('region', { name: 'Network' })).toHaveAttribute('aria-busy', 'false');
  const today = await placesIn(page);
  const slider = page.getByRole('slider', { name: 'Day to look at' });
  for (const key of ['PageDown', 'PageDown', 'Home', 'End']) {
    // Today's answer is known.
    const answer = key === 'End' ? undefined : page.waitForResponse(/\/api\/network\?.*on=/);
    await slider.press(key);
    await answer;
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(key === 'End' ? /network\?start=21$/ : /on=\d{4}-\d\d-01/);
    await expect(page.getByRole('region', { name: 'Network' })).toHaveAttribute('aria-busy', 'false');
    // On the first day of all years nothing held yet, and the page says so.
    if (key === 'Home') await expect(drawing(page)).toBeHidden();
    else await expect(point(page, HOLDING)).toBeVisible();
    const then = await placesIn(page);
    const moved = [...then].filter(([id, place]) => today.has(id) && today.get(id) !== place);
    expect(moved, key).toEqual([]);
  }
});

test('the network can be taken away as a picture and as a file', async ({ page }) => {
  await page.goto('/dashboard/network?start=21');
  await expect(point(page, HOLDING)).toBeVisible();
  const take = async (name: string): Promise<Download> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('group', { name: 'Export' }).getByRole('button', { name, exact: true }).click(),
    ]);
    return download;
  };

  const svg = await take('SVG');
  expect(svg.suggestedFilename()).toBe('firmament-network.svg');
  const text = (await contentOf(svg)).toString('utf8');
  const drawn = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    return {
      words: parsed.documentElement.textContent,
      // Other programs know neither our styles nor our colours by name.
      leftOver: parsed.querySelectorAll('parsererror, [class], [style], [tabindex]').length,
      fills: new Set([...parsed.querySelectorAll('circle')].map((circle) => circle.getAttribute('fill'))).size,
    };
  }, text);
  expect(drawn.words).toContain('Holzwärme Mur');
  expect(drawn.leftOver).toBe(0);
  expect(drawn.fills).toBeGreaterThan(1);
  expect(text).not.toContain('var(--');

  const box = await drawing(page).boundingBox();
  const png = await contentOf(await take('PNG'));
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Twice as fine as on the screen; width and height begin at byte 16.
  expect(Math.abs(png.readUInt32BE(16) - 2 * (box?.width ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs(png.readUInt32BE(20) - 2 * (box?.height ?? 0))).toBeLessThanOrEqual(1);
  // An empty picture of that size takes a few kB.
  expect(png.length).toBeGreaterThan(20_000);

  const csv = await take('CSV');
  expect(csv.suggestedFilename()).toMatch(/^firmament-network-[\d-]+\.csv$/);
  expect((await contentOf(csv)).toString('utf8')).toContain(HOLDING);
  expect((await take('FollowTheMoney')).suggestedFilename()).toMatch(/\.ftm\.json$/);

  // The list has no drawing to take away, and is remembered.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: 'SVG' })).toHaveCount(0);
  await page.goto('/dashboard/network?start=21');
  await expect(page.getByRole('table', { name: 'Relations' })).toBeVisible();
});
