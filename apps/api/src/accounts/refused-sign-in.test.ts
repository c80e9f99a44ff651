import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { CLIENT_ID, useGoogleIssuer } from '../../test/tools/google-issuer.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { createLogger } from '../platform/logger.ts';

type Line = { msg: string; level: number; reqId?: string; account?: number; reason?: string };

/** The application with its whole log, at the level trace. */
const useLoggedApp = async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const clock = createTestClock();
  const issuer = await useGoogleIssuer(clock);
  const config = { googleClientId: CLIENT_ID, googleIssuerJwksUrl: issuer.jwksUrl };
  const app = await useAccountsApp({ clock, config, logger });
  const linesOf = (sentence: string) =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === sentence);
  return { ...app, issuer, linesOf, refusals: () => linesOf('refused'), log: () => lines.join('') };
};

describe('a refused sign-in', () => {
  it('logs the account id and the reason, and nothing that was typed', async () => {
    const { post, join, issuer, database, refusals, log } = await useLoggedApp();
    await join();
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const ida = { ...EVA, email: 'ida@kunde.example' };
    await post('register', ida);

    const wrong = await post('login', { email: EVA.email, password: 'falsch-Geraten-1' });
    await post('login', { email: 'nobody@kunde.example', password: 'falsch-Geraten-2' });
    await post('login', { email: ida.email, password: ida.password });
    await post('login', { clientId: CLIENT_ID, credential: 'no.token.atall' });
    await post('login', await issuer.credential({ email: 'otto@kunde.example', sub: '77' }));
    await post('login', await issuer.credential());
    await post('login', await issuer.credential({ sub: '999' }));
    expect(refusals().map(({ account, reason }) => [account, reason])).toEqual([
      [id, 'wrong password'],
      [undefined, 'no such account'],
      [undefined, 'address not verified'],
      [undefined, 'token refused'],
      [undefined, 'no such account'],
      [id, 'another Google account'],
    ]);
    expect(refusals()[0]).toMatchObject({ level: 30, reqId: wrong.headers['x-request-id'] });

    const words = ['kunde.example', 'eva@', 'ida@', 'nobody', 'otto', 'Muster', 'falsch-Geraten', EVA.password];
    expect(words.filter((word) => log().includes(word))).toEqual([]);
  });

  it('does not show the reason in its answer, and a successful one logs the account id and no refusal', async () => {
    const { post, join, database, linesOf, refusals } = await useLoggedApp();
    await join();
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);
    expect(linesOf('signed in').map(({ account }) => account)).toEqual([id]);
    expect(refusals()).toEqual([]);
    const refused = await post('login', { email: EVA.email, password: 'falsch-Geraten-1' });
    expect(Object.keys(refused.json()).sort()).toEqual(['code', 'error', 'message', 'requestId', 'success']);
  });
});
