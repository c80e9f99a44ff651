import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { ORIGIN, test } from './members.ts';
import { IS_OPERATOR, letDaysPass, operate } from './operator.ts';
import { chooseLanguage } from './site-test.ts';

const ORDER = {
  membership_id: 1,
  customer: 'business',
  minimum_months: 12,
  starts_at_once: true,
  accepts_terms: true,
  monthly_total_cents: 30_000,
  details: {
    name: 'Eva Muster',
    company: 'Muster GmbH',
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    vat_id: 'ATU13585627',
  },
};

type Transaction = { number: string; state: string };

const transactionsOf = async (page: Page): Promise<Transaction[]> =>
  ((await (await page.request.get('/api/billing')).json()) as { billing: { transactions: Transaction[] } }).billing
    .transactions;

const numberOf = async (page: Page, state: string): Promise<string> =>
  (await transactionsOf(page)).find((entry) => entry.state === state)?.number ?? '';

test.skip(!IS_OPERATOR, 'needs the data of the server under test');
test.use({ refusedPaths: ['/api/employees'] });

test('an unpaid invoice blocks access, the notice says why and what to do, and payment opens access again', async ({
  page,
  ownMember: { email, password },
}) => {
  const post = (path: string, data: object) => page.request.post(path, { headers: { origin: ORIGIN }, data });
  await post('/api/login', { email, password });
  expect((await post('/api/billing/order', ORDER)).status()).toBe(200);
  const first = await numberOf(page, 'open');
  await page.goto('/dashboard/billing');
  await expect(page.getByRole('heading', { name: `Please pay invoice ${first}` })).toBeVisible();
  expect(await operate('invoice-paid', first)).toContain(`Professional of ${email} runs from`);

  await letDaysPass(email, 34);
  const number = await numberOf(page, 'overdue');
  await page.reload();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByRole('heading')).toHaveText(`Invoice ${number} is overdue`);
  await expect(notice).toContainText('If it stays unpaid, your access is blocked from');
  await page.goto('/dashboard/employees/eva-winkler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eva Winkler');

  await letDaysPass(email, 6);
  await page.reload();
  await expect(page.getByText('Your access is blocked because an invoice is not paid.')).toBeVisible();
  await expect(notice.getByRole('heading')).toHaveText('Your access is blocked');
  await expect(page).toHaveTitle('Your access is blocked · Firmament');
  await expect(notice).toContainText(number);
  await expect(notice).toContainText(/EUR 305\.00.*IBAN.*RF/);
  await expectAccessible(page);

  await chooseLanguage(page, 'de');
  await page.reload();
  await notice.getByRole('link', { name: 'Zur Abrechnung' }).click();
  await expect(notice.getByRole('heading')).toHaveText('Ihr Zugang ist gesperrt');
  await expect(notice.getByRole('definition').first()).toHaveText('305,00 EUR');
  await expect(notice.getByText('Zahlungsreferenz')).toBeVisible();
  await expect(page.getByText('Gesperrt', { exact: true })).toBeVisible();
  await expectAccessible(page);

  expect(await operate('invoice-paid', number)).toContain(`The access of ${email} is open again.`);
  await page.reload();
  await expect(page.getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/dashboard/employees/eva-winkler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eva Winkler');
});
