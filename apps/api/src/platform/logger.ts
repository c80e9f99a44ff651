import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured logs without personal data: of a request only method, route pattern, status and id are kept (no address,
 * no query, no body, no headers), and well-known secret fields are removed wherever they turn up.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'credential', 'authorization', 'cookie', 'email'].flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
        ]),
        remove: true,
      },
      serializers: {
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'unknown',
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
