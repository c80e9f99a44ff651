import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { openBreachedPasswords } from './accounts/passwords/breached-passwords.ts';
import { countSealedSecrets, sealAll } from './accounts/second-factor/sealed-secrets.ts';
import { type Deps as AppDeps, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { recount } from './data-report/keep-counts.ts';
import { assertKindIsSaid, settleKind } from './demo/database-kind.ts';
import { removeDemoAccounts, seedDemoAccounts } from './demo/demo-accounts.ts';
import { limitDataDay } from './demo/demo-day.ts';
import { DEMO_DESK_SIGN_IN, DEMO_SIGN_IN } from './demo/demo-sign-in.ts';
import { seedDemoWorld } from './demo/seed-demo-world.ts';
import { createTypesetter, type Typesetter } from './documents/typesetter.ts';
import { createExtractReader, type ExtractReader } from './extract-uploads/extract-reader.ts';
import { createPreparer, openBirthKey } from './imports/birth-hash.ts';
import { completeMandates } from './imports/complete-mandates.ts';
import { createLocator } from './imports/locate.ts';
import { createExtractMerger, createRecordMerger } from './imports/merge/merge-record.ts';
import { createTakeBack } from './imports/merge/take-back-extract.ts';
import { settleBetweenImports } from './imports/ties/settle-between-imports.ts';
import { jobHandlers } from './job-handlers.ts';
import { mailDocuments } from './mail-documents.ts';
import { followOffer } from './offer/current-offer.ts';
import { nothingSoldWarning, readOfferFile } from './offer/offer-file.ts';
import { adoptOfferFile } from './offer/save-offer.ts';
import { systemClock } from './platform/clock.ts';
import { closeToOthers } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openReads, type Reads, readsFromPrimary } from './platform/database/reads.ts';
import { keyFileWarning, openSecretKeys } from './platform/encryption/open-secret-keys.ts';
import { loadGazetteer } from './platform/gazetteer/load-gazetteer.ts';
import { startJobRunner } from './platform/jobs/job-runner.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createMailboxTransport, createSmtpTransport } from './platform/mail/mail-transport.ts';
import { undeliveredWarning } from './platform/mail/undelivered.ts';
import { OperatorError } from './platform/operator-error.ts';
import { createOutgoingHttp } from './platform/outgoing-http.ts';
import { WEB_BUILD_DIR } from './platform/paths.ts';
import { printFailure, say, step } from './platform/terminal.ts';
import { createIdentifier, describeRun, type Identifier } from './register-people/identify/run-in-thread.ts';
import { type SearchIndex, startSearchIndex } from './search/engine/search-index.ts';
import { createSyncThreads } from './sync-in-thread.ts';

/** The only file that starts anything: opens the database, builds the app, listens, and ends everything in order. */

type Closing = () => Promise<void>;

type Program = {
  config: Config;
  logger: Logger;
  isStopping: () => boolean;
  /** Closes it when the program ends; what was opened last is closed first. */
  closeAtEnd: <T extends { close(): PromiseLike<unknown> }>(opened: T) => T;
};

/** A request still running after this long is cut off. */
const CLOSE_TIMEOUT_MS = 20_000;
/** For this long before it stops, a process is not ready and keeps no connection, but still serves requests. */
const DRAIN_MS = 2_000;
/** For DNS queries on behalf of a member who waits. */
const DNS_PATIENCE = { timeout: 2_000, tries: 2 };

