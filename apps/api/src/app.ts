import type { DataReport } from '@firmament/api-contract/calls/sources';
import type { Watched } from '@firmament/api-contract/calls/watchlist';
import type { Offer } from '@firmament/api-contract/offer';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
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
import { registerDeclaredEndRoutes } from './billing/declared-ends.routes.ts';
import { type BillingDeps, billingDeps } from './billing/deps.ts';
import { registerIssuedDocumentRoutes } from './billing/issued-documents.routes.ts';
import { registerCompanyRoutes } from './companies/companies.routes.ts';
import { openCompany } from './companies/open-company.ts';
import { wireNameOf } from './companies/wire-words.ts';
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
import { registerOpenApi } from './platform/http/openapi.ts';
import { type ReadsOf, registerOwnWrites } from './platform/http/own-writes.ts';
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts';
import { createServer } from './platform/http/server.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import type { Logger } from './platform/logger.ts';
import { type PrivacyDeps, privacyDeps } from './privacy/deps.ts';
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

/** What calls are served with: the dependencies, and what is made of them. */
type Parts = Deps &
  Required<Pick<Deps, 'reads'>> &
  Unlocking & {
    readsOf: ReadsOf;
    limiter: RateLimiter;
    findMember: FindMember;
    metrics: Registry;
    dataReport: () => Promise<DataReport>;
    billing: BillingDeps;
    privacy: PrivacyDeps;
    endContract: DeletionDeps['endContract'];
  };

/** Builds the whole server from its dependencies. Starts nothing: no port, no job, no connection. */
export const buildApp = async (given: Deps): Promise<FastifyInstance> => {
  const { config, db, logger, offer, isStopping = () => false } = given;
  const { app, metrics } = await createServer({ config, logger, isStopping });
  const { reads = readsFromPrimary(db) } = given;
  const clock = config.isDemo ? demoClock(given.clock) : given.clock;
  const deps = { ...given, reads, clock };
  const billing = billingDeps(deps, config);
  const parts: Parts = {
    ...deps,
    ...unlocking(deps),
    readsOf: registerOwnWrites(app, reads),
    limiter: createRateLimiter(db, clock, logger),
    findMember: memberByCookie(deps, config.publicUrl),
    metrics,
    dataReport: composeDataReport(deps),
    billing,
    privacy: privacyDeps(deps, config),
    endContract: (...leaving) => endContractOfLeaver(billing, ...leaving),
  };
  admitMembers(app, parts);
  await registerOpenApi(app, config.publicUrl);
  registerService(app, parts);
  registerAccounts(app, parts);
  registerSearches(app, parts);
  registerCompanies(app, parts);
  registerPeople(app, parts);
  registerContract(app, parts);
  registerOwnLists(app, parts);
  registerWritingToUs(app, parts);
  if (config.isDemo) registerDemo(app, parts);
  registerDesk(app, parts);

  await registerWebApp(app, given.webBuildDir, {
    tileUrl: config.tileUrl,
    hasGoogle: config.googleClientId !== undefined,
    publicUrl: config.publicUrl,
    offer,
    dataReport: parts.dataReport,
  });
  return app;
};

/** Members open companies and people within the quota of their plan, whatever call they come by. */
type Unlocking = {
  quotas: Pick<Deps, 'clock' | 'offer'>;
  unlockCompany: (member: Member, id: number, exportId?: number) => ReturnType<typeof openRecord>;
  unlockPerson: (member: Member, id: number) => ReturnType<typeof openRecord>;
};

const unlocking = ({ db, clock, offer }: Pick<Deps, 'db' | 'clock' | 'offer'>): Unlocking => {
  const quotas = { clock, offer };
  return {
    quotas,
    unlockCompany: (member, id, exportId) => openRecord(db, quotas, member, { kind: 'company', id, exportId }),
    unlockPerson: (member, id) => openRecord(db, quotas, member, { kind: 'person', id }),
  };
};

const admitMembers = (app: FastifyInstance, { db, clock, config, limiter, findMember }: Parts): void => {
  const explainDefault = explainBlock(db, clock);
  registerAdmission(app, limiter, findMember, {
    explainBlock: async (member) => (await explainSuspension(db, member)) ?? explainDefault(member),
    hasSecondFactor: async ({ accountId, email }) =>
      (config.isDemo && email === DEMO_DESK_SIGN_IN.email) || (await hasSecondFactor(db, accountId)),
  });
};

