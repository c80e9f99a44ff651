import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { someAddress } from './faulty-server.ts';

/** Clients that are broken, slow or hostile, down to the socket. */

export type Connection = { socket: Socket; received: () => string; closedAt: () => number | undefined };

export const openConnection = (address: string): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let received = '';
    let closedAt: number | undefined;
    socket.on('data', (chunk) => (received += chunk));
    // Being cut off is their purpose.
    socket.on('error', () => {});
    socket.on('close', () => (closedAt = performance.now()));
    socket.once('error', reject);
    socket.once('connect', () => resolve({ socket, received: () => received, closedAt: () => closedAt }));
    onTestFinished(() => void socket.destroy());
  });

/** In batches, because the operating system's queue would not take all at once. */
export const openConnections = async (address: string, count: number): Promise<Connection[]> => {
  const connections: Connection[] = [];
  while (connections.length < count) {
    const batch = Math.min(100, count - connections.length);
    connections.push(...(await Promise.all(Array.from({ length: batch }, () => openConnection(address)))));
  }
  return connections;
};

/** Begins a request and never ends it. */
export const sendHalfAHead = ({ socket }: Connection): void => {
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Unfinished: ');
};

/** Sends one byte of a body every now and then. */
export const sendSlowly = ({ socket }: Connection, everyMs: number): void => {
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${someAddress()}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  );
  const timer = setInterval(() => socket.write(' '), everyMs).unref();
  socket.on('close', () => clearInterval(timer));
};

/** Asks for far more than the buffers hold, and reads none of it. */
export const askWithoutReading = ({ socket }: Connection, path: string, times: number): void => {
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
};

/** Asks once and keeps the connection for later. */
export const stayIdle = ({ socket }: Connection): void => {
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
};

/** Sends a body of that many megabytes, as far as the other side takes it. */
export const sendBody = async (
  connection: Connection,
  head: string,
  megabytes: number,
  frame: (chunk: Buffer) => Buffer,
) => {
  const { socket } = connection;
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${someAddress()}\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
  );
  const chunk = frame(Buffer.alloc(2 ** 20, 'a'));
  let sent = 0;
  while (sent < megabytes && !socket.destroyed && connection.received() === '') {
    const hasRoom = socket.write(chunk);
    sent += 1;
    if (!hasRoom) {
      await new Promise<void>((resolve) => {
        socket
          .once('drain', resolve)
          .once('close', resolve)
          .once('data', () => resolve());
      });
    }
  }
  return sent;
};
