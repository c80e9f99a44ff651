import { expect } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { mailTo, ORIGIN, signInByCall, test } from './members.ts';
import { IS_OPERATOR, operate } from './operator.ts';

/** Orders for private use, to begin at once, by a call. */
const ORDER = {
  membership_id: 1,
  customer: 'consumer',
  minimum_months: 12,
  starts_at_once: true,
  accepts_terms: true,
  monthly_total_cents: 30_000,
  details: {
    name: 'Eva Muster',
    company: null,
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    vat_id: null,
  },
};

test('deleting an account says what its contract costs, and its documents stay in reach', async ({
  page,
  request,
  ownMember,
}) => {
  test.skip(!IS_OPERATOR, 'needs the commands of the operator');
  await signInByCall(page, ownMember);
  const headers = { origin: ORIGIN };
  const ordered = await page.request.post('/api/billing/order', { headers, data: ORDER });
  const { number } = (await ordered.json()).billing.transactions[0];
  await operate('invoice-paid', number);

  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('EUR 3,300.00');
  await expectAccessible(page);
  await dialog
    .getByText(/notice/i)
    .first()
    .click();
  await dialog.getByLabel('Your password').fill(ownMember.password);
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expect(dialog.getByText(/deleted/).first()).toBeVisible();

  const [path] = await mailTo(request, ownMember.email, /\/documents\?token=[\w-]+/);
  await page.goto(path);
  await expect(page.getByText(number)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 1440);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(number) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Firmament-${number}.pdf`);
});
