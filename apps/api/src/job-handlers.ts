import type { Offer } from '@firmament/api-contract/offer';
import { accessLogHandlers } from './access-log/purge-accesses.ts';
import { purgeHandler } from './accounts/purge.ts';
import { accountMailHandlers } from './accounts/write-mails.ts';
import { billingHandlers } from './billing/billing.handlers.ts';
import { endContractOfLeaver } from './billing/contract/leave.ts';
import { billingDeps } from './billing/deps.ts';
import type { Config } from './config.ts';
import { contactHandlers } from './contact-form/purge-messages.ts';
import { countHandler } from './data-report/keep-counts.ts';
import { visitsHandler } from './demo/visits/end-visits.ts';
import { exportHandlers } from './exports/exports.handlers.ts';
import { type ExtractDeps, extractHandlers } from './extract-uploads/extract-uploads.handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { operatorLogHandler } from './operators/purge-log.ts';
import { PERSONAL_DATA } from './personal-data-sources.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { SecretKeys } from './platform/encryption/seal.ts';
import { handleJob, handleOnSchedule, type JobHandler } from './platform/jobs/job-runner.ts';
import type { Logger } from './platform/logger.ts';
import { type DeliveryDeps, deliverMail } from './platform/mail/deliver-mail.ts';
import { type Mail, sendMailJob, sendWrittenMailJob } from './platform/mail/mailer.ts';
import { withoutUnmailed } from './platform/mail/unmailed.ts';
import { privacyDeps } from './privacy/deps.ts';
import { privacyHandlers } from './privacy/privacy.handlers.ts';
import { giveBackRequests } from './record-requests/count-requests.query.ts';
import { sequenceHandler } from './records/events/sequence-events.ts';
import { keepAnswers } from './refresh/answers/source-answer.query.ts';
import { type RefreshDeps, refreshHandlers } from './refresh/refresh.handlers.ts';
import { identifyPeopleJob } from './register-people/identify-people.job.ts';
import { reportHandler } from './register-people/purge-reports.ts';
import { supportHandlers } from './support/support.handlers.ts';
import { type SyncJobDeps, syncHandlers } from './sync/sync.handlers.ts';
import { watchlistHandlers } from './watchlist/watchlist.handlers.ts';

type Deps = DeliveryDeps & {
  db: Database;
  clock: Clock;
  logger: Logger;
  refresh: Omit<RefreshDeps, 'db' | 'clock'>;
  mergeExtract: ExtractDeps['mergeExtract'];
  takeBackExtract: ExtractDeps['takeBack'];
  completeMandates: () => Promise<void>;
  settleNames: () => Promise<void>;
  identifyPeople: () => Promise<void>;
  /** Whether this process serves members already; what can wait until then does. */
  isUp: () => boolean;
  sync: Pick<SyncJobDeps, 'sources' | 'run'>;
  offer: () => Offer;
  secretKeys: SecretKeys;
  config: Pick<Config, 'contactEmail' | 'backupDays' | 'acceptsOrdersAtOnce' | 'isDemo'>;
};

/** Every kind of background work with its handler. */
export const jobHandlers = (given: Deps): JobHandler[] => {
  const deps = { ...given, mailTransport: withoutUnmailed(given.mailTransport) };
  const billing = billingDeps(deps, deps.config);
  const deliver = (mail: Mail): Promise<void> => deliverMail(deps, mail);
  return [
    handleJob(sendMailJob, deliver),
    handleJob(sendWrittenMailJob, (written) => deps.mailTransport.deliver({ ...written, images: [], attachments: [] })),
    ...accountMailHandlers({ ...deps, deliver }),
    ...accessLogHandlers(deps),
    ...newsletterHandlers({ ...deps, deliver }),
    ...contactHandlers(deps),
    ...privacyHandlers(privacyDeps(deps, deps.config)),
    sequenceHandler(deps),
    handleOnSchedule('complete-mandates', '*/5 * * * *', deps.completeMandates),
    handleOnSchedule('settle-names', '*/5 * * * *', deps.settleNames),
    // At once when somebody asks for it, too; where nothing has changed, it is over in a moment.
    handleOnSchedule(identifyPeopleJob.name, '* * * * *', deps.identifyPeople),
    countHandler(deps),
    ...watchlistHandlers(deps),
    ...supportHandlers(deps),
    ...exportHandlers({ ...deps, giveBackRequests: (...lost) => giveBackRequests(deps.db, ...lost) }),
    ...billingHandlers(billing),
    purgeHandler(deps),
    visitsHandler({
      db: deps.db,
      clock: deps.clock,
      isDemo: deps.config.isDemo,
      personalData: PERSONAL_DATA,
      endContract: (...leaving) => endContractOfLeaver(billing, ...leaving),
    }),
    operatorLogHandler(deps),
    reportHandler(deps),
    ...extractHandlers({
      db: deps.db,
      clock: deps.clock,
      mergeExtract: deps.mergeExtract,
      takeBack: deps.takeBackExtract,
      keepDocument: ({ question, text, ...subject }) =>
        keepAnswers(deps.db, subject, [{ question, text, mediaType: 'application/xml', isShortened: true }]),
    }),
    ...refreshHandlers({ ...deps.refresh, db: deps.db, clock: deps.clock }),
    ...syncHandlers({ ...deps.sync, db: deps.db, clock: deps.clock }),
  ];
};
