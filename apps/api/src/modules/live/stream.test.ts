import { liveStreamPath, logout, openLive } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../db/tenant.ts';
import { replayStore } from '../../http/replay.ts';
import { openHub } from '../../live/hub.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/testSecret.ts';
import { caller, reach } from '../../testing/caller.ts';
import { addSession } from '../../testing/fixtures.ts';
import { openStream } from '../../testing/stream.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { endSession } from '../session/lasting.ts';
import { sessions } from '../../platform/session.schema.ts';
import { endOtherDevices, endSessions } from '../session/tokens.ts';
import { registerLive } from './stream.ts';

/** A session's end closes its open streams within this time, ms. */
const soonMs = 5000;

let world: World;
let li: number;
let port: number;
let address: string;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  li = await world.addLearner('li');
  ({ port, address } = await serverOf());
});

/** One server process on the world's database. */
async function serverOf() {
  const { db } = world;
  const hub = await openHub(db, Fastify({ logger: false }).log);
  const app = await testApp(db, allRoutes, {
    also: (one) =>
      registerLive(one, { db, hub, replay: replayStore(db), secret: testSecret, now: Date.now, portalOrigins: [] }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [bound] = app.addresses();
  const at = typeof bound === 'object' ? bound.port : 0;
  return { port: at, address: `http://127.0.0.1:${at}` };
}

/** A login of Li, with an open stream. */
async function enter({ now = Date.now() } = {}) {
  const { token, userid } = await addSession(world.db, 1001, li, { now });
  const ask = caller(reach(port), { host: `127.0.0.1:${port}`, eid: 1001, token, userid });
  const ticket = async () => ((await ask(openLive, {})).data as { ticket: string }).ticket;
  const open = async (at = address) => {
    const stream = await openStream(at, await ticket());
    await stream.says('event: ready');
    return stream;
  };
  return { ask, open, ticket };
}

/** Ends that come from the database, wherever they were made. */
const ends: readonly (readonly [string, (scope: TenantScope) => Promise<unknown>])[] = [
  ['a changed password', (scope) => endSessions(scope, li, Date.now())],
  ['a login on another device', (scope) => endOtherDevices(scope, li, Date.now())],
  [
    'the end of one session',
    async (scope) => {
      for (const { tokenHash } of await scope.tx.select().from(sessions))
        await endSession(scope, tokenHash, Date.now());
    },
  ],
  [
    'a lock of the account',
    ({ tx, only }) =>
      tx
        .update(users)
        .set({ locked: true })
        .where(only(users, eq(users.id, li))),
  ],
  ['the removal of the account', ({ tx, only }) => tx.delete(users).where(only(users, eq(users.id, li)))],
  ['a lock of the enterprise', ({ tx, only }) => tx.update(enterprises).set({ locked: true }).where(only(enterprises))],
];

const isEnded = (stream: { readonly ended: Promise<void> }) =>
  Promise.race([
    stream.ended.then(() => 'ended'),
    new Promise((resolve) => {
      setTimeout(() => resolve('open'), soonMs).unref();
    }),
  ]);

describe('a stream', () => {
  it('ends within five seconds of the logout, at every server process, and no other login’s does [SE-02]', async () => {
    const other = await serverOf();
    const [mine, elsewhere] = [await enter(), await enter()];
    const [here, there, stays] = [await mine.open(), await mine.open(other.address), await elsewhere.open()];
    await mine.ask(logout, {});
    expect([await isEnded(here), await isEnded(there)]).toEqual(['ended', 'ended']);
    expect(stays.said()).not.toContain('event: change');
    expect(await Promise.race([stays.ended.then(() => 'ended'), Promise.resolve('open')])).toBe('open');
  });

  it.each(ends)('ends within five seconds of %s [SE-02]', async (_, end) => {
    const stream = await (await enter()).open();
    await world.in(1001, end);
    expect(await isEnded(stream)).toBe('ended');
  });

  it('ends when its session runs out [SE-01]', async () => {
    const day = 86_400_000;
    const stream = await (await enter({ now: Date.now() - 30 * day + 2000 })).open();
    expect(await isEnded(stream)).toBe('ended');
  });

  it('is opened once by a ticket, at whichever process [CO-05]', async () => {
    const other = await serverOf();
    const ticket = await (await enter()).ticket();
    const opens = (at: string) =>
      fetch(`${at}${liveStreamPath}?ticket=${ticket}`).then(({ status, body }) => {
        void body?.cancel();
        return status;
      });
    expect(await opens(address)).toBe(200);
    expect([await opens(address), await opens(other.address)]).toEqual([401, 401]);
  });

  it('is one of eight that a learner has at a process: a ninth ends the oldest [CO-05]', async () => {
    const { open } = await enter();
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let no = 0; no < 9; no += 1) streams.push(await open());
    expect(await isEnded(streams[0]!)).toBe('ended');
    const standing = await Promise.all(
      streams.slice(1).map((one) => Promise.race([one.ended.then(() => 'ended'), Promise.resolve('open')])),
    );
    expect(standing).toEqual(Array.from({ length: 8 }, () => 'open'));
  });
});
