import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { mailTo, signIn, test } from './members.ts';

test.describe('the help desk', () => {
  test('keeps a ticket, confirms it by mail, and lets the member close it and reopen it with a reply', async ({
    page,
    request,
    ownMember: member,
  }) => {
    await page.goto('/dashboard/support');
    await signIn(page, member);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Desk');
    await expect(page.getByText('No tickets yet')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Submit Ticket' }).click();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
    await expect(page.getByLabel('Issue Title')).toBeFocused();
    await page.getByLabel('Issue Title').fill('The export is empty');
    await page.getByLabel('Describe Your Issue').fill('Hello,\n\nthe file has no rows.');
    await page.getByLabel('Extra Details').fill('Firefox on Linux');
    await page.getByRole('button', { name: 'Submit Ticket' }).click();

    await expect(page).toHaveURL(/\?ticket=\d+$/);
    const thread = page.getByRole('region', { name: 'The export is empty' });
    await expect(thread.getByText('the file has no rows.')).toBeVisible();
    await expect(thread.getByText('Firefox on Linux')).toBeVisible();
    await expect(thread.getByText('Waiting for us')).toBeVisible();
    await expectAccessible(page);
    const [link] = await mailTo(request, member.email, /\/dashboard\/support\?ticket=\d+/);
    expect(page.url()).toContain(link);

    await thread.getByRole('button', { name: 'Close ticket' }).click();
    await expect(thread.getByText('Closed')).toBeVisible();
    await thread.getByLabel('Your reply').fill('It still is.');
    await thread.getByRole('button', { name: 'Send reply' }).click();
    await expect(thread.getByText('It still is.')).toBeVisible();
    await expect(thread.getByText('Waiting for us')).toBeVisible();
    await expect(thread.getByLabel('Your reply')).toHaveValue('');
  });

  test.describe('asked for a ticket that the member does not have', () => {
    test.use({ missingPaths: ['/api/tickets/2147483647'] });

    test('says that there is no such ticket', async ({ page, member }) => {
      await page.goto('/dashboard/support?ticket=2147483647');
      await signIn(page, member);
      await expect(page.getByText('There is no such ticket among yours.')).toBeVisible();
      await page.getByRole('link', { name: 'New ticket' }).click();
      await expect(page.getByRole('heading', { name: 'New Ticket' })).toBeVisible();
    });
  });

  test.describe('when the session ends while a ticket is being written', () => {
    test.use({ refusedPaths: ['/api/tickets'] });

    test('restores the text after the next sign-in', async ({ page, context, member }) => {
      await page.goto('/dashboard/support');
      await signIn(page, member);
      await page.getByLabel('Describe Your Issue').fill('A long story');
      await page.getByLabel('Issue Title').fill('Story');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Submit Ticket' }).click();
      await expect(page).toHaveURL(/\/login\?return=/);
      await signIn(page, member);
      await expect(page.getByLabel('Describe Your Issue')).toHaveValue('A long story');
      await expect(page.getByLabel('Issue Title')).toHaveValue('Story');
    });
  });
});