const start = async (program: Program): Promise<void> => {
  const { config, logger, isStopping, closeAtEnd } = program;
  // First of all: the work of a first start takes long.
  await assertFreePort(config);
  assertKindIsSaid(config);
  for (const name of ['search', 'postgres.location']) await closeToOthers(join(config.dataDir, name));
  const operatorFile = readOfferFile(config);
  const breachedPasswords = config.breachedPasswordsFile
    ? closeAtEnd(await openBreachedPasswords(config.breachedPasswordsFile, logger))
    : undefined;

  const storage = await openStorage(program);
  const { db, pool, reads } = storage;
  await settleKind(db, config);
  await limitDataDay(db, config.isDemo);
  await adoptOfferFile({ db, clock: systemClock, isDemo: config.isDemo }, operatorFile);
  const currentOffer = closeAtEnd(await followOffer({ db, logger, isDemo: config.isDemo }));
  const offer = currentOffer.get;
  const secretKeys = await openSecretKeys(db, config, countSealedSecrets);
  const birthKey = await openBirthKey(db, secretKeys);
  // The embedded database has no other process that might still read secrets in clear.
  if (storage.isDatabaseHere) await sealAll(db, secretKeys);

  const { searchIndex, identifier, identified, isUp } = await openData(program, storage);
  if (config.isDemo) await seedDemoAccounts(db, systemClock, offer());
  else await removeDemoAccounts(db);
  const gazetteer = await loadGazetteer(pool);
  // Sorts the names now: the first search for a place need not wait for it.
  gazetteer.suggest('a', 'en', 1);

  const tools: Tools = {
    offer,
    secretKeys,
    birthKey,
    gazetteer,
    typesetter: closeAtEnd(createTypesetter()),
    extractReader: closeAtEnd(createExtractReader()),
  };
  let siteUrl = urlOf(config, config.port);
  await startJobs(program, storage, { ...tools, identifier, isUp, siteUrl: () => siteUrl });
  const app = closeAtEnd(
    await buildApp({
      ...tools,
      config,
      db,
      reads,
      clock: systemClock,
      logger,
      rereadOffer: currentOffer.reread,
      searchIndex,
      readinessChecks: [
        // With replicas a process can answer searches while the primary is down, so it must stay in service.
        { name: 'database', run: async () => void (await sql`select 1`.execute(reads.newest)) },
        { name: 'search index', run: async () => searchIndex.assertReady() },
        { name: 'stopping', run: async () => (isStopping() ? Promise.reject(new Error('stopping')) : undefined) },
      ],
      ...(breachedPasswords && { breachedPasswords }),
      isStopping,
      webBuildDir: WEB_BUILD_DIR,
    }),
  );
  // Nobody waits yet.
  await app.describeCalls();
  await step('web', async () => ({ result: undefined, note: `listening on ${await listen(app, config)}` }));
  await awaitIndex(searchIndex);
  if (identified) await step('people', async () => ({ result: undefined, note: describeRun(await identified) }));
  siteUrl = urlOf(config, portOf(app, config));
  // Asked before the announcement: a failure after it would end a server that is already at work.
  const warnings = [await undeliveredWarning(db, config), nothingSoldWarning(offer(), config), keyFileWarning(config)];
  announce(siteUrl, config);
  for (const warning of warnings) if (warning !== undefined) say(warning);
};

type Storage = { db: Database; pool: pg.Pool; reads: Reads; databaseUrl: string; isDatabaseHere: boolean };

/** The database with its newest schema, and where to read from. */
const openStorage = async ({ config, logger, closeAtEnd }: Program): Promise<Storage> => {
  const database = await step('database', async () => {
    const opened = closeAtEnd(await openDatabase(config, 'npm start', logger));
    return { result: opened, note: opened.description };
  });
  const { db, pool, url } = database;
  const { databaseReplicaUrls: replicaUrls, databasePoolSize: size } = config;
  const reads =
    replicaUrls.length > 0
      ? await openReads({ primary: pool, primaryUrl: url, replicaUrls, size, logger })
      : readsFromPrimary(db);
  closeAtEnd(reads);
  await step('schema', async () => {
    const applied = await database.migrate();
    return { result: undefined, note: applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date' };
  });
  return { db, pool, reads, databaseUrl: url, isDatabaseHere: config.databaseUrl === undefined };
};

/** The companies and people: loads those of the demo, opens the index over all, and has the people identified. */
const openData = async (
  { config, logger, closeAtEnd }: Program,
  { db, pool, databaseUrl, isDatabaseHere }: Storage,
) => {
  const identifier = createIdentifier({ databaseUrl, isDatabaseHere, logger });
  if (config.isDemo) await step('demo data', async () => ({ result: undefined, note: await seedDemoWorld(pool) }));
  // Beside all that follows; without the demo the first run comes with the first minute.
  const identified = config.isDemo ? identifier.run() : undefined;
  // As early as possible: it takes longest.
  const snapshotDir = join(config.dataDir, 'search');
  const searchIndex = closeAtEnd(startSearchIndex({ databaseUrl, isDatabaseHere, snapshotDir, logger }));
  let isUp = false;
  const up = searchIndex.network.whenReady().then(() => {
    isUp = true;
  });
  // Not before members are served: counting keeps a core busy for half a minute where there are millions.
  const recounted = Promise.all([identified, up]).then(([done]) =>
    done === undefined || done.kind === 'nothing' ? undefined : recount({ db, clock: systemClock }),
  );
  recounted.catch(() => {});
  return { searchIndex, identifier, identified, isUp: () => isUp };
};

/** What calls and jobs are served with alike, beside the database. */
type Tools = Pick<AppDeps, 'offer' | 'secretKeys' | 'birthKey' | 'gazetteer'> & {
  typesetter: Typesetter;
  extractReader: ExtractReader;
};

type JobTools = Tools & { identifier: Identifier; isUp: () => boolean; siteUrl: () => string };

/** Takes on the background work; from here on nothing that a job needs is missing. */
const startJobs = async (
  { config, logger, closeAtEnd }: Program,
  { db, pool, databaseUrl, isDatabaseHere }: Storage,
  { offer, secretKeys, birthKey, gazetteer, typesetter, identifier, isUp, siteUrl }: JobTools,
): Promise<void> => {
  const mailTransport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, config.mailFrom)
    : createMailboxTransport(db, config.mailFrom, systemClock);
  const { sync, refresh, dataDir, contactEmail, logLevel } = config;
  const syncThreads = createSyncThreads({
    config: { sync, refresh, dataDir, contactEmail },
    databaseUrl,
    isDatabaseHere,
    birthKey,
    logLevel,
  });
  const handlers = jobHandlers({
    db,
    clock: systemClock,
    logger,
    mailTransport,
    siteUrl,
    offer,
    config,
    secretKeys,
    mailSender: () => offer().operator,
    makeDocument: mailDocuments({ db, typesetter, offer, siteUrl }),
    mergeExtract: createExtractMerger(pool),
    takeBackExtract: createTakeBack(pool),
    completeMandates: () => completeMandates(pool, birthKey),
    settleNames: () => settleBetweenImports(pool),
    identifyPeople: async () => void (await identifier.run()),
    isUp,
    sync: { sources: sync.isOn, run: syncThreads.run },
    refresh: {
      settings: refresh,
      http: createOutgoingHttp(),
      dns: new Resolver(DNS_PATIENCE),
      mergeRecord: createRecordMerger(pool, createPreparer(createLocator(gazetteer), birthKey)),
    },
  });
  const jobs = await startJobRunner(pool, handlers, logger);
  closeAtEnd({
    close: async () => {
      await identifier.close();
      await syncThreads.close();
      await jobs.stop();
      mailTransport.close();
    },
  });
};

