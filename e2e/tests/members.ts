import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base } from './site-test.ts';

export type Member = { fullName: string; email: string; password: string };

/** Somebody new for every test, so that tests neither meet nor disturb each other. */
export const newMember = (): Member => {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { fullName: 'Eva Muster', email: `eva.${id}@kunde.example`, password: `Sternwarte-${id}` };
};

type Mail = { subject: string; text: string };

/** The newest mail to an address whose text fits; mails are sent by a job, so it may take a moment. */
export const mailTo = async (request: APIRequestContext, email: string, pattern: RegExp): Promise<RegExpExecArray> => {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: Mail[] };
    found = mails.map(({ text }) => pattern.exec(text)).find((match) => match !== null) ?? null;
    expect(found, `a mail to ${email} with ${pattern}`).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  if (found === null) throw new Error('The mail was lost again.');
  return found;
};

/** The link of the verification mail, on the server under test whatever address it thinks it has. */
export const verificationPath = async (request: APIRequestContext, email: string): Promise<string> =>
  (await mailTo(request, email, /\/api\/verify\?token=\S+/))[0];

/** Of the server under test; what changes something must come from there. */
export const ORIGIN = process.env.E2E_BASE_URL ?? '';

/** Signs up and verifies without the screens, for tests that begin later. */
const createMember = async (request: APIRequestContext): Promise<Member> => {
  const member = newMember();
  const { fullName, email, password } = member;
  const answer = await request.post('/api/register', {
    headers: { origin: ORIGIN },
    data: { fullname: fullName, email, password },
  });
  expect(answer.status()).toBe(200);
  await request.get(await verificationPath(request, email));
  return member;
};

export const signIn = async (page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel(/^(Email address|E-Mail-Adresse)\s*$/).fill(email);
  await page.getByLabel(/^(Password|Passwort)\s*$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
};

/** Signs in without the screens. */
export const signInByCall = async (
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> => {
  const answer = await page.request.post('/api/login', { headers: { origin: ORIGIN }, data: { email, password } });
  expect(answer.status()).toBe(200);
};

/** As the member of the demo. */
export const signInAsDemo = (page: Page): Promise<void> =>
  signInByCall(page, { email: 'demo@firmament.example', password: 'firmament-demo' });

type MemberFixtures = {
  /** Somebody with a verified account who is not signed in, for this test alone. */
  ownMember: Member;
};

type SharedFixtures = {
  /** The same for all tests of a worker: sign-ups are limited, so only who changes the password needs an own member. */
  member: Member;
};

export const test = base.extend<MemberFixtures, SharedFixtures>({
  member: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: ORIGIN });
      await use(await createMember(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  ownMember: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: ORIGIN });
    await use(await createMember(request));
    await request.dispose();
  },
});
