import { expect, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';
import { type Member, ORIGIN, signInByCall, test } from './members.ts';

/** Playwright switches off what brings pages back from memory; visitors have it. Headless shells do not. */
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const DESK = { email: 'desk@firmament.example', password: 'firmament-desk' };

const PLACES = [
  { address: '/dashboard/billing', heading: 'Billing', who: (member: Member) => member },
  { address: '/desk', heading: 'Desk', who: () => DESK },
];
type Place = Pick<(typeof PLACES)[number], 'address' | 'heading'>;
const BILLING: Place = { address: '/dashboard/billing', heading: 'Billing' };

const headingOf = (page: Page, { heading }: Place) => page.getByRole('heading', { name: heading, level: 1 });

/** Opens a page and marks its document: one that is loaded anew has no mark. */
const openMarked = async (page: Page, place: Place): Promise<void> => {
  await page.goto(place.address);
  await expect(headingOf(page, place)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'old';
  });
};

const isOldDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.mark === 'old');

/** Not Playwright's own, which waits for a load: a page from memory does not load. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** What a browser tells a page that it puts into memory and takes out again, in browsers that do not do it, too. */
const sendThroughMemory = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

const signOutByCall = async (page: Page): Promise<void> => {
  await page.request.post('/api/logout', { headers: { origin: ORIGIN }, data: {} });
};

const expectSignIn = async (page: Page, place: Place): Promise<void> => {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(headingOf(page, place)).toHaveCount(0);
};

for (const place of PLACES) {
  const { address, who } = place;

  test(`Back after signing out at an address of its own does not show ${address}`, async ({ page, ownMember }) => {
    await signInByCall(page, who(ownMember));
    await openMarked(page, place);
    await page.goto('/dashboard/logout');
    await expect(page).toHaveURL(/\/login/);
    await goBack(page);
    await expectSignIn(page, place);
  });

  test(`Back after the session has ended elsewhere does not show ${address}`, async ({ page, ownMember }) => {
    await signInByCall(page, who(ownMember));
    await openMarked(page, place);
    await page.goto('/terms');
    await signOutByCall(page);
    await goBack(page);
    await expectSignIn(page, place);
  });

  test(`${address} that comes out of memory without a session leads to the sign-in`, async ({ page, ownMember }) => {
    await signInByCall(page, who(ownMember));
    await openMarked(page, place);
    await signOutByCall(page);
    await sendThroughMemory(page);
    await expectSignIn(page, place);
  });
}

test('a page that comes out of memory stays as it is for whoever is still signed in', async ({ page, member }) => {
  await signInByCall(page, member);
  await openMarked(page, BILLING);
  await sendThroughMemory(page);
  await expect(headingOf(page, BILLING)).toBeVisible();
  expect(await isOldDocument(page)).toBe(true);
  await page.goto('/terms');
  await goBack(page);
  await expect(page).toHaveURL(/\/dashboard\/billing/);
  await expect(headingOf(page, BILLING)).toBeVisible();
});

test('a page that comes out of memory shows nothing of one member to another', async ({ page, member, ownMember }) => {
  await signInByCall(page, member);
  await openMarked(page, BILLING);
  await signInByCall(page, ownMember);
  await sendThroughMemory(page);
  await expect.poll(() => isOldDocument(page).catch(() => true)).toBe(false);
  await expect(headingOf(page, BILLING)).toBeVisible();
});
