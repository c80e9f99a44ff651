import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { registerMailboxRoutes } from './mailbox/mailbox.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { AppError } from './platform/http/app-error.ts';
import { registerErrorHandler } from './platform/http/error-handler.ts';
import { createMetrics, measureRequests } from './platform/http/metrics.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerOriginCheck } from './platform/http/origin.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import type { Logger } from './platform/logger.ts';
import { type ReadinessCheck, registerSystemRoutes } from './system/system.routes.ts';

export type Dependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  logger: Logger;
  readinessChecks: ReadinessCheck[];
  webBuildDir: string;
};

/** Enough for every call we have; an upload gets its own limit on its own route. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Slow clients may not hold a connection open for ever. */
const REQUEST_TIMEOUT_MS = 60_000;
const MAX_EVENT_LOOP_DELAY_MS = 2_000;

/** Builds the whole server from its dependencies. Starts nothing: no port, no job, no connection. */
export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const { config, db, logger, readinessChecks, webBuildDir } = dependencies;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);

  const metrics = createMetrics();
  measureRequests(app, metrics);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await registerSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    customError: class extends AppError {
      constructor() {
        super('unavailable');
      }
    },
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  registerErrorHandler(app);
  registerOriginCheck(app, config.publicUrl);
  await registerOpenApi(app, config.publicUrl);

  registerSystemRoutes(app, readinessChecks, metrics);
  if (config.isDemo && !config.smtpUrl) registerMailboxRoutes(app, db);

  await registerWebApp(app, webBuildDir, config.tileUrl);
  return app;
};

/** Forms of other sites can send text and form data without asking; JSON they cannot. */
const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
};
