import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Timings per route pattern; never per address or user. Read by operators alone (`assertMayReadMetrics`). */
export const createMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

const REQUEST_DURATION = 'http_request_duration_seconds';

export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const duration = new Histogram({
    name: REQUEST_DURATION,
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(labelsOf(request, reply), reply.elapsedTime / 1000);
  });
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

/** Those that operators look at one by one (docs/operations.md). */
const STATUSES = new Set([200, 429, 500, 503]);

/**
 * Each combination of labels is kept for ever, with a counter for each bucket. So nothing that a client makes up becomes
 * one: what is refused counts together, whatever it was.
 */
const labelsOf = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) => {
  const isRefused = statusCode >= 400 && statusCode < 500;
  return {
    method: isRefused || !METHODS.has(method) ? 'any' : method,
    route: isRefused ? 'refused' : routeOf(routeOptions.url),
    status: STATUSES.has(statusCode) ? statusCode : `${Math.floor(statusCode / 100)}xx`,
  };
};

/** Files have a route each, and pages have none. */
const routeOf = (pattern: string | undefined): string => {
  if (pattern === undefined) return 'page';
  return pattern.startsWith('/api/') ? pattern : 'file';
};

/**
 * How long the given share of the successful answers of a route took at most, in milliseconds, since the start; null if
 * there were none. As fine as the buckets are: within one, answers count as evenly spread.
 */
export const durationOf = async (registry: Registry, route: string, share: number): Promise<number | null> => {
  const counts = new Map<number, number>();
  const { values } = (await registry.getSingleMetric(REQUEST_DURATION)?.get()) ?? { values: [] };
  for (const { labels, value } of values) {
    const { le, route: measured, status } = labels as Record<string, unknown>;
    if (measured !== route || status !== 200 || le === undefined) continue;
    const limit = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
    counts.set(limit, (counts.get(limit) ?? 0) + value);
  }
  return quantile(
    [...counts].sort(([a], [b]) => a - b),
    share,
  );
};

/** From the numbers of answers up to each limit; those beyond the last limit count as that. */
const quantile = (buckets: readonly (readonly [limit: number, count: number])[], share: number): number | null => {
  const wanted = (buckets.at(-1)?.[1] ?? 0) * share;
  if (wanted === 0) return null;
  let [lower, below] = [0, 0];
  for (const [limit, count] of buckets) {
    if (!Number.isFinite(limit)) break;
    if (count >= wanted) return 1000 * (lower + ((limit - lower) * (wanted - below)) / (count - below));
    [lower, below] = [limit, count];
  }
  return 1000 * lower;
};
