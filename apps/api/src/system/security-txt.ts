import type { Offer } from '@firmament/api-contract/offer';
import { DAY_MS } from '@firmament/calendar/day';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

/** The standard recommends less than a year, so that nobody trusts an address that is long out of date. */
const VALID_DAYS = 180;

type Deps = { clock: Clock; offer: () => Offer; publicUrl: string | undefined };

/** Tells those who find a weakness whom to write to (RFC 9116). */
export const registerSecurityTxt = (app: FastifyInstance, { clock, offer, publicUrl }: Deps): void => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    app.get(path, { schema: { hide: true } }, ({ protocol, host }, reply) => {
      const site = publicUrl ?? `${protocol}://${host}`;
      const email = offer().operator?.email;
      const day = Math.floor(clock.now().getTime() / DAY_MS) + VALID_DAYS;
      const lines = [
        `Contact: ${email === undefined ? `${site}/contact` : `mailto:${email}`}`,
        `Expires: ${new Date(day * DAY_MS).toISOString()}`,
        'Preferred-Languages: en, de',
        `Canonical: ${site}/.well-known/security.txt`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`);
    });
  }
};
