import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base } from './site-test.ts';

export type Member = { fullName: string; email: string; password: string };

/** A new member for every test, so that tests do not disturb each other. */
export const newMember = (): Member => {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { fullName: 'Eva Muster', email: `eva.${id}@kunde.example`, password: `Sternwarte-${id}` };
};

type Mail = { subject: string; text: string };

/** The newest mail to an address whose text matches. A job sends mails, so it may take a moment. */
export const mailTo = async (request: APIRequestContext, email: string, pattern: RegExp): Promise<RegExpExecArray> => {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: Mail[] };
    found = mails.map(({ text }) => pattern.exec(text)).find((match) => match !== null) ?? null;
    expect(found, `a mail to ${email} with ${pattern}`).not.toBeNull();
  }).toPass({ timeout: 60_000 });
  if (found === null) throw new Error('The mail was lost again.');
  return found;
};

/** The path of the link in the verification mail, because the server under test may think it has another one. */
export const verificationPath = async (request: APIRequestContext, email: string): Promise<string> =>
  (await mailTo(request, email, /\/verify\?token=\S+/))[0];

/** The server under test; calls that change something must name it as their origin. */
export const ORIGIN = process.env.E2E_BASE_URL ?? '';

const anyByte = (): number => Math.floor(Math.random() * 256);

/** Signs up and verifies by API calls, from an address of its own, for tests that start with an account. */
const createMember = async (request: APIRequestContext): Promise<Member> => {
  const member = newMember();
  const { fullName, email, password } = member;
  const answer = await request.post('/api/register', {
    headers: { origin: ORIGIN, 'x-forwarded-for': `10.${anyByte()}.${anyByte()}.${anyByte()}` },
    data: { fullname: fullName, email, password },
  });
  expect(answer.status()).toBe(200);
  const token = new URLSearchParams((await verificationPath(request, email)).split('?')[1]).get('token');
  const verified = await request.post('/api/verify/confirm', { headers: { origin: ORIGIN }, data: { token } });
  expect(verified.status()).toBe(200);
  return member;
};

export const signIn = async (page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel(/^(Email address|E-Mail-Adresse)\s*$/).fill(email);
  await page.getByLabel(/^(Password|Passwort)\s*$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
};

export const signInByCall = async (
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> => {
  const answer = await page.request.post('/api/login', { headers: { origin: ORIGIN }, data: { email, password } });
  expect(answer.status()).toBe(200);
};

export const signInAsDemo = (page: Page): Promise<void> =>
  signInByCall(page, { email: 'demo@firmament.example', password: 'firmament-demo' });

type MemberFixtures = {
  /** A verified member for this test alone, not signed in. */
  ownMember: Member;
};

type SharedFixtures = {
  /** Shared by all tests of a worker, which is quicker; tests that change the password use `ownMember`. */
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
