import { createServer, type Server } from 'node:net';

const listening = () =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Ports of the loopback that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, listening));
  const ports = held.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a TCP port was asked for');
    return address.port;
  });
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
