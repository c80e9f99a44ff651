import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networksOf } from './address-key.ts';

type Options = { perAddress: number; trustProxy: boolean | string };

/** A proxy brings the connections of everybody, and counts them itself. */
const proxyTest = (trustProxy: boolean | string): ((address: string) => boolean) => {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
  return (address) => trusts(address, 0);
};

/**
 * Closes connections of an address that has too many open: each takes memory and a file of the process, however little is
 * sent over it.
 */
export const registerConnectionCap = (app: FastifyInstance, { perAddress, trustProxy }: Options): void => {
  const isProxy = proxyTest(trustProxy);
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    // Every call that waits on a connection listens for its end (caller-of.ts).
    socket.setMaxListeners(0);
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const networks = networksOf(remoteAddress);
    if (networks.some(({ key, times }) => (open.get(key) ?? 0) >= perAddress * times)) {
      socket.destroy();
      return;
    }
    for (const { key } of networks) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const { key } of networks) {
        const left = (open.get(key) ?? 0) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
  });
};
