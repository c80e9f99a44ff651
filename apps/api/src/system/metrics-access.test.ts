import Fastify, { type FastifyInstance } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useTestApp } from '../../test/servers/test-app.ts';
import { serializerCompiler } from '../platform/http/serialization.ts';
import { validatorCompiler } from '../platform/http/validation.ts';
import { registerSystemRoutes } from './system.routes.ts';

const TOKEN = 'a-token-of-the-operator-with-enough-letters';

const ask = (app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/api/metrics', headers, remoteAddress });

describe('metrics', () => {
  it.each([
    ['this machine', {}, '127.0.0.1', 200],
    ['this machine over IPv6', { host: '[::1]:3000' }, '::1', 200],
    ['this machine, as a socket for both kinds says it', {}, '::ffff:127.0.0.1', 200],
    ['elsewhere', {}, '10.0.0.7', 403],
    ['elsewhere over IPv6', {}, '2001:db8::7', 403],
    ['elsewhere, posing as this machine', { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.7', 403],
    ['elsewhere through a proxy here', { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1', 403],
    ['elsewhere through a proxy here, posing as this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 403],
    ['elsewhere through a proxy here that names only the protocol', { 'x-forwarded-proto': 'https' }, '127.0.0.1', 403],
    ['elsewhere through a proxy here that names the site', { host: 'firmament.example' }, '127.0.0.1', 403],
    ['elsewhere with the token', { authorization: `Bearer ${TOKEN}` }, '10.0.0.7', 200],
    ['elsewhere with the token in another case of the word', { authorization: `bearer ${TOKEN}` }, '10.0.0.7', 200],
    ['elsewhere with another token', { authorization: `Bearer ${TOKEN}x` }, '10.0.0.7', 403],
    ['elsewhere with a token that is a password', { authorization: `Basic ${TOKEN}` }, '10.0.0.7', 403],
    ['elsewhere with an empty token', { authorization: 'Bearer ' }, '10.0.0.7', 403],
  ])('asked from %s', async (_, headers, remoteAddress, status) => {
    for (const trustProxy of [false, true]) {
      const app = await useTestApp({
        config: { metricsToken: TOKEN, publicUrl: 'https://firmament.example', trustProxy },
      });
      expect((await ask(app, headers, remoteAddress)).statusCode).toBe(status);
    }
  });

  it('are given to nobody elsewhere where no token is set, with a sentence', async () => {
    const app = await useTestApp();
    const refused = await ask(app, { authorization: 'Bearer undefined', 'accept-language': 'de' }, '10.0.0.7');
    expect(refused.json()).toMatchObject({
      code: 'forbidden',
      error: 'Messwerte gibt es nur auf dem Rechner des Servers selbst oder mit dem Token aus METRICS_TOKEN.',
    });
  });

  it('are written down once for all who ask at the same time', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorate('admit', async () => {});
    app.decorate('noteWrite', () => {});
    let written = 0;
    let write = () => {};
    const held = new Promise<void>((resolve) => {
      write = resolve;
    });
    const metrics = new Registry();
    const collect = async () => {
      written += 1;
      await held;
    };
    metrics.registerMetric(new Gauge({ name: 'held', help: 'waits', collect, registers: [] }));
    registerSystemRoutes(app, { checks: [], metrics, metricsToken: undefined, tileUrl: undefined });
    const answers = Array.from({ length: 16 }, () => ask(app));
    await expect.poll(() => written).toBe(1);
    write();
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
    expect(written).toBe(1);
  });
});
