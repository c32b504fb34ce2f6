import type { LiveEvent } from '@banyan/contracts/account';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inTenant } from '../db/tenant.ts';
import { testDatabase } from '../testing/database.ts';
import { announce } from './announce.ts';
import { openHub } from './hub.ts';

it('tells everyone of an enterprise, and nobody of another one [CM-01]', async () => {
  const db = await testDatabase();
  const hub = await openHub(db, Fastify({ logger: false }).log);
  const heard: [string, LiveEvent][] = [];
  for (const [eid, userId] of [
    [1, 7],
    [1, 8],
    [11, 7],
  ] as const) {
    const send = (event: LiveEvent) => void heard.push([`${eid} ${userId}`, event]);
    hub.add({ eid, userId, sessionId: 'login', send, end: () => undefined });
  }
  const event = { kind: 'posts', about: 'question' } as const;
  await inTenant(db, 1, (scope) => announce(scope, { userId: null, event }));
  await expect.poll(() => heard.length).toBe(2);
  // An event after the last is received after everything before it.
  await inTenant(db, 11, (scope) => announce(scope, { userId: 7, event: { kind: 'user' } }));
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual([
    ['1 7', event],
    ['1 8', event],
    ['11 7', { kind: 'user' }],
  ]);
  await hub.close();
});
