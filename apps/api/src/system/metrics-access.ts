import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../platform/http/address-key.ts';
import { AppError } from '../platform/http/app-error.ts';
import { digestOf } from '../platform/secrets.ts';

/** By any of these a proxy says for whom it asks. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Metrics are for the operator, and writing them down is work: they are given to this machine, or for the token. */
export const assertMayReadMetrics = (request: FastifyRequest, token: string | undefined): void => {
  if (isFromHere(request) || hasToken(request, token)) return;
  throw new AppError('forbidden', {
    text: {
      en: 'Metrics are given on the machine of the server itself, or to whoever sends the token in METRICS_TOKEN.',
      de: 'Messwerte gibt es nur auf dem Rechner des Servers selbst oder mit dem Token aus METRICS_TOKEN.',
    },
  });
};

/** A proxy on this machine asks for others: it says so, or it asks by the name that they used. */
const isFromHere = ({ raw, headers, hostname }: FastifyRequest): boolean =>
  isOwnAddress(raw.socket.remoteAddress) &&
  FORWARDED.every((name) => headers[name] === undefined) &&
  (hostname === 'localhost' || isOwnAddress(hostname.replace(/^\[|\]$/g, '')));

const isOwnAddress = (address: string | undefined): boolean => {
  const plain = plainAddress(address) ?? '';
  return plain.startsWith('127.') || plain === '::1';
};

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  const given = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
};
