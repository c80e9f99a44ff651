import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { mailTo, signIn, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

test('a plan is ordered from the pricing page, its invoice downloaded, and the contract withdrawn', async ({
  page,
  request,
  ownMember,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ownMember);
  await expect(page).toHaveURL(/\/order\?plan=1$/);

  await page.getByText('For private purposes').click();
  await page.getByLabel('Street and number').fill('Ring 1');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Country').selectOption('DE');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('EUR 297.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByText('Please accept the terms of use.')).toBeVisible();
  await page.getByRole('checkbox', { name: /at least 18/ }).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
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

test('the footer leads to a cancellation form that needs no sign-in and is confirmed by mail', async ({
  page,
  request,
  member,
}) => {
  await chooseLanguage(page, 'de');
  await page.goto('/');
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await page.getByLabel('Ihr Name').fill(member.fullName);
  await page.getByLabel('E-Mail-Adresse des Vertrags').fill(member.email);
  await page.getByLabel('Vertrags- oder Rechnungsnummer').fill('V-AAAA-AAAA');
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByRole('status').getByText('Wir haben Ihre Erklärung erhalten')).toBeVisible();
  await mailTo(request, member.email, /Kündigung, Vertrag oder Rechnung V-AAAA-AAAA/);
});
