import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { mailTo, signIn, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

/** The code of an authenticator app (RFC 6238). */
const codeOf = (key: string): string => {
  const bits = [...key].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** Each code is good once, so a second one has to wait until the app shows it. */
const nextCode = async (key: string, used: string): Promise<string> => {
  await expect.poll(() => codeOf(key), { timeout: 35_000 }).not.toBe(used);
  return codeOf(key);
};

const WORDS = {
  en: {
    card: 'Two-step sign-in',
    turnOn: 'Turn on',
    next: 'Continue',
    password: 'Your password',
    code: 'Code from the app',
    copyKey: 'Copy the key',
    done: 'Done',
    kept: 'I have kept the codes in a safe place',
    download: 'Download',
    left: '10 recovery codes left',
    onlyNine: '9 recovery codes left',
    wrong: 'The code is wrong or was already used.',
    recovery: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    signIn: 'Sign in',
    turnOff: 'Turn off',
    isOff: 'Two-step sign-in is off.',
    mail: /Two-step sign-in has just been turned on/,
  },
  de: {
    card: 'Anmeldung in zwei Schritten',
    turnOn: 'Einschalten',
    next: 'Weiter',
    password: 'Ihr Passwort',
    code: 'Code aus der App',
    copyKey: 'Schlüssel kopieren',
    done: 'Fertig',
    kept: 'Ich habe die Codes sicher aufbewahrt',
    download: 'Herunterladen',
    left: 'Noch 10 Wiederherstellungscodes',
    onlyNine: 'Noch 9 Wiederherstellungscodes',
    wrong: 'Der Code ist falsch oder wurde schon verwendet.',
    recovery: 'Wiederherstellungscode verwenden',
    recoveryCode: 'Wiederherstellungscode',
    signIn: 'Anmelden',
    turnOff: 'Ausschalten',
    isOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    mail: /Two-step sign-in has just been turned on/,
  },
} as const;

/** Goes through the whole dialog; returns the key and the recovery codes. */
const turnOn = async (page: Page, password: string, words: (typeof WORDS)['en' | 'de']) => {
  await page.getByRole('region', { name: words.card }).getByRole('button', { name: words.turnOn }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words.password)).toBeFocused();
  await dialog.getByLabel(words.password).fill(password);
  await dialog.getByRole('button', { name: words.next }).click();
  await expect(dialog.getByLabel(words.code)).toBeFocused();
  await expectAccessible(page);
  const group = dialog.getByText(/^[A-Z2-7]{4}$/);
  await expect(group).toHaveCount(8);
  const key = (await group.allTextContents()).join('');
  const used = codeOf(key);
  await dialog.getByLabel(words.code).fill(used);
  await dialog.getByRole('button', { name: words.turnOn }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  // An accidental Escape must not close the dialog before the codes are saved.
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.download }).click();
  const file = (await (await (await download).createReadStream()).toArray()).map(String).join('');
  for (const code of codes) expect(file).toContain(code);
  await dialog.getByLabel(words.kept).check();
  await dialog.getByRole('button', { name: words.done }).click();
  await expect(page.getByRole('region', { name: words.card })).toContainText(words.left);
  return { key, used, codes };
};

const signOut = async (page: Page) => {
  await page.goto('/dashboard/logout');
  await expect(page).toHaveURL('/login');
};

for (const [language, width] of [
  ['en', 1280],
  ['de', 390],
] as const) {
  test.describe(`two-step sign-in (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 }, refusedPaths: ['/api/login', '/api/login/secondFactor'] });

    test('can be turned on, asks for a code, accepts a recovery code instead and can be turned off', async ({
      page,
      request,
      ownMember: member,
    }) => {
      const words = WORDS[language];
      await chooseLanguage(page, language);
      await page.goto('/dashboard/account');
      await signIn(page, member);
      const { key, used, codes } = await turnOn(page, member.password, words);
      await mailTo(request, member.email, words.mail);

      // With a code of the app, in one language: it takes up to half a minute until the app shows the next one.
      if (language === 'en') {
        await signOut(page);
        await page.goto('/login?return=%2Fdashboard%2Faccount');
        await signIn(page, member);
        const code = page.getByLabel('Code', { exact: true });
        await expect(code).toBeFocused();
        await expectAccessible(page);
        await code.fill('abc');
        await code.press('Enter');
        await expect(page.getByText(words.wrong)).toBeVisible();
        await code.fill(await nextCode(key, used));
        await code.press('Enter');
        await expect(page).toHaveURL('/dashboard/account');
      }

      // With a recovery code, pasted.
      await signOut(page);
      await page.goto('/login?return=%2Fdashboard%2Faccount');
      await signIn(page, member);
      await page.getByRole('button', { name: words.recovery }).click();
      const recovery = page.getByLabel(words.recoveryCode, { exact: true });
      await expect(recovery).toBeFocused();
      await recovery.fill(codes[0] ?? '');
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page).toHaveURL('/dashboard/account');
      const card = page.getByRole('region', { name: words.card });
      await expect(card).toContainText(words.onlyNine);

      await card.getByRole('button', { name: words.turnOff }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.password).fill(member.password);
      await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.turnOff }).click();
      await expect(page.getByText(words.isOff)).toBeVisible();
      await signOut(page);
      await signIn(page, member);
      await expect(page).toHaveURL('/dashboard/companies');
    });
  });
}

test.describe('a second step that comes too late', () => {
  test.use({ refusedPaths: ['/api/login', '/api/login/secondFactor'] });

  test('returns to the first step and says why', async ({ page, context, ownMember: member }) => {
    await page.goto('/dashboard/account');
    await signIn(page, member);
    const { codes } = await turnOn(page, member.password, WORDS.en);
    await signOut(page);
    await signIn(page, member);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await context.clearCookies();
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/not completed in time/);
    await expect(page.getByLabel('Email address')).toHaveValue(member.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
});
