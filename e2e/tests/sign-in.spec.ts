import { expect } from '@playwright/test';
import { mailTo, newMember, ORIGIN, signIn, test, verificationPath } from './members.ts';
import { chooseLanguage } from './site-test.ts';

test.describe('a new member', () => {
  test('signs up, verifies, signs in, changes the name and signs out', async ({ page, request }) => {
    const { fullName, email, password } = newMember();
    const askedForIp = page.waitForRequest('**/api/ip');
    await page.goto('/register');
    await askedForIp;
    await expect(page).toHaveTitle('Create a free account · Firmament');
    await expect(page.getByText('min 8 characters')).toBeVisible();

    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue(fullName);

    await page.getByLabel('Password', { exact: true }).fill(password);
    const sent = page.waitForRequest('**/api/register');
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect((await sent).postDataJSON()).toEqual({ fullname: fullName, email, password, security_IP: '127.0.0.1' });
    await expect(page).toHaveURL('/login?verification=required');
    await expect(
      page.getByText('We sent you an email with a verification link. Please verify your email address to continue.'),
    ).toBeVisible();

    await page.goto(await verificationPath(request, email));
    await expect(page.getByText(fullName)).toBeVisible();
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page).toHaveURL('/login?verification=success');
    await expect(page.getByText('Verification successful. Please login to continue.')).toBeVisible();

    await signIn(page, { email, password });
    await expect(page).toHaveURL('/dashboard/companies');
    expect(await page.evaluate("localStorage.getItem('isLoggedIn')")).toBe('true');
    const badge = page.getByRole('banner').getByRole('button', { name: /Basic$/ });
    await expect(badge).toContainText(fullName);
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('progressbar', { name: 'Requests' }).last()).toHaveAttribute(
      'aria-valuetext',
      '0 of 1,000 used, 0.0%',
    );

    await page.getByLabel('Full name').fill('Eva Neumann');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your name was changed.')).toBeVisible();
    await expect(badge).toContainText('Eva Neumann');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Eva Neumann');

    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.goto('/dashboard/account');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate("localStorage.getItem('isLoggedIn')")).toBeNull();
    expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null });
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
  });

  test.describe('who speaks German', () => {
    test.use({ refusedPaths: ['/api/register'] });

    test('signs up, verifies on another device, signs in and signs out in German', async ({
      page,
      browser,
      request,
    }) => {
      const { fullName, email, password } = newMember();
      await chooseLanguage(page, 'de');
      await page.goto('/register');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByRole('alert')).toHaveText('Bitte füllen Sie alle Felder aus');
      await page.getByLabel('Vor- und Nachname').fill(fullName);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill('passwort1');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByText('die Angreifer zuerst versuchen')).toBeVisible();
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(page.getByText('Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet.')).toBeVisible();

      // Read on the phone, where the password has to be typed again; links of older mails lead there, too.
      const phone = await browser.newContext();
      const mail = await phone.newPage();
      await chooseLanguage(mail, 'de');
      await mail.goto(`/api${await verificationPath(request, email)}`);
      await expect(mail).toHaveURL(/\/verify\?token=/);
      await expect(mail.getByText(fullName)).toBeVisible();
      await mail.getByLabel('Passwort', { exact: true }).fill(password);
      await mail.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
      await expect(mail.getByText('Bestätigung erfolgreich.')).toBeVisible();
      await phone.close();
      await signIn(page, { email, password });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unternehmen');
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Konto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto');
      await expect(page.getByText('0 von 1.000 verbraucht')).toBeVisible();
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
    });
  });

  test.describe('who has not verified yet', () => {
    test.use({ refusedPaths: ['/api/login'] });

    test('is asked to, and can have the mail sent again', async ({ page, request }) => {
      const { fullName, email, password } = newMember();
      const data = { fullname: fullName, email, password };
      await request.post('/api/register', { headers: { origin: ORIGIN }, data });
      await page.goto('/login');
      await signIn(page, { email, password });
      await expect(page.getByRole('alert')).toContainText('Please verify your email address to continue.');
      await expect(page.getByLabel('Email address')).toHaveValue(email);
      await page.getByRole('button', { name: 'Send the verification email again' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'We sent you an email' })).toBeVisible();
    });
  });
});

