import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_FORMAT } from '../../platform/secrets.ts';
import { strictCookie } from '../strict-cookie.ts';
import { DEVICE_LIFETIME_MS, MAX_TOKENS } from './known-device.ts';

const cookie = strictCookie('firmament_device', DEVICE_LIFETIME_MS);

/** The tokens by which accounts know the browser. */
export const readDeviceTokens = (request: FastifyRequest, publicUrl: string | undefined): string[] =>
  (cookie.read(request, publicUrl) ?? '')
    .split('.')
    .filter((token) => TOKEN_FORMAT.test(token))
    .slice(0, MAX_TOKENS);

export const setDeviceTokens = (
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
  publicUrl: string | undefined,
): void => cookie.set(request, reply, tokens.join('.'), publicUrl);
