import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Logger } from '../logger.ts';
import { AppError } from './app-error.ts';
import { registerConnectionCap } from './connection-cap.ts';
import { registerForwardedAddresses } from './entrance/forwarded-addresses.ts';
import { registerHostCheck } from './entrance/host.ts';
import { registerOneAddress } from './entrance/one-address.ts';
import { registerOriginCheck } from './entrance/origin.ts';
import { answerUnreadable } from './entrance/unreadable-requests.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { createMetrics, measureRequests } from './metrics.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';
import { serializerCompiler } from './serialization.ts';
import { validatorCompiler } from './validation.ts';

/** Enough for every call we have. A larger one would keep the main thread busy for longer than others should notice. */
const BODY_LIMIT_BYTES = 128 * 1024;
/** Slow clients may not hold a connection open for ever: so long for the head of a request, and for all of it. */
const HEAD_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** How often Node.js looks for clients that are late. */
const LOOK_FOR_LATE_MS = 5_000;
/** Nor may clients that do not read the answer. Node.js checks twice before it closes their connection. */
const SILENCE_TIMEOUT_MS = 60_000;

type Deps = {
  config: Pick<
    Config,
    'host' | 'publicUrl' | 'allowedHosts' | 'trustProxy' | 'maxConnectionsPerAddress' | 'googleClientId'
  >;
  logger: Logger;
  isStopping: () => boolean;
};

/** A server without calls. Whatever is asked of it passes the entrance: it is measured, logged, and refused if broken. */
export const createServer = async (deps: Deps): Promise<{ app: FastifyInstance; metrics: Registry }> => {
  const { publicUrl, googleClientId } = deps.config;
  const headers = securityHeaders({
    isHttps: publicUrl?.startsWith('https:') ?? false,
    hasGoogle: googleClientId !== undefined,
  });
  const app = openServer(deps, headers);
  const metrics = createMetrics();
  measureRequests(app, metrics);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  registerSecurityHeaders(app, headers);
  registerErrorHandler(app);
  registerHostCheck(app, deps.config);
  registerOneAddress(app);
  await registerLoadShedding(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  registerOriginCheck(app, publicUrl);
  await app.register(cookie);
  return { app, metrics };
};

/** How connections and bodies are taken: what is too large, too slow or not readable is refused before anything is asked. */
const openServer = ({ config, logger, isStopping }: Deps, headers: Record<string, string>): FastifyInstance => {
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
  return app;
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
