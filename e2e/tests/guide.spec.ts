import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToFit, LOOKS } from './looks.ts';
import { test } from './site-test.ts';

const COMPANY = 'Aichfeld Energiespeicher GmbH';

const TEXTS = {
  en: {
    home: '/',
    link: /Would you deliver\?/,
    guide: 'Guide',
    flags: 'What stands out',
    leave: 'Leave the guide',
    next: ['Who came last?', 'Does that concern you?', 'How was it before?', 'Keep an eye on it', 'To the dossier'],
    step: (step: number) => `Step ${step} of 6`,
    likely: 'likely the same person',
    certain: 'With what is certain only',
    none: /^No connection/,
    watch: `Watch ${COMPANY}`,
    watchlist: 'Open the watchlist',
    back: 'Back to this step',
    dossier: 'Dossier',
    compare: 'And if we know little?',
    menu: 'Guide: would you deliver?',
  },
  de: {
    home: '/de',
    link: /Würden Sie liefern\?/,
    guide: 'Führung',
    flags: 'Was auffällt',
    leave: 'Führung beenden',
    next: ['Wer kam zuletzt?', 'Betrifft Sie das?', 'Wie war es vorher?', 'Im Auge behalten', 'Zum Dossier'],
    step: (step: number) => `Schritt ${step} von 6`,
    likely: 'vermutlich dieselbe Person',
    certain: 'Nur mit Sicherem',
    none: /^Keine Verbindung/,
    watch: `${COMPANY} beobachten`,
    watchlist: 'Beobachtungsliste öffnen',
    back: 'Zurück zu diesem Schritt',
    dossier: 'Dossier',
    compare: 'Und wenn wir wenig wissen?',
    menu: 'Führung: Würden Sie liefern?',
  },
} as const;

/** What the guide speaks of is marked, in view and not below the guide. */
const expectPointedAt = async (page: Page, panel: Locator, part: Locator): Promise<void> => {
  const marked = page
    .locator('[data-guided]')
    .filter({ has: part })
    .or(part.and(page.locator('[data-guided]')));
  await expect(marked).toHaveCount(1);
  await expect(async () => {
    const [shown, cover] = [await part.boundingBox(), await panel.boundingBox()];
    if (shown === null || cover === null) throw new Error('nothing is shown');
    const isBeside = shown.x + shown.width <= cover.x;
    expect(isBeside || shown.y + Math.min(shown.height, 100) <= cover.y).toBe(true);
    expect(shown.y).toBeGreaterThanOrEqual(0);
  }).toPass();
};

for (const { language, colorScheme, width } of LOOKS) {
  test(`a visitor is led through the case, step by step (${language}, ${width} px)`, async ({ page }) => {
    const texts = TEXTS[language];
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Visits are limited for each address.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${width % 256}.${Math.floor(Math.random() * 256)}` });
    const panel = page.getByRole('complementary', { name: texts.guide });
    const goOn = (step: number) => panel.getByRole('link', { name: texts.next[step - 2] ?? '' }).click();
    const expectStep = (step: number) => expect(panel).toContainText(texts.step(step));

    await page.goto(texts.home);
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
    await expectStep(1);
    await expectPointedAt(page, panel, page.getByRole('region', { name: texts.flags }));
    await expectToFit(page, width);
    await expectAccessible(page);

    await goOn(2);
    await expectStep(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Robert Stollhuber' })).toBeVisible();
    await expectPointedAt(page, panel, page.locator('#match'));
    await expect(page.locator('#mandates').getByText(texts.likely).first()).toBeVisible();
    // The step goes with the browser's history and survives a reload.
    await page.goBack();
    await expectStep(1);
    await page.goForward();
    await expectStep(2);
    await page.reload();
    await expectStep(2);

    await goOn(3);
    const path = page.locator('#path');
    await expectPointedAt(page, panel, path);
    await expect(path.getByText('Speicherwerk Fohnsdorf GmbH in Liqu.').first()).toBeVisible();
    await panel.getByRole('link', { name: texts.certain }).click();
    await expect(path.getByText(texts.none)).toBeVisible();
    await expectStep(3);
    await expectToFit(page, width);

    await goOn(4);
    await expectPointedAt(page, panel, page.locator('[data-part="people"]'));
    await expect(page.getByText('Mag. Claudia Steinwender').first()).toBeVisible();
    await expectStep(4);

    await goOn(5);
    const watch = page.getByRole('button', { name: texts.watch });
    await expectPointedAt(page, panel, watch);
    await watch.click();
    await panel.getByRole('link', { name: texts.watchlist }).click();
    const row = page.locator('main li').filter({ has: page.getByRole('link', { name: COMPANY }) });
    await expectPointedAt(page, panel, row);
    await expect(row.getByRole('time')).not.toHaveCount(0);
    await expectAccessible(page);

    await goOn(6);
    await expectPointedAt(page, panel, page.getByRole('button', { name: texts.dossier }));
    // Elsewhere it waits, and leads back.
    await page.goto('/dashboard/recent');
    await panel.getByRole('link', { name: texts.back }).click();
    await panel.getByRole('link', { name: texts.compare }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chiemgau Dachstrom GmbH' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /account|Konto/ })).toHaveAttribute('href', '/register');

    await panel.getByRole('button', { name: texts.leave }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('[data-guided]')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Chiemgau Dachstrom GmbH' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: texts.menu }).click();
    await expectStep(1);
  });
}
