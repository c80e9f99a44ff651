import * as accounts from '@firmament/api-contract/calls/accounts';
import { getSession, getUserDetails } from '@firmament/api-contract/calls/session';
import { byMember, byVisitor } from '../recipe.ts';
import { type Member, PASSWORD, type Stage } from '../stage.ts';
import { collect } from './collections.ts';

const NEW_PASSWORD = 'Polarlicht-2026-lang';
const PROOF = { password: PASSWORD };

const newcomer = (email: string) => ({ fullname: 'Nora Neu', email, password: NEW_PASSWORD });

/** Somebody who signed up a moment ago: the token of the mailed link. */
const tokenOfSignUp = async (stage: Stage): Promise<string> => {
  const email = stage.newEmail();
  await stage.visitor().ask(accounts.register, { body: newcomer(email) });
  return stage.mailed(email);
};

/** Ten wrong passwords from one address: the owner is mailed a link that makes a device known. */
const tokenOfDevice = async (stage: Stage): Promise<string> => {
  const { email } = await stage.member();
  const stranger = stage.visitor();
  for (let tries = 0; tries <= 10; tries++) {
    await stranger.send({
      method: 'POST',
      path: accounts.login.path,
      body: JSON.stringify({ email, password: 'wrong-wrong' }),
    });
  }
  return stage.mailed(email);
};

const otherSessionOf = async (stage: Stage, self: Member): Promise<number> => {
  await stage.visitor().ask(accounts.login, { body: { email: self.email, password: PASSWORD } });
  const { sessions } = await self.ask(accounts.getSessions, { query: {} });
  return sessions.find(({ is_current }) => !is_current)?.session_id ?? 0;
};

const newEmails = (stage: Stage): string[] => Array.from({ length: 30 }, stage.newEmail);

export const ACCOUNTS = [
  byVisitor(accounts.beginGoogleSignIn),
  byVisitor(accounts.confirmDevice, async (stage) => ({ body: { token: await tokenOfDevice(stage) } }), {
    later: [404],
  }),
  byVisitor(
    accounts.confirmSignUp,
    async (stage) => {
      const token = await tokenOfSignUp(stage);
      return { body: { token, password: NEW_PASSWORD } };
    },
    { later: [404] },
  ),
  byVisitor(accounts.denySignUp, async (stage) => ({ body: { token: await tokenOfSignUp(stage) } }), {
    later: [404],
  }),
  byVisitor(accounts.showSignUp, async (stage) => ({ body: { token: await tokenOfSignUp(stage) } })),
  byVisitor(accounts.verifyEmail, () => ({ query: { token: 'x'.repeat(43) } }), { status: 303 }),
  byVisitor(accounts.getSignInOptions),
  byVisitor(accounts.login, async (stage) => {
    const { email } = await stage.member();
    return { body: { email, password: PASSWORD } };
  }),
  byVisitor(accounts.logout),
  byVisitor(accounts.register, (stage) => newEmails(stage).map((email) => ({ body: newcomer(email) }))),
  byVisitor(accounts.resendVerification, (stage) => newEmails(stage).map((email) => ({ body: { email } }))),
  byVisitor(accounts.reset, async (stage) => {
    const { email } = await stage.member();
    return { body: { email } };
  }),
  byMember(getSession),
  byMember(getUserDetails),
  byMember(accounts.changeName, () => ({ body: { fullname: 'Bench Caller-Neu' } })),
  byMember(accounts.setProfileData, ({ things }) =>
    things.people.map((value) => ({ body: { key: 'employee_id' as const, value } })),
  ),
  byMember(accounts.changePassword, () => ({ body: { proof: PROOF, new_password: NEW_PASSWORD } }), {
    // The password is another then.
    later: [400, 401],
  }),
  byMember(
    accounts.choosePassword,
    async ({ pool }, { accountId }) => {
      await pool.query('update session set must_choose_password = true where account_id = $1', [accountId]);
      return { body: { new_password: NEW_PASSWORD } };
    },
    { later: [401, 409] },
  ),
  byMember(accounts.getSessions),
  byMember(
    accounts.revokeSession,
    async (stage, self) => ({ body: { session_id: await otherSessionOf(stage, self) } }),
    {
      later: [404],
    },
  ),
  byMember(accounts.revokeOtherSessions, () => ({ body: {} })),
  byMember(accounts.exportUserData, async (stage, self) => {
    await collect(stage, self);
    return { query: {} };
  }),
  byMember(accounts.deleteAccount, () => ({ body: { proof: PROOF } }), { later: [401] }),
];
