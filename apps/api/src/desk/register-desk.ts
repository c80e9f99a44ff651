import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { BillingDeps } from '../billing/deps.ts';
import type { Config } from '../config.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { PrivacyDeps } from '../privacy/deps.ts';
import type { SearchIndex } from '../search/engine/search-index.ts';
import type { ReadinessCheck } from '../system/system.routes.ts';
import { registerDeclarationRoutes } from './declarations.routes.ts';
import { registerHealthRoutes } from './health.routes.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { registerInvoiceRoutes } from './invoices.routes.ts';
import { registerJobRoutes } from './jobs.routes.ts';
import { registerLogRoutes } from './log.routes.ts';
import { registerMemberRoutes } from './members.routes.ts';
import { registerOrderRoutes } from './orders.routes.ts';
import { registerOverviewRoutes } from './overview.routes.ts';
import { registerPrivacyDeskRoutes } from './privacy.routes.ts';
import { registerSettingsRoutes } from './settings.routes.ts';
import { registerSourceRoutes } from './sources.routes.ts';
import { registerTicketRoutes } from './tickets.routes.ts';
import { registerUploadRoutes } from './uploads.routes.ts';

type Deps = {
  config: Config;
  billing: BillingDeps;
  privacy: PrivacyDeps;
  reads: Reads;
  searchIndex: SearchIndex;
  metrics: Registry;
  readinessChecks: readonly ReadinessCheck[];
  /** Takes over settings that were saved here; other processes notice by themselves. */
  rereadOffer?: () => Promise<void>;
};

/** What waits for an operator, what operators do about it, and how the service is. */
export const registerDesk = (app: FastifyInstance, deps: Deps): void => {
  const { config, billing, privacy, rereadOffer = async () => {} } = deps;
  const { db, clock } = billing;
  registerOverviewRoutes(app, { billing, privacy });
  registerOrderRoutes(app, billing);
  registerInvoiceRoutes(app, billing);
  registerTicketRoutes(app, billing);
  registerPrivacyDeskRoutes(app, privacy);
  registerDeclarationRoutes(app, billing);
  registerIdentityRoutes(app, { db, clock });
  registerUploadRoutes(app, { db, clock, isDemo: config.isDemo });
  registerMemberRoutes(app, billing);
  registerLogRoutes(app, billing);
  registerSettingsRoutes(app, { db, clock, isDemo: config.isDemo, rereadOffer });
  registerHealthRoutes(app, { ...deps, db, clock, checks: deps.readinessChecks });
  registerJobRoutes(app, { db, clock });
  registerSourceRoutes(app, { db, clock, config });
};
