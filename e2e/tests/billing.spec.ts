import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { mailTo, ORIGIN, signIn, signInByCall, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

const ADDRESS = { company: null, vat_id: null, street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' };

test('a plan is ordered from the pricing page, its invoice downloaded, and the contract withdrawn', async ({
  page,
  request,
  ownMember,
}) => {
  await page.goto('/pricing');
  await expect(page.getByText('a month, incl. 20% VAT')).toBeVisible();
  await page.getByLabel('Country').selectOption('DE');
  await expect(page.getByText('EUR 297.50', { exact: true })).toBeVisible();
  await expect(page.getByText('EUR 3,570 over the minimum term')).toBeVisible();
  await page.getByRole('radio', { name: 'Businesses plus VAT' }).check();
  await expect(page.getByText('EUR 250', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ownMember);
  await expect(page).toHaveURL('/order?plan=1&customer=business&country=DE');
  await expect(page.getByRole('radio', { name: /For your trade/ })).toBeChecked();

  await page.getByText('For private purposes').click();
  await page.getByLabel('Street and number').fill('Ring 1');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await expect(page.getByLabel('Country')).toHaveValue('DE');
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('EUR 297.50');
  await expect(summary).toContainText('10,000 companies and people a calendar month');
  await expect(summary).toContainText(/On .* if we accept your order today and it is paid by then/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByText('Please accept the terms of use.')).toBeVisible();
  await page.getByRole('checkbox', { name: /at least 18/ }).check();
  await expect(page.getByText('Please accept the terms of use.')).toBeHidden();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional is ordered');
  await expect(page).toHaveTitle('Ordered · Firmament');
  await page.getByRole('link', { name: 'See contract and invoice under Billing' }).click();

  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await mailTo(request, ownMember.email, /EUR 297\.50/);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download \d{4}-\d{6}$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Firmament-\d{4}-\d{6}\.pdf$/);

  await page.getByRole('button', { name: 'Modify' }).click();
  await page.getByLabel('City').fill('Potsdam');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('10115 Potsdam')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await mailTo(request, ownMember.email, /You owe nothing/);
});

test('the footer leads to a cancellation form that needs no sign-in, and a mail confirms its receipt', async ({
  page,
  request,
  member,
}) => {
  await chooseLanguage(page, 'de');
  await page.goto('/');
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await page.getByLabel('Ihr Name').fill(member.fullName);
  await page.getByLabel('E-Mail-Adresse des Vertrags').fill(member.email);
  await page.getByLabel('Vertrags- oder Rechnungsnummer (freiwillig)').fill('V-AAAA-AAAA');
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByRole('status').getByText('Wir haben Ihre Erklärung erhalten')).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Eingangsbestätigung' });
  await expect(receipt).toContainText(/Ordentliche Kündigung.*Eingegangen.*V-AAAA-AAAA/);
  await expectAccessible(page);
  await mailTo(request, member.email, /Erklärung: Ordentliche Kündigung\nEnde: so bald wie möglich/);
});

test('a withdrawal without sign-in takes effect once the mailbox of the contract has confirmed it', async ({
  page,
  request,
  ownMember,
}) => {
  await signInByCall(page, ownMember);
  const ordered = await page.request.post('/api/billing/order', {
    headers: { origin: ORIGIN },
    data: {
      membership_id: 1,
      customer: 'consumer',
      minimum_months: 12,
      details: { ...ADDRESS, name: ownMember.fullName },
      starts_at_once: false,
      accepts_terms: true,
      monthly_total_cents: 30_000,
    },
  });
  expect(ordered.status()).toBe(200);

  await page.goto('/withdraw');
  await page.getByLabel('Your name').fill(ownMember.fullName);
  await page.getByLabel('Email address on the contract').fill(ownMember.email);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('region', { name: 'Confirmation of receipt' })).toBeVisible();
  const [link] = await mailTo(request, ownMember.email, /\/declaration\?token=[\w-]+/);
  await page.goto('/dashboard/billing');
  await expect(page.getByText('Waiting for payment')).toBeVisible();

  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page.getByText(/Your withdrawal of .* is confirmed/)).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('an unknown plan is not ordered as another one', async ({ page }) => {
  await page.goto('/order?plan=zzz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such plan');
  await page.getByRole('link', { name: 'Order Professional' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Professional');
});

test('a member on Basic is offered to order, not to create an account', async ({ page, ownMember }) => {
  await page.goto('/dashboard/billing');
  await signIn(page, ownMember);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page.getByRole('link', { name: 'Order Professional' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create free account' })).toHaveCount(0);
});