test.describe('the sign-in page', () => {
  const BANNERS = {
    success: 'Verification successful. Please login to continue.',
    fail: 'Verification unsuccessful. Please try again.',
    required: 'We sent you an email with a verification link. Please verify your email address to continue.',
    reset: 'We sent you an email with new password.',
  };

  test('shows the banner that its address asks for', async ({ page }) => {
    for (const [verification, text] of Object.entries(BANNERS)) {
      await page.goto(`/login?verification=${verification}`);
      const role = verification === 'fail' ? 'alert' : 'status';
      await expect(page.getByRole(role).filter({ hasText: text })).toHaveText(text);
    }
    await page.goto('/login?verification=nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of Object.values(BANNERS)) await expect(page.getByText(text)).toHaveCount(0);
  });

  test('shows one of three headings, not always the same', async ({ page }) => {
    const seen = new Set<string>();
    for (let view = 0; view < 20 && seen.size < 2; view++) {
      await page.goto('/login');
      const heading = page.getByRole('complementary').getByRole('heading');
      await expect(heading).toHaveCSS('opacity', '1');
      seen.add((await heading.textContent()) ?? '');
    }
    expect(seen.size).toBe(2);
  });

  test('lets anybody sign in to the demo', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in as demo member' }).click();
    await expect(page).toHaveURL('/dashboard/companies');
    await expect(page.getByText('Demo: all companies, people and figures here are fictional.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Professional$/ })).toBeVisible();
  });

  test('loads nothing from Google before its button is pressed, and says if Google is not set up', async ({ page }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== ORIGIN) strangers.push(request.url());
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(
      page.getByText('Signing in with Google is not set up here. Please use your email address.'),
    ).toBeVisible();
    expect(strangers).toEqual([]);
  });

  test.describe('with a wrong password', () => {
    test.use({ refusedPaths: ['/api/login'] });

    test('says so and keeps what was typed', async ({ page, member }) => {
      await page.goto('/login?return=/dashboard/account');
      await signIn(page, { email: member.email, password: 'not the password' });
      await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
      await expect(page).toHaveURL('/login?return=/dashboard/account');
      await expect(page.getByLabel('Email address')).toHaveValue(member.email);
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    });
  });

  test('can be used with the keyboard alone', async ({ page, member }) => {
    await page.goto('/login');
    await page.getByLabel('Email address').focus();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/companies');
  });
});

/** Stands in for Google's script, with or without the part that our page needs. */
const googleScript = (isWhole: boolean): string =>
  isWhole
    ? `let answer; window.google = { accounts: { id: {
         initialize: (options) => { answer = () => options.callback({ credential: options.nonce + '.b.c' }); },
         renderButton: () => {},
         prompt: () => answer(),
       } } };`
    : '';

test.describe('with Google set up', () => {
  // The server under test has no Google client, and so does not let its pages load Google's script.
  test.use({ bypassCSP: true, missingPaths: ['/api/login'] });

  for (const [isWhole, text] of [
    [false, 'Google login failed'],
    [true, 'Signing in with Google is not set up here. Please use your email address.'],
  ] as const) {
    test(`a refusal is shown in a banner: ${text}`, async ({ page }) => {
      await page.route('**/api/signInOptions', (route) =>
        route.fulfill({ json: { google_client_id: 'x', demo: null } }),
      );
      await page.route('**/api/beginGoogleSignIn', (route) => route.fulfill({ json: { nonce: 'of-this-browser' } }));
      await page.route('https://accounts.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: googleScript(isWhole) }),
      );
      const sent = isWhole ? page.waitForRequest('**/api/login') : undefined;
      await page.goto('/login');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      if (sent) expect((await sent).postDataJSON()).toEqual({ clientId: 'x', credential: 'of-this-browser.b.c' });
    });
  }
});

test.describe('a member who forgot the password', () => {
  test('gets a new one by mail and chooses another', async ({ page, request, ownMember: member }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/reset-password');
    await page.getByRole('link', { name: 'Never mind, I remembered!' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/reset-password');
    await page.getByRole('button', { name: 'Send new password' }).click();
    await expect(page.getByText('Please fill in this field.')).toBeVisible();
    await page.getByLabel('Email address').fill(member.email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login?verification=reset');

    const [, mailed = ''] = await mailTo(request, member.email, /Your new password:\s+(\S+)/);
    await signIn(page, { email: member.email, password: mailed });
    await expect(page).toHaveURL('/choose-password');
    // There is no way around it.
    await page.goto('/dashboard/account');
    await expect(page).toHaveURL('/choose-password?return=%2Fdashboard%2Faccount');
    await page.getByLabel('New password', { exact: true }).fill('Milchstrasse-77');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL('/dashboard/account');
    await expect(page.getByLabel('Full name')).toBeVisible();

    // The form of the account still asks for the new password twice.
    await page.getByLabel('Current password').fill('Milchstrasse-77');
    await page.getByLabel('New password', { exact: true }).fill('Milchstrasse-78');
    await page.getByLabel('Repeat new password').fill('Milchstrasse-79');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The two new passwords are not the same.')).toBeVisible();
    await page.getByLabel('Repeat new password').fill('Milchstrasse-78');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
  });
});
