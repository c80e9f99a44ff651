import type { Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { BreachedPasswords } from '../../src/accounts/passwords/breached-passwords.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Typesetter } from '../../src/documents/typesetter.ts';
import type { ExtractReader } from '../../src/extract-uploads/extract-reader.ts';
import { createExtractMerger } from '../../src/imports/merge/merge-record.ts';
import { createTakeBack } from '../../src/imports/merge/take-back-extract.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { mailDocuments } from '../../src/mail-documents.ts';
import type { Reads } from '../../src/platform/database/reads.ts';
import { createLogger, type Logger } from '../../src/platform/logger.ts';
import type { RenderedMail } from '../../src/platform/mail/mail-transport.ts';
import type { SearchIndex } from '../../src/search/engine/search-index.ts';
import { TEST_SECRET_KEYS } from '../tools/secret-keys.ts';
import { createTestClock, type TestClock } from '../tools/test-clock.ts';
import { offlineRefresh } from '../worlds/offline-refresh.ts';
import { drainJobs } from './drain-jobs.ts';
import { useTestApp } from './test-app.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';

export const SITE = 'http://site.example';

/** A person's name, address and a password that passes the rules. */
export const EVA = { fullname: 'Eva Muster', email: 'eva@kunde.example', password: 'Seltene-Wolke-17' };

type Headers = Record<string, string>;
export type AccountsOptions = {
  config?: Partial<Config>;
  database?: TestDatabase;
  clock?: TestClock;
  logger?: Logger;
  reads?: Reads;
  searchIndex?: SearchIndex;
  breachedPasswords?: BreachedPasswords;
  offer?: () => Offer;
  rereadOffer?: () => Promise<void>;
  extractReader?: ExtractReader;
  typesetter?: Pick<Typesetter, 'set'>;
  /** Sets the files that mails carry; without it they are worded but empty, which is quicker. */
  mailTypesetter?: Pick<Typesetter, 'set'>;
};

export type AccountsApp = {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  post(path: string, payload: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  get(path: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Runs the waiting jobs; returns the mails they sent. */
  deliver(): Promise<RenderedMail[]>;
  /** Signs up and confirms it by the link of the mail, in the same browser. */
  join(person?: Partial<typeof EVA>, headers?: Headers): Promise<typeof EVA>;
  /** Signs in; returns the header that carries the session. */
  enter(person?: Partial<typeof EVA>, headers?: Headers): Promise<{ cookie: string }>;
};

/** The session cookie of an answer, as the browser would send it back. */
export const cookieOf = (answer: LightMyRequestResponse): { cookie: string } => {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('firmament_session'));
  return { cookie: `${cookie?.name ?? 'firmament_session'}=${cookie?.value ?? ''}` };
};

/** The token of the link in a mail. */
export const tokenIn = (mail: RenderedMail | undefined): string => /\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** The cookies of answers, as the browser that got them would send them back. */
export const browserWith = (...answers: LightMyRequestResponse[]): { cookie: string } => ({
  cookie: answers.flatMap(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`)).join('; '),
});

/** The password in a mail that brings one. */
export const passwordIn = (mail: RenderedMail | undefined): string => /^ {4}(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** The application with a clock of its own and mails that can be read. */
export const useAccountsApp = async (options: AccountsOptions = {}): Promise<AccountsApp> => {
  const { database = await useTestDatabase(), clock = createTestClock(), ...others } = options;
  const { mailTypesetter = { set: async () => new Uint8Array() }, ...rest } = others;
  const app = await useTestApp({ ...rest, database, clock });
  const offer = rest.offer ?? (() => SAMPLE_OFFER);
  const sent: RenderedMail[] = [];
  const handlers = jobHandlers({
    db: database.db,
    clock,
    logger: rest.logger ?? createLogger('silent'),
    mailTransport: { deliver: async (mail) => void sent.push(mail), close: () => {} },
    siteUrl: () => SITE,
    mailSender: () => offer().operator,
    makeDocument: mailDocuments({
      db: database.db,
      typesetter: mailTypesetter,
      offer,
      siteUrl: () => SITE,
    }),
    offer,
    secretKeys: TEST_SECRET_KEYS,
    refresh: offlineRefresh,
    mergeExtract: createExtractMerger(database.pool),
    takeBackExtract: createTakeBack(database.pool),
    completeMandates: async () => {},
    settleNames: async () => {},
    identifyPeople: async () => {},
    isUp: () => true,
    sync: { sources: [], run: async () => {} },
    config: { ...readConfig({}), ...rest.config },
  });

  const post: AccountsApp['post'] = (path, payload, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload: payload as object, headers });
  const get: AccountsApp['get'] = (path, headers = {}) => app.inject({ url: `/api/${path}`, headers });
  const deliver = async () => {
    await drainJobs(database.pool, handlers);
    return sent.splice(0);
  };
  const join: AccountsApp['join'] = async (person = {}, headers = {}) => {
    const somebody = { ...EVA, ...person };
    const signedUp = await post('register', somebody, headers);
    const [mail] = await deliver();
    await post('verify/confirm', { token: tokenIn(mail) }, browserWith(signedUp));
    return somebody;
  };
  const enter: AccountsApp['enter'] = async (person = {}, headers = {}) => {
    const { email, password } = { ...EVA, ...person };
    return cookieOf(await post('login', { email, password }, headers));
  };
  return { app, database, clock, post, get, deliver, join, enter };
};
