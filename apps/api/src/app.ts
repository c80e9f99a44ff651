import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Watched } from '@firmament/api-contract/calls/watchlist';
import type { Offer } from '@firmament/api-contract/offer';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerAccessLogRoutes } from './access-log/access-log.routes.ts';
import type { DeletionDeps } from './accounts/accounts.personal-data.ts';
import { createGoogleVerifier } from './accounts/google/google.ts';
import { registerGoogleNonce } from './accounts/google/google-nonce.ts';
import { registerOwnAccountRoutes } from './accounts/own-account.routes.ts';
import { registerPasskeyRoutes } from './accounts/passkeys/passkey.routes.ts';
import { type BreachedPasswords, NO_BREACHED_PASSWORDS } from './accounts/passwords/breached-passwords.ts';
import { hasSecondFactor } from './accounts/second-factor/second-factor.query.ts';
import { registerSecondFactorRoutes } from './accounts/second-factor/second-factor.routes.ts';
import { memberByCookie } from './accounts/session-cookie.ts';
import { registerSignInRoutes } from './accounts/sign-in.routes.ts';
import { explainSuspension } from './accounts/suspension.ts';
import { registerVerificationRoutes } from './accounts/verification/verification.routes.ts';
import { registerBillingRoutes } from './billing/billing.routes.ts';
import { explainBlock } from './billing/contract/explain-block.ts';
import { endContractOfLeaver } from './billing/contract/leave.ts';
import { billingDeps } from './billing/deps.ts';
import { registerCompanyRoutes } from './companies/companies.routes.ts';
import { wireNameOf } from './companies/company-detail-presenter.ts';
import { openCompany } from './companies/open-company.ts';
import { composeDataReport } from './compose-data-report.ts';
import type { Config } from './config.ts';
import { registerContactRoutes } from './contact-form/contact-form.routes.ts';
import { registerContactListRoutes } from './contact-list/contact-list.routes.ts';
import { registerDataReportRoutes } from './data-report/data-report.routes.ts';
import { askAboutWatched } from './demo/ask-about-watched.ts';
import { demoClock } from './demo/demo-day.ts';
import { DEMO_DESK_SIGN_IN, DEMO_SIGN_IN } from './demo/demo-sign-in.ts';
import { findExampleExtract } from './demo/example-extract.ts';
import { registerVisitRoutes } from './demo/visits/visits.routes.ts';
import { registerDesk } from './desk/register-desk.ts';
import { registerDocumentRoutes } from './documents/documents.routes.ts';
import { registerDossierRoutes } from './documents/dossier/dossier.routes.ts';
import type { Typesetter } from './documents/typesetter.ts';
import { exportNetwork } from './exports/export-network.ts';
import { registerExportRoutes } from './exports/exports.routes.ts';
import type { ExtractReader } from './extract-uploads/extract-reader.ts';
import { registerExtractRoutes } from './extract-uploads/extract-uploads.routes.ts';
import { findUploadMode } from './extract-uploads/upload-mode.query.ts';
import { type BirthKey, birthHash, createPreparer } from './imports/birth-hash.ts';
import { createLocator } from './imports/locate.ts';
import { registerLeadRoutes } from './leads/leads.routes.ts';
import { documentSheets } from './mail-documents.ts';
import { registerMailboxRoutes } from './mailbox/mailbox.routes.ts';
import { registerNetworkRoutes } from './network/network.routes.ts';
import { registerNewsletterRoutes } from './newsletter/newsletter.routes.ts';
import { registerOfferRoutes } from './offer/offer.routes.ts';
import { registerPeopleRoutes } from './people/people.routes.ts';
import { PERSONAL_DATA } from './personal-data-sources.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { type Reads, readsFromPrimary } from './platform/database/reads.ts';
import type { SecretKeys } from './platform/encryption/seal.ts';
import { type FindMember, type Member, registerAdmission } from './platform/http/admission.ts';
import { AppError } from './platform/http/app-error.ts';
import { registerConnectionCap } from './platform/http/connection-cap.ts';
import { registerForwardedAddresses } from './platform/http/entrance/forwarded-addresses.ts';
import { registerHostCheck } from './platform/http/entrance/host.ts';
import { registerOneAddress } from './platform/http/entrance/one-address.ts';
import { registerOriginCheck } from './platform/http/entrance/origin.ts';
import { answerUnreadable } from './platform/http/entrance/unreadable-requests.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { registerLoadShedding } from './platform/http/load-shedding.ts';
import { createMetrics, measureRequests } from './platform/http/metrics.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerOwnWrites } from './platform/http/own-writes.ts';
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { serializerCompiler } from './platform/http/serialization.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import type { Logger } from './platform/logger.ts';
import { privacyDeps } from './privacy/deps.ts';
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts';
import { giveBackRequests } from './record-requests/count-requests.query.ts';
import { openRecord, openRecordWithin, priceExport, requestForExport } from './record-requests/request-records.ts';
import { isExampleAddress } from './refresh/domain-name.ts';
import { registerRefreshRoutes } from './refresh/refresh.routes.ts';
import { registerMemberWordsRoutes } from './register-people/member-words.routes.ts';
import { openRegisterPerson } from './register-people/open-register-person.ts';
import { findShownPerson } from './register-people/shown-person.query.ts';
import { registerSavedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
import type { SearchIndex } from './search/engine/search-index.ts';
import { findIds } from './search/find-ids.ts';
import { matchPeople } from './search/match-people.ts';
import { registerSearchRoutes } from './search/search.routes.ts';
import { registerSupportRoutes } from './support/support.routes.ts';
import { registerSecurityTxt } from './system/security-txt.ts';
import { type ReadinessCheck, registerSystemRoutes } from './system/system.routes.ts';
import { registerWatchlistRoutes } from './watchlist/watchlist.routes.ts';

export type Deps = {
  config: Config;
  db: Database;
  /** Reads from the replicas, if there are any. */
  reads?: Reads;
  clock: Clock;
  logger: Logger;
  /** Who sells, which plans, for how much. A function, because it may change while we run. */
  offer: () => Offer;
  /** Reads it again after it was changed in this process. */
  rereadOffer?: () => Promise<void>;
  searchIndex: SearchIndex;
  gazetteer: Gazetteer;
  typesetter: Pick<Typesetter, 'set'>;
  extractReader: Pick<ExtractReader, 'read'>;
  readinessChecks: ReadinessCheck[];
  webBuildDir: string;
  /** For secrets that lie encrypted in the database. */
  secretKeys: SecretKeys;
  /** For comparing dates of birth. */
  birthKey: BirthKey;
  /** Leaked passwords that members may not choose; empty if no list is configured. */
  breachedPasswords?: BreachedPasswords;
  /** Whether this process is shutting down: it then stops keeping connections alive. */
  isStopping?: () => boolean;
};

/** Enough for every call we have. A larger one would keep the main thread busy for longer than others should notice. */
const BODY_LIMIT_BYTES = 128 * 1024;
/** Slow clients may not hold a connection open for ever: so long for the head of a request, and for all of it. */
const HEAD_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** How often Node.js looks for clients that are late. */
const LOOK_FOR_LATE_MS = 5_000;
/** Nor may clients that do not read the answer. Node.js checks twice before it closes their connection. */
const SILENCE_TIMEOUT_MS = 60_000;

/** Builds the whole server from its dependencies. Starts nothing: no port, no job, no connection. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { config, db, logger, offer, searchIndex, gazetteer, typesetter, readinessChecks, webBuildDir } = deps;
  const { reads = readsFromPrimary(db), isStopping = () => false } = deps;
  const clock = config.isDemo ? demoClock(deps.clock) : deps.clock;
  const { secretKeys, birthKey, breachedPasswords = NO_BREACHED_PASSWORDS } = deps;
  const hasGoogle = config.googleClientId !== undefined;
  const headers = securityHeaders({ isHttps: config.publicUrl?.startsWith('https:') ?? false, hasGoogle });
  const unreadable = answerUnreadable(headers);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    http: {
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_FOR_LATE_MS,
      // A request without a host is refused by our own check, with a sentence.
      requireHostHeader: false,
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Calls over connections that are still open are served until the last one closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: unreadable.onClientError,
    // The router itself refuses some addresses, such as one with a part of a thousand letters.
    frameworkErrors: (_error, request, reply) =>
      sendError(new AppError('not_found'), request, reply.headers(headers).header('x-request-id', request.id)),
  });
  unreadable.listenTo(app.server);
  if (config.trustProxy !== false) registerForwardedAddresses(app);
  registerConnectionCap(app, { perAddress: config.maxConnectionsPerAddress, trustProxy: config.trustProxy });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  app.addHook('onSend', async (_, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });

  const metrics = createMetrics();
  measureRequests(app, metrics);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  registerSecurityHeaders(app, headers);
  registerErrorHandler(app);
  registerHostCheck(app, config);
  registerOneAddress(app);
  await registerLoadShedding(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  registerOriginCheck(app, config.publicUrl);
  await app.register(cookie);
  const limiter = createRateLimiter(db, clock, logger);
  const findMember = memberByCookie({ db, reads, clock }, config.publicUrl);
  const readsOf = registerOwnWrites(app, reads);
  const explainDefault = explainBlock(db, clock);
  registerAdmission(app, limiter, findMember, {
    explainBlock: async (member) => (await explainSuspension(db, member)) ?? explainDefault(member),
    hasSecondFactor: async ({ accountId, email }) =>
      (config.isDemo && email === DEMO_DESK_SIGN_IN.email) || (await hasSecondFactor(db, accountId)),
  });
  await registerOpenApi(app, config.publicUrl);

  registerSystemRoutes(app, {
    checks: readinessChecks,
    metrics,
    metricsToken: config.metricsToken,
    tileUrl: config.tileUrl,
  });
  registerSecurityTxt(app, { clock, offer, publicUrl: config.publicUrl });
  registerOfferRoutes(app, { offer });
  const dataReport = composeDataReport({ db, clock, config });
  registerDataReportRoutes(app, dataReport);
  const billing = billingDeps({ db, clock, offer }, config);
  const endContract: DeletionDeps['endContract'] = (...leaving) => endContractOfLeaver(billing, ...leaving);
  registerAccounts(app, { db, clock, limiter, config, secretKeys, findMember, breachedPasswords, endContract });
  registerSearchRoutes(app, { readsOf, clock, index: searchIndex, gazetteer });
  registerSavedSearchRoutes(app, { db, clock });
  const quotas = { clock, offer };
  const unlockCompany = (member: Member, id: number, exportId?: number) =>
    openRecord(db, quotas, member, { kind: 'company', id, exportId });
  registerCompanyRoutes(app, {
    db,
    readsOf,
    clock,
    unlockCompany,
    canUpload: async (rows) => (await findUploadMode(rows, config.isDemo)) !== 'off',
  });
  registerExtractRoutes(app, {
    db,
    clock,
    limiter,
    isDemo: config.isDemo,
    reader: deps.extractReader,
    isDemoCase: async (companyId) => (await findExampleExtract({ db, clock }, companyId)) !== undefined,
    wireNameOf,
    prepare: createPreparer(createLocator(gazetteer), birthKey),
    exampleFor: async (companyId) => (config.isDemo ? findExampleExtract({ db, clock }, companyId) : undefined),
  });
  registerRefreshRoutes(app, { db, clock, settings: config.refresh, wireNameOf });
  const unlockPerson = (member: Member, id: number) => openRecord(db, quotas, member, { kind: 'person', id });
  registerPeopleRoutes(app, {
    db,
    unlockPerson,
    registers: {
      open: (member, mentionId, isAllPast) =>
        openRegisterPerson({ db, clock, gazetteer, unlockPerson }, member, { mentionId, isAllPast }),
      nameOf: async (employeeId) => (await findShownPerson(db, employeeId))?.name,
    },
  });
  registerMemberWordsRoutes(app, {
    db,
    clock,
    limiter,
    unlockPerson,
    hashBirthDate: (date) => birthHash(birthKey, date),
  });
  registerDocumentRoutes(app, { db, typesetter, unlockCompany });
  registerDossierRoutes(app, {
    db,
    clock,
    typesetter,
    wireNameOf,
    openCompany: (member, company) => openCompany({ db, rows: db, clock, unlockCompany }, member, company),
    // The demo data poses as the registers, but all its addresses are examples.
    isFictional: ({ source, datalink }) =>
      source === SOURCE_IDS.demo || isExampleAddress(datalink) || (config.isDemo && datalink === null),
  });
  const siteUrl = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
  const findSheet = documentSheets({ db, offer, siteUrl });
  registerBillingRoutes(app, {
    ...billing,
    findSheet: (reference) => findSheet(reference, 'de'),
    setDocument: typesetter.set,
  });
  registerAccessLogRoutes(app, { db });
  const beforeWatching = config.isDemo ? (watched: Watched) => askAboutWatched({ db, clock }, watched) : undefined;
  registerWatchlistRoutes(app, { db, clock, wireNameOf, beforeWatching });
  registerExportRoutes(app, {
    db,
    clock,
    offer,
    findIds: (...search) => findIds({ index: searchIndex, gazetteer, clock }, ...search),
    openCompany: (member, id, exportId) =>
      openCompany({ db, rows: db, clock, unlockCompany: () => unlockCompany(member, id, exportId) }, member, {
        companyId: id,
      }),
    countRequests: (member, records) => requestForExport(db, quotas, member, records),
    giveBackRequests: (accountId, exportId) => giveBackRequests(db, accountId, exportId),
    priceRequests: (member, records) => priceExport(db, quotas, member, records),
  });
  registerNetworkRoutes(app, {
    db,
    readsOf,
    clock,
    offer,
    graph: searchIndex.network,
    exportNetwork: (order, make) => exportNetwork({ db, clock, offer }, order, make),
  });
  registerLeadRoutes(app, {
    db,
    clock,
    matchPeople: (keywords, caller) => matchPeople(searchIndex, keywords, caller),
    whenPrepared: searchIndex.whenReady,
  });
  registerContactListRoutes(app, {
    db,
    clock,
    unlockPerson: (trx, member, id) => openRecordWithin(trx, quotas, member, { kind: 'person', id }),
  });
  registerSupportRoutes(app, { db, clock, limiter, operatorEmail: config.contactEmail });
  registerContactRoutes(app, { db, clock, operatorEmail: config.contactEmail });
  registerNewsletterRoutes(app, { db, clock });
  const privacy = privacyDeps({ db, clock }, config);
  registerPrivacyRoutes(app, { ...privacy, reads });
  if (config.isDemo) {
    registerVisitRoutes(app, { db, clock, publicUrl: config.publicUrl, personalData: PERSONAL_DATA, endContract });
  }
  if (config.isDemo && !config.smtpUrl) registerMailboxRoutes(app, db);
  registerDesk(app, { ...deps, reads, metrics, billing, privacy });

  const { tileUrl, publicUrl } = config;
  await registerWebApp(app, webBuildDir, { tileUrl, hasGoogle, publicUrl, offer, dataReport });
  return app;
};

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKeys'> &
  Pick<DeletionDeps, 'endContract'> & {
    limiter: RateLimiter;
    findMember: FindMember;
    breachedPasswords: BreachedPasswords;
  };

const registerAccounts = (app: FastifyInstance, { config, findMember, endContract, ...deps }: AccountDeps): void => {
  const { publicUrl, googleClientId: clientId, googleIssuerJwksUrl: jwksUrl } = config;
  const verifyIdToken = clientId ? createGoogleVerifier({ clientId, jwksUrl, clock: deps.clock }) : undefined;
  registerGoogleNonce(app, { publicUrl, hasGoogle: verifyIdToken !== undefined });
  const shared = { ...deps, publicUrl, verifyIdToken };
  const demo = config.isDemo ? { member: DEMO_SIGN_IN, desk: DEMO_DESK_SIGN_IN } : undefined;
  registerVerificationRoutes(app, shared);
  registerSignInRoutes(app, { ...shared, googleClientId: clientId, demo, findMember });
  registerOwnAccountRoutes(app, { ...shared, personalData: PERSONAL_DATA, endContract });
  registerSecondFactorRoutes(app, shared);
  registerPasskeyRoutes(app, shared);
};

/** More than any call has. A body of many small parts takes far longer to take apart than one of text. */
const MAX_JSON_PARTS = 10_000;
const PART = /[,{[]/g;

const hasTooManyParts = (body: string): boolean => (body.match(PART)?.length ?? 0) > MAX_JSON_PARTS;

/** Forms of other sites can send text and form data without a preflight, but not JSON. */
const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyParts(body)) done(new AppError('body_too_large'));
    else parse(request, body, done);
  });
};
