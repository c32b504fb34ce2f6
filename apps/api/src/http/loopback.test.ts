import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { forThisMachine } from './loopback.ts';

const app = Fastify({ logger: false });
app.get('/dev/inbox', forThisMachine, () => 'codes');

it('answers what is for this machine by its own names alone, from itself alone [SE-16]', async () => {
  const statusOf = async (host: string, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/dev/inbox', headers: { host }, remoteAddress })).statusCode;
  for (const host of ['localhost', 'localhost:4000', 'HENGCHUAN.localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
    expect([host, await statusOf(host)]).toEqual([host, 200]);
  for (const host of [
    'evil.example',
    'localhost.evil.example:4000',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '10.0.0.7',
  ])
    expect([host, await statusOf(host)]).toEqual([host, 404]);
  expect(await statusOf('localhost', '10.0.0.7')).toBe(404);
  await app.close();
});
