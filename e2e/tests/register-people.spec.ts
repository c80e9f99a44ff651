import { expect } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { signInByCall, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

test('an officer is found from the company, has a page with the reasons, and stays on lists', async ({
  page,
  member,
}) => {
  await signInByCall(page, member);
  const found = await page.request.get('/api/employees?eid=mara-lindner');
  const { employee } = (await found.json()) as { employee: { company_id: number } };
  await page.goto(`/dashboard/companies/${employee.company_id}`);
  const officer = page.locator('a[href^="/dashboard/employees/reg."]').first();
  const name = (await officer.textContent()) ?? '';
  await officer.click();
  await expect(page).toHaveURL(/\/dashboard\/employees\/reg\.\d+$/);
  const address = page.url();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ').at(-1) ?? '');
  await expect(page.getByRole('heading', { name: 'One person or two?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mandates in the registers' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Add .* to contacts$/ }).click();
  await page.getByRole('link', { name: 'In contacts' }).click();
  await expect(page.locator(`a[href="${new URL(address).pathname}"]`).first()).toBeVisible();

  await chooseLanguage(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Eine Person oder zwei?' })).toBeVisible();
  await expectToFit(page, 390);
  await expectAccessible(page);
});
