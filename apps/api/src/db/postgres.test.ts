import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';

/** Accepts every connection and waits for a query; then it drops the connection, as a killed database does. */
const authenticated = Buffer.from('5200000008000000005a0000000549', 'hex');

let server: Server;
let asked = '';
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      asked = chunk.toString('latin1');
      socket.write(authenticated);
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it('a connection that breaks in the middle of a transaction fails that call, and nothing else', async () => {
  const { port } = server.address() as AddressInfo;
  const db = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none?sslmode=disable`);
  for (let i = 0; i < 3; i++) {
    await expect(db.transaction('SELECT 1', () => Promise.resolve(1))).rejects.toThrow(/ECONNRESET|terminated/);
    await expect(db.migrate()).rejects.toThrow(/ECONNRESET|terminated/);
  }
  await db.close();
});

it('ends statements of calls that take too long, where it is told to', async () => {
  const { port } = server.address() as AddressInfo;
  for (const limit of [250, undefined]) {
    const db = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none?sslmode=disable`, 2, limit);
    await expect(db.transaction('SELECT 1', () => Promise.resolve(1))).rejects.toThrow(/ECONNRESET|terminated/);
    await db.close();
    const words = asked.split('\0');
    const at = words.indexOf('statement_timeout');
    expect(at < 0 ? undefined : words[at + 1]).toBe(limit === undefined ? undefined : String(limit));
  }
});
