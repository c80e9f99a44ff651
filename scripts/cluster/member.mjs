/** A visitor of the site, who signs up and makes calls through any of the processes. */
import { randomBytes } from 'node:crypto';
import { waitFor } from './programs.mjs';

/** Longer than any answer should take; a call without one by then has failed. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Returns the status (0 without an answer), the body and the time; never throws. */
export const call = async (origin, method, path, { body, headers = {} } = {}) => {
  const startedAt = performance.now();
  const done = (status, rest) => ({ status, ms: performance.now() - startedAt, startedAt, ...rest });
  try {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      redirect: 'manual',
      headers: { origin, ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const text = await answer.text();
    return done(answer.status, { body: text.startsWith('{') ? JSON.parse(text) : text, answer });
  } catch (error) {
    return done(0, { body: { message: error.cause?.code ?? error.message } });
  }
};

const expectOk = ({ status, body }, what) => {
  if (status >= 400 || status === 0) throw new Error(`${what} failed: ${status} ${JSON.stringify(body)}`);
};

/** Every visitor has a different address, because limits count per address. */
let addresses = 0;
export const newAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `198.51.100.${addresses}` };
};

/** Signs up; resolves when the mail with the link, which a job sends, has arrived. */
export const register = async (origin, timeoutMs) => {
  const person = { email: `${randomBytes(5).toString('hex')}@kunde.example`, password: randomBytes(9).toString('hex') };
  const headers = newAddress();
  expectOk(await call(origin, 'POST', 'register', { body: { fullname: 'Eva Muster', ...person }, headers }), 'sign-up');
  const token = await waitFor(
    'the mail with the link',
    async () => {
      const { body } = await call(origin, 'GET', `dev/mailbox?to=${encodeURIComponent(person.email)}`, { headers });
      return /\/verify\?token=(\S+)/.exec(body.mails?.[0]?.text ?? '')?.[1];
    },
    timeoutMs,
  );
  return { ...person, headers, token };
};

/** Signs up and in; returns the member with `ask(origin, method, path, body)`. */
export const join = async (origin) => {
  const { email, password, headers, token } = await register(origin, 20_000);
  expectOk(await call(origin, 'POST', 'verify/confirm', { body: { token, password }, headers }), 'verification');
  const entered = await call(origin, 'POST', 'login', { body: { email, password }, headers });
  expectOk(entered, 'sign-in');
  const [session] = entered.answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('firmament_session='));
  const cookie = session.split(';', 1)[0];
  return {
    uid: entered.body.user.uid,
    ask: (where, method, path, body) => call(where, method, path, { body, headers: { ...headers, cookie } }),
  };
};
