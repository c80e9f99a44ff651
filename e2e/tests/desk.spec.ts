import { expect, type Page } from '@playwright/test';
import { expectGoodLooks, LOOKS } from './looks.ts';
import { mailTo, signIn, signInAsDemo, signInByCall, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

/** The customers and requests are those that the demo's desk begins with. */

const DESK = { email: 'desk@firmament.example', password: 'firmament-desk' };

/** Confirms the question in the panel; the log must then say what was announced. Returns that sentence. */
const confirm = async (page: Page, button: string): Promise<string> => {
  const form = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'The log will say' });
  const sentence = (await form.locator('p').last().textContent()) ?? '';
  expect(sentence).toContain('Jonas Egger');
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Log' }).getByText(sentence)).toBeVisible();
  return sentence;
};

/** Opens something through the search of the desk. */
const find = async (page: Page, text: string, hit: RegExp): Promise<void> => {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search the desk' });
  await palette.getByRole('textbox').fill(text);
  await palette.getByRole('button', { name: hit }).click();
};

test('a day at the desk: order, payment, ticket, objection, withdrawal, each written down as announced', async ({
  page,
  request,
}) => {
  await page.goto('/desk');
  await signIn(page, DESK);
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();

  // An order: with the mouse.
  await page.getByRole('link', { name: 'Accept: Kernfeld Analytics GmbH' }).click();
  const said = [await confirm(page, 'Accept')];
  await mailTo(request, 'einkauf@kernfeld.example', /wir nehmen Ihre Bestellung an/);
  await expect(page.getByRole('link', { name: 'Accept: Kernfeld Analytics GmbH' })).toHaveCount(0);

  // A payment: with the keyboard.
  await page.getByRole('link', { name: 'Mark as paid: Karawanken Logistik GmbH' }).click();
  await page.getByLabel('Reference on the statement').fill('SEPA 4471');
  const announced = page.locator('form').filter({ hasText: 'The log will say' }).locator('p').last();
  await expect(announced).toContainText('reference SEPA 4471');
  said.push((await announced.textContent()) ?? '');
  await page.keyboard.press('Control+Enter');
  await mailTo(request, 'office@karawanken.example', /Ihre Zahlung über 305,00.EUR ist eingegangen/);

  // A ticket: through the search.
  await find(page, 'Second seat', /Second seat on one plan/);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Each member needs an account and a plan of their own.');
  said.push(await confirm(page, 'Send answer'));
  await mailTo(request, 'finance@quellgrund.example', /Each member needs an account/);

  // An objection: the entry that is meant has to be chosen.
  await find(page, 'privat@post.example', /Privacy request/);
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(page.getByText('Choose the entries that are meant')).toBeVisible();
  await page.getByRole('checkbox', { name: /linked in the request/ }).check();
  said.push(await confirm(page, 'Grant'));
  await mailTo(request, 'privat@post.example', /gelöscht/);

  // A withdrawal: it counts as of its receipt, and the refund is the next thing to do.
  await find(page, 'Lena Obermoser', /Declaration/);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  said.push(await confirm(page, 'Confirm'));
  await mailTo(request, 'lena.obermoser@post.example', /Rücktritt/);
  await expect(page.getByRole('link', { name: 'Book refund: Lena Obermoser' })).toBeVisible();

  await page.getByRole('link', { name: 'All entries' }).click();
  for (const sentence of said) await expect(page.getByText(sentence).first()).toBeVisible();
});

test('a payment that was booked by mistake is taken back with a letter', async ({ page, request }) => {
  await signInByCall(page, DESK);
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Mark as paid: Rheintal Präzision GmbH' }).click();
  const number = /invoice:([\d-]+)/.exec(decodeURIComponent(page.url()))?.[1] ?? '';
  await confirm(page, 'Mark as paid');
  await page.goto(`/desk?open=invoice:${number}`);
  await page.getByRole('button', { name: 'Take payment back' }).click();
  await page.getByLabel('Reason').fill('Die Zahlung gehört zu einer anderen Rechnung.');
  await confirm(page, 'Take payment back');
  await mailTo(request, 'buchhaltung@rheintal.example', /Das\s+müssen\s+wir\s+zurücknehmen/);

  await expect(page.getByRole('link', { name: 'Mark as paid: Rheintal Präzision GmbH' })).toBeVisible();
});

test('settings hold at once, and visitors see them', async ({ page }) => {
  await signInByCall(page, DESK);
  await page.goto('/desk/settings');
  const price = page.getByLabel(/Net price a month/).first();
  await price.fill('260');
  await page.getByRole('button', { name: /^Save/ }).click();
  await confirmSettings(page);
  const offer = await (await page.request.get('/api/offer')).json();
  expect(offer.plans[1].monthly_net_cents).toBe(26_000);
  await page.reload();
  await price.fill('250');
  await page.getByRole('button', { name: /^Save/ }).click();
  await confirmSettings(page);
});

const confirmSettings = async (page: Page): Promise<void> => {
  const form = page.locator('form').filter({ hasText: 'The log will say' });
  await expect(form).toContainText('changed the settings');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form).toBeHidden();
};

test.describe('whoever is no operator', () => {
  test.use({ missingPaths: ['/desk'] });

  test('is asked to sign in, or finds no such page', async ({ page }) => {
    await page.goto('/desk/members');
    await expect(page).toHaveURL(/\/login/);
    await signInAsDemo(page);
    await page.goto('/desk');
    await expect(page.getByText('404 – Page Not Found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Members' })).toHaveCount(0);
  });
});

const PAGES = ['', '/members', '/sources', '/jobs', '/system', '/settings', '/log', '?open=order:V-DEMO-0102'];

for (const { language, colorScheme, width } of LOOKS) {
  test(`every page of the desk is accessible and fits in ${language}, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInByCall(page, DESK);
    const [{ account_id }] = (await (await page.request.get('/api/desk/members?q=karawanken')).json()).members;
    for (const path of [...PAGES, `/members/${account_id}`]) {
      await page.goto(`/desk${path}`, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
      await expectGoodLooks(page, width);
    }
  });
}
