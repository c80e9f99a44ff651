import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerConnectionCap } from './connection-cap.ts';

const useServer = async (trustProxy: boolean | string, perAddress = 3) => {
  const app = Fastify({ forceCloseConnections: true });
  registerConnectionCap(app, { perAddress, trustProxy });
  app.get('/', () => 'served');
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  /** Opens a connection and asks over it; whether it is served or closed. */
  const open = async (): Promise<{ socket: Socket; outcome: string }> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    // Being cut off may arrive as an error.
    const closed = new Promise<string>((resolve) => {
      socket.on('error', () => {});
      socket.once('close', () => resolve('closed'));
    });
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    return { socket, outcome: await Promise.race([closed, once(socket, 'data').then(() => 'served')]) };
  };
  /** From then on connections seem to come from here: this machine has one address of its own. */
  const comeFrom = (address: string): void => {
    app.server.removeAllListeners('coming');
    app.server.on('coming', (socket: Socket) => Object.defineProperty(socket, 'remoteAddress', { value: address }));
  };
  app.server.prependListener('connection', (socket: Socket) => void app.server.emit('coming', socket));
  return { app, open, comeFrom };
};

it('an address has only so many connections, and may open another when one is closed', async () => {
  const { app, open } = await useServer(false);
  const held = [await open(), await open(), await open()];
  expect(held.map(({ outcome }) => outcome)).toEqual(['served', 'served', 'served']);
  expect((await open()).outcome).toBe('closed');
  const [connection] = held;
  const left = new Promise((resolve) => app.server.getConnections((_, before) => resolve(before)));
  expect(await left).toBe(3);
  connection?.socket.destroy();
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, now) => resolve(now)))).toBe(2);
  expect((await open()).outcome).toBe('served');
  expect((await open()).outcome).toBe('closed');
});

it.each([
  ['true', true],
  ['its address', '10.0.0.1, 127.0.0.1'],
  ['its network', 'loopback'],
])('a proxy that is trusted by %s has as many as it needs', async (_, trustProxy) => {
  const { open } = await useServer(trustProxy);
  for (let i = 0; i < 10; i++) expect((await open()).outcome).toBe('served');
});

it('a network of many customers has as many as a few of them', async () => {
  const { open, comeFrom } = await useServer(false, 1);
  const outcomes: string[] = [];
  for (let i = 0; i < 20; i++) {
    comeFrom(`2001:db8:aa:${(i * 256).toString(16)}::1`);
    outcomes.push((await open()).outcome);
  }
  expect(outcomes).toEqual(Array.from({ length: 20 }, (_, i) => (i < 16 ? 'served' : 'closed')));
  comeFrom('2001:db8:ab::1');
  expect((await open()).outcome).toBe('served');
});
