import type { FastifyInstance } from 'fastify';

/** `1.2.3.4:99`, `[2001:db8::1]:99`, `[2001:db8::1]`, any of them in quotes. */
const WITH_PORT = /^"?(?:(?<ipv4>\d+\.\d+\.\d+\.\d+)|\[(?<ipv6>[0-9a-f:.]+)(?:%[^\]]*)?\])(?::\d{0,5})?"?$/i;

/** What is not written like that stays as it is; whether it is an address is seen where it is used. */
const withoutPort = (forwarded: string): string => {
  const { ipv4, ipv6 } = WITH_PORT.exec(forwarded)?.groups ?? {};
  return ipv4 ?? ipv6 ?? forwarded;
};

/**
 * Some proxies name a caller's port beside the address. With it nothing is an address: all such callers would share one
 * limit, and a trusted proxy among several would not be recognised. So ports are read away before anybody asks for the
 * address of a request.
 */
export const registerForwardedAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded !== 'string') return;
    headers['x-forwarded-for'] = forwarded
      .split(',')
      .map((address) => withoutPort(address.trim()))
      .join(', ');
  });
};
