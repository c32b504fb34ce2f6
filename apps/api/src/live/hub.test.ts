import type { LiveEvent } from '@banyan/contracts/account';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
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

it('knows whether a person was told something since a page was made, and admits what it cannot know [CO-05]', async () => {
  const db = await testDatabase();
  const hub = await openHub(db, Fastify({ logger: false }).log);
  const later = Date.now() + 60_000;
  const now = Date.now();
  // From before it listened.
  expect(hub.toldNothing({ eid: 1, userId: 7 }, now - 60_000)).toBe(false);
  expect(hub.toldNothing({ eid: 1, userId: 7 }, later)).toBe(true);
  await hub.close();
  vi.useFakeTimers({ now: later, toFake: ['Date'] });
  try {
    const heard: unknown[] = [];
    const listening = await openHub(db, Fastify({ logger: false }).log);
    listening.add({ eid: 1, userId: 9, sessionId: 'login', send: (event) => heard.push(event), end: () => undefined });
    vi.setSystemTime(later + 60_000);
    const since = later + 60_000;
    await inTenant(db, 1, (scope) => announce(scope, { userId: 7, event: { kind: 'user' } }));
    await inTenant(db, 1, (scope) => announce(scope, { userId: 9, event: { kind: 'user' } }));
    await expect.poll(() => heard.length).toBe(1);
    expect([7, 8].map((userId) => listening.toldNothing({ eid: 1, userId }, since))).toEqual([false, true]);
    await inTenant(db, 1, (scope) => announce(scope, { userId: null, event: { kind: 'posts', about: 'topic' } }));
    await expect.poll(() => heard.length).toBe(2);
    expect([1, 2].map((eid) => listening.toldNothing({ eid, userId: 8 }, since))).toEqual([false, true]);
    await listening.close();
  } finally {
    vi.useRealTimers();
  }
});
