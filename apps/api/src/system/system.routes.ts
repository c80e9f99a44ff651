import { getIp, getLive, getMapTiles, getMetrics, getReady, getVersion } from '@firmament/api-contract/calls/system';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { joinUnderWay } from '../platform/remember.ts';
import { assertMayReadMetrics } from './metrics-access.ts';
import { readVersion } from './version.ts';

/** Something that must work before we can serve; rejects while it does not. */
export type ReadinessCheck = { name: string; run: () => Promise<void> };

type System = {
  checks: ReadinessCheck[];
  metrics: Registry;
  /** Lets other machines read them. */
  metricsToken: string | undefined;
  tileUrl: string | undefined;
};

export const registerSystemRoutes = (app: FastifyInstance, system: System): void => {
  const { checks, metrics, metricsToken, tileUrl } = system;
  serve(app, getLive, () => ({ status: 'live' as const }));

  serve(app, getReady, async () => {
    for (const check of checks) {
      await check.run().catch((cause) => {
        throw new AppError('unavailable', {
          cause,
          text: { en: `Not ready: ${check.name}.`, de: `Nicht bereit: ${check.name}.` },
        });
      });
    }
    return { status: 'ready' as const, checks: Object.fromEntries(checks.map(({ name }) => [name, 'ok' as const])) };
  });

  const version = readVersion();
  serve(app, getVersion, () => version);

  // One at a time: writing them down keeps the main thread busy for milliseconds.
  const writeMetrics = joinUnderWay(() => metrics.metrics());
  serve(app, getMetrics, ({ request }) => {
    assertMayReadMetrics(request, metricsToken);
    return writeMetrics();
  });

  serve(app, getMapTiles, () => ({ tile_url: tileUrl ?? null }));

  serve(app, getIp, ({ request }) => ({ ip: request.ip }));
};
