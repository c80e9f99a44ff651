import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { AppError } from '../app-error.ts';
import { sentenceFor } from '../error-handler.ts';

/**
 * Answers only under names that the operator has set. A page of another site can make its own name lead to our address
 * (DNS rebinding) and would then read our answers as its own. IP addresses and localhost cannot be taken over like that.
 */
export const registerHostCheck = (
  app: FastifyInstance,
  { publicUrl, host, allowedHosts }: Pick<Config, 'publicUrl' | 'host' | 'allowedHosts'>,
): void => {
  const names = new Set(
    ['localhost', host, ...(publicUrl ? [new URL(publicUrl).hostname] : []), ...allowedHosts].map(canonical),
  );
  const isOurs = (name: string): boolean => isIP(name) !== 0 || names.has(name);
  app.addHook('onRequest', async (request, reply) => {
    if (countHosts(request) !== 1) throw noHost();
    // The second is the name that a trusted proxy was asked for. Clients can send it too, so both must be ours.
    for (const authority of [request.headers.host, request.host]) {
      const name = nameIn(authority ?? '');
      if (name === undefined) throw noHost();
      if (!isOurs(name)) return refuse(request, reply, name, authority ?? name);
    }
  });
};

/** Node.js keeps the first of several and drops the others silently. */
const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === 'host').length;

const AUTHORITY = /^(?:\[(?<ipv6>[0-9a-f:.]+)\]|(?<name>[a-z0-9._-]+))(?::\d{0,5})?$/i;

const nameIn = (authority: string): string | undefined => {
  const { ipv6, name } = AUTHORITY.exec(authority)?.groups ?? {};
  if (ipv6 !== undefined) return isIP(ipv6) === 6 ? ipv6 : undefined;
  return name === undefined ? undefined : canonical(name);
};

const canonical = (name: string): string => name.toLowerCase().replace(/^\[|\]$|\.$/g, '');

const noHost = (): AppError =>
  new AppError('invalid_request', {
    text: {
      en: 'The request must name the host it is for, once.',
      de: 'Die Anfrage muss genau einmal angeben, an welchen Host sie geht.',
    },
  });

/** Most often it is met by whoever has just set up the server, so it says what to set, on pages in plain text. */
const refuse = (request: FastifyRequest, reply: FastifyReply, name: string, authority: string): FastifyReply => {
  const example = `PUBLIC_URL=${request.protocol}://${authority}`;
  const error = new AppError('unknown_host', {
    text: {
      en: `This server does not answer under the name ${name}. If you run it: set PUBLIC_URL to the address you open (${example}), or add the name to ALLOWED_HOSTS, then start it again.`,
      de: `Unter dem Namen ${name} antwortet dieser Server nicht. Wenn Sie ihn betreiben: Setzen Sie PUBLIC_URL auf die Adresse, die Sie aufrufen (${example}), oder nehmen Sie den Namen in ALLOWED_HOSTS auf, und starten Sie ihn neu.`,
    },
  });
  if (request.url.startsWith('/api/')) throw error;
  return reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .send(`${sentenceFor(error, request)}\n`);
};