/** How the service is, who runs it, and what its data is. */
const registerService = (app: FastifyInstance, { config, clock, offer, ...parts }: Parts): void => {
  registerSystemRoutes(app, {
    checks: parts.readinessChecks,
    metrics: parts.metrics,
    metricsToken: config.metricsToken,
    tileUrl: config.tileUrl,
  });
  registerSecurityTxt(app, { clock, offer, publicUrl: config.publicUrl });
  registerOfferRoutes(app, { offer });
  registerDataReportRoutes(app, parts.dataReport);
};

const registerAccounts = (app: FastifyInstance, parts: Parts): void => {
  const { db, clock, limiter, config, secretKeys, breachedPasswords = NO_BREACHED_PASSWORDS, findMember } = parts;
  const { publicUrl, googleClientId: clientId, googleIssuerJwksUrl: jwksUrl } = config;
  const verifyIdToken = clientId ? createGoogleVerifier({ clientId, jwksUrl, clock }) : undefined;
  registerGoogleNonce(app, { publicUrl, hasGoogle: verifyIdToken !== undefined });
  const shared = { db, clock, limiter, secretKeys, breachedPasswords, publicUrl, verifyIdToken };
  const demo = config.isDemo ? { member: DEMO_SIGN_IN, desk: DEMO_DESK_SIGN_IN } : undefined;
  registerVerificationRoutes(app, shared);
  registerSignInRoutes(app, { ...shared, googleClientId: clientId, demo, findMember });
  registerOwnAccountRoutes(app, { ...shared, personalData: PERSONAL_DATA, endContract: parts.endContract });
  registerSecondFactorRoutes(app, shared);
  registerPasskeyRoutes(app, shared);
};

const registerSearches = (app: FastifyInstance, parts: Parts): void => {
  const { db, readsOf, clock, offer, searchIndex, gazetteer } = parts;
  registerSearchRoutes(app, { readsOf, clock, index: searchIndex, gazetteer });
  registerSavedSearchRoutes(app, { db, clock });
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
};

/** The page of a company, what its registers are asked and members bring, and what is printed of it. */
const registerCompanies = (app: FastifyInstance, parts: Parts): void => {
  const { db, readsOf, clock, limiter, config, gazetteer, birthKey, typesetter, unlockCompany } = parts;
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
    reader: parts.extractReader,
    isDemoCase: async (companyId) => (await findExampleExtract({ db, clock }, companyId)) !== undefined,
    wireNameOf,
    prepare: createPreparer(createLocator(gazetteer), birthKey),
    exampleFor: async (companyId) => (config.isDemo ? findExampleExtract({ db, clock }, companyId) : undefined),
  });
  registerRefreshRoutes(app, { db, clock, settings: config.refresh, wireNameOf });
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
};

const registerPeople = (app: FastifyInstance, parts: Parts): void => {
  const { db, clock, limiter, gazetteer, birthKey, unlockPerson } = parts;
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
};

const registerContract = (app: FastifyInstance, { db, offer, config, billing, typesetter }: Parts): void => {
  const siteUrl = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
  const findSheet = documentSheets({ db, offer, siteUrl });
  registerBillingRoutes(app, billing);
  registerDeclaredEndRoutes(app, billing);
  registerIssuedDocumentRoutes(app, {
    ...billing,
    findSheet: (reference) => findSheet(reference, 'de'),
    setDocument: typesetter.set,
  });
};

/** What members keep, take away and have opened. */
const registerOwnLists = (app: FastifyInstance, parts: Parts): void => {
  const { db, clock, offer, config, searchIndex, gazetteer, quotas, unlockCompany } = parts;
  registerAccessLogRoutes(app, { db });
  const beforeWatching = config.isDemo ? (watched: Watched) => askAboutWatched({ db, clock }, watched) : undefined;
  registerWatchlistRoutes(app, { db, clock, wireNameOf, beforeWatching });
  registerContactListRoutes(app, {
    db,
    clock,
    unlockPerson: (trx, member, id) => openRecordWithin(trx, quotas, member, { kind: 'person', id }),
  });
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
};

const registerWritingToUs = (app: FastifyInstance, { db, reads, clock, limiter, config, privacy }: Parts): void => {
  registerSupportRoutes(app, { db, clock, limiter, operatorEmail: config.contactEmail });
  registerContactRoutes(app, { db, clock, operatorEmail: config.contactEmail });
  registerNewsletterRoutes(app, { db, clock });
  registerPrivacyRoutes(app, { ...privacy, reads });
};

const registerDemo = (app: FastifyInstance, { db, clock, config, endContract }: Parts): void => {
  registerVisitRoutes(app, { db, clock, publicUrl: config.publicUrl, personalData: PERSONAL_DATA, endContract });
  if (!config.smtpUrl) registerMailboxRoutes(app, db);
};