/** Pages are served already; searches and the network follow. */
const awaitIndex = async ({ whenReady, documents, network }: SearchIndex): Promise<void> => {
  await step('search', async () => {
    await whenReady();
    const { company, person, register_person } = documents();
    const people = person + register_person;
    return {
      result: undefined,
      note: `${company.toLocaleString('en')} companies, ${people.toLocaleString('en')} people`,
    };
  });
  await step('network', async () => {
    await network.whenReady();
    return { result: undefined, note: `${network.size().relations.toLocaleString('en')} relations` };
  });
};

const assertFreePort = async ({ host, port }: Config): Promise<void> => {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening').catch((cause) => Promise.reject(cannotListen({ host, port }, cause)));
  probe.close();
  await once(probe, 'close');
};

const listen = (app: FastifyInstance, { host, port }: Config): Promise<string> =>
  app.listen({ host, port }).catch((cause) => Promise.reject(cannotListen({ host, port }, cause)));

const cannotListen = ({ host, port }: Pick<Config, 'host' | 'port'>, cause: NodeJS.ErrnoException): OperatorError => {
  if (cause.code === 'EADDRINUSE') {
    return new OperatorError(
      `port ${port} on ${host} is in use by another program`,
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
      { cause },
    );
  }
  return new OperatorError(`cannot listen on ${host}:${port} (${cause.code})`, 'Choose another HOST or PORT.', {
    cause,
  });
};

const portOf = (app: FastifyInstance, config: Config): number => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
};

/** Where people reach us: as configured, or as we listen. */
const urlOf = (config: Config, port: number): string => {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const announce = (siteUrl: string, config: Config): void => {
  say(`\nFirmament is ready: ${siteUrl}`);
  if (config.isDemo) {
    say(`Demo sign-in:       ${DEMO_SIGN_IN.email} / ${DEMO_SIGN_IN.password} (all data is fictional)`);
    say(`Demo desk:          ${DEMO_DESK_SIGN_IN.email} / ${DEMO_DESK_SIGN_IN.password} (opens ${siteUrl}/desk)`);
  }
  say('Stop with Ctrl-C.');
};

/** Newest first: stop taking requests, then jobs, then the database. */
const closeAll = async (closings: Closing[], logger: Logger): Promise<void> => {
  for (const closing of closings.splice(0)) {
    await closing().catch((error) => logger.error({ err: error }, 'closing failed'));
  }
};

const main = async (): Promise<void> => {
  const closings: Closing[] = [];
  let logger: Logger | undefined;
  let isClosing = false;
  let isStopping = false;
  /** The embedded database has one process; an external one may have several, behind a load balancer. */
  let isBehindOthers = false;
  const end = async (exitCode: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS + 60_000).unref();
    if (logger) await closeAll(closings, logger);
    process.exit(exitCode);
  };
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    say('\nStopping …');
    // Gives a load balancer time to notice; at a terminal there is none.
    if (signal === 'SIGTERM' && isBehindOthers) await pause(DRAIN_MS);
    await end(0);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);

  try {
    const config = readConfig();
    isBehindOthers = config.databaseUrl !== undefined;
    logger = createLogger(config.logLevel);
    await start({
      config,
      logger,
      isStopping: () => isStopping,
      closeAtEnd: (opened) => {
        closings.unshift(async () => void (await opened.close()));
        return opened;
      },
    });
  } catch (error) {
    // A signal during the start breaks it, which is not a failure.
    if (isClosing) return;
    printFailure(error);
    await end(1);
  }
};

await main();
