import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { type Member, mailTo, ORIGIN, signIn, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

/** Browsers have no passkeys for a bare IP address. */
const SITE = ORIGIN.replace('127.0.0.1', 'localhost');

/** A device that holds passkeys, checks its holder and answers whatever it is asked, built into the browser. */
const plugInDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** The device would take the offer at the field for the address before a test can press the button. */
const withoutOffer = async (page: Page): Promise<void> => {
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
};

const WORDS = {
  en: {
    card: 'Two-step sign-in',
    add: 'Add a passkey',
    password: 'Your password',
    next: 'Continue',
    make: 'Make the passkey',
    kept: 'I have kept the codes in a safe place',
    done: 'Done',
    rename: /^Rename /,
    name: 'Name',
    save: 'Save',
    signIn: 'Sign in with a passkey',
    step: 'Use passkey',
    remove: 'Remove Laptop',
    confirm: 'Confirm with a passkey',
    confirmed: 'Confirmed with your passkey.',
    removeIt: 'Remove',
    removed: 'The passkey was removed.',
    refused: /This passkey was not accepted/,
  },
  de: {
    card: 'Anmeldung in zwei Schritten',
    add: 'Passkey hinzufügen',
    password: 'Ihr Passwort',
    next: 'Weiter',
    make: 'Passkey anlegen',
    kept: 'Ich habe die Codes sicher aufbewahrt',
    done: 'Fertig',
    rename: / umbenennen$/,
    name: 'Name',
    save: 'Speichern',
    signIn: 'Mit Passkey anmelden',
    step: 'Passkey verwenden',
    remove: 'Laptop entfernen',
    confirm: 'Mit Passkey bestätigen',
    confirmed: 'Mit Ihrem Passkey bestätigt.',
    removeIt: 'Entfernen',
    removed: 'Der Passkey wurde entfernt.',
    refused: /Dieser Passkey wurde nicht angenommen/,
  },
} as const;

type Words = (typeof WORDS)['en' | 'de'];

const addPasskey = async (page: Page, { password }: Member, words: Words): Promise<void> => {
  await page.getByRole('region', { name: words.card }).getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.password).fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.next }).click();
  await dialog.getByRole('button', { name: words.make }).click();
  // The first second factor comes with recovery codes.
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByLabel(words.kept).check();
  await dialog.getByRole('button', { name: words.done }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto(`${SITE}/dashboard/logout`);
  await expect(page).toHaveURL(`${SITE}/login`);
};

for (const [language, width] of [
  ['en', 1280],
  ['de', 390],
] as const) {
  test.describe(`a passkey (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 }, refusedPaths: ['/api/login', '/api/login/passkey'] });

    test('is added and named, signs in alone and as the second step, and is refused once removed', async ({
      page,
      request,
      ownMember: member,
    }) => {
      const words = WORDS[language];
      await chooseLanguage(page, language);
      await withoutOffer(page);
      await plugInDevice(page);
      await page.goto(`${SITE}/dashboard/account`);
      await signIn(page, member);
      await addPasskey(page, member, words);
      await mailTo(request, member.email, /has just been added to your Firmament account/);
      const card = page.getByRole('region', { name: words.card });
      await card.getByRole('button', { name: words.rename }).click();
      await page.getByRole('dialog').getByLabel(words.name).fill('Laptop');
      await page.getByRole('dialog').getByRole('button', { name: words.save }).click();
      await expect(card).toContainText('Laptop');
      await expectAccessible(page);

      await signOut(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.signIn }).click();
      await expect(page).toHaveURL(`${SITE}/dashboard/companies`);

      await signOut(page);
      await page.goto(`${SITE}/login?return=%2Fdashboard%2Faccount`);
      await signIn(page, member);
      const step = page.getByRole('button', { name: words.step });
      await expect(step).toBeFocused();
      await expectAccessible(page);
      await step.click();
      await expect(page).toHaveURL(`${SITE}/dashboard/account`);

      await card.getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog.getByText(words.confirmed)).toBeVisible();
      await dialog.getByRole('button', { name: words.removeIt, exact: true }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      // The device still has it.
      await signOut(page);
      await page.getByRole('button', { name: words.signIn }).click();
      await expect(page.getByText(words.refused)).toBeVisible();
    });
  });
}

test('a site by IP address says that passkeys need a name', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/Your browser has no passkeys for this address/)).toBeVisible();
});

test('a passkey that the browser offers at the field for the address signs in', async ({ page, ownMember: member }) => {
  await plugInDevice(page);
  await page.goto(`${SITE}/dashboard/account`);
  await signIn(page, member);
  await addPasskey(page, member, WORDS.en);
  // The device takes the offer by itself.
  await page.goto(`${SITE}/dashboard/logout`);
  await expect(page).toHaveURL(`${SITE}/dashboard/companies`);
});
