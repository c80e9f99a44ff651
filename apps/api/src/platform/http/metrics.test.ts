import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createMetrics, durationOf, measureRequests } from './metrics.ts';

const useMeasured = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const metrics = createMetrics();
  measureRequests(app, metrics);
  app.get('/quick', async () => 'done');
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return 'done';
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  return { app, metrics };
};

it('tells how long answers of a route took, by the buckets they fell into', async () => {
  const { app, metrics } = useMeasured();
  for (let count = 0; count < 3; count++) await app.inject('/slow');
  await app.inject('/quick');
  // 30 ms and a little fall between 25 and 50 on an idle machine, and above on a busy one.
  expect(await durationOf(metrics, '/slow', 0.95)).toBeGreaterThan(25);
  expect(await durationOf(metrics, '/quick', 0.95)).not.toBe(await durationOf(metrics, '/slow', 0.95));
});

it('knows nothing of a route without a good answer', async () => {
  const { app, metrics } = useMeasured();
  await app.inject('/broken');
  expect(await durationOf(metrics, '/broken', 0.95)).toBeNull();
  expect(await durationOf(metrics, '/quick', 0.95)).toBeNull();
});
