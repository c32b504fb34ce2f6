import { ErrorCode } from '@banyan/contracts';
import { getUserInfo, liveStreamPath, login, logout, openLive, type UserInfo } from '@banyan/contracts/account';
import { publishPost } from '@banyan/contracts/community';
import { reportProgress, studyLease } from '@banyan/contracts/course';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CourseWorld } from './modules/course/testing/world.ts';
import { enterprises } from './platform/enterprise.schema.ts';
import { hashPassword } from './modules/session/passwords.ts';
import { caller, reach, type Reachable } from './testing/caller.ts';
import { testPlace, type TestPlace } from './testing/database.ts';
import { addUser } from './testing/fixtures.ts';
import { runProgram, type Running } from './testing/process.ts';
import { openStream } from './testing/stream.ts';

const password = 'Banyan2026';
const rateLimit = 60;
const host = '127.0.0.1';

let place: TestPlace;
const processes: Running[] = [];
/** Two processes on PostgreSQL; the embedded database has one, which then is both. */
let here: Reachable;
let there: Reachable;
let thereAddress: string;
let course: { id: number; chapterIds: number[] };
/** Its chapter takes no longer than the time that is credited at once. */
let quickCourse: typeof course;

async function startServer(): Promise<number> {
  const env = { PORT: '0', CONTENT_PORT: '0', BANYAN_DEMO: 'N', BANYAN_RATE_LIMIT: String(rateLimit), ...place.env };
  const server = runProgram('main', [], env);
  processes.push(server);
  await server.says('Files ');
  return Number(/Portal +http:\/\/localhost:(\d+)/.exec(server.said())?.[1]);
}

beforeAll(async () => {
  place = await testPlace();
  const db = await place.open();
  const world = await CourseWorld.open([0], undefined, db);
  await world.in(0, ({ tx, only }) => tx.update(enterprises).set({ singleDevice: true }).where(only(enterprises)));
  course = await world.addCourse({}, 0);
  quickCourse = await world.addCourse({ chapterSeconds: [1], pointsPerChapter: 15 }, 0);
  const passwordHash = await hashPassword(password);
  for (const account of [
    'session',
    'nonce',
    'key',
    'lease',
    'many',
    'many-again',
    'guessed',
    'lost',
    'device',
    'points',
    'posts',
  ]) {
    await addUser(db, 0, { account, passwordHash });
  }
  await db.close();
  // Both at once: each wants to migrate the tables.
  const started = await Promise.all(Array.from({ length: place.servers }, startServer));
  const [first = 0, second = first] = started;
  [here, there] = [reach(first), reach(second)];
  thereAddress = `http://${host}:${second}`;
});

afterAll(async () => {
  for (const server of processes) server.signal('SIGTERM');
  const codes = await Promise.all(processes.map(({ ended }) => ended));
  await place.remove();
  expect(codes).toEqual(processes.map(() => 0));
});

const enter = (server: Reachable, account: string, word = password) =>
  caller(server, { host })(login, { account, password: word, remember: 'Y' });

/** Logs in at one server and asks at both. */
async function learner(account: string) {
  const { userinfo } = (await enter(here, account)).data as { userinfo: UserInfo };
  const { token, userid } = userinfo;
  return { here: caller(here, { host, token, userid }), there: caller(there, { host, token, userid }) };
}

describe('what one server process did', () => {
  it('is a session at the other, until it logs out at either [SE-02]', async () => {
    const me = await learner('session');
    expect(await me.there(getUserInfo, {}, { as: 'sealed' })).toMatchObject({ data: { account: 'session' } });
    expect(await me.there(logout, {})).toMatchObject({ data: { ended: 'Y' } });
    expect(await me.here(getUserInfo, {})).toMatchObject({ http: 401 });
  });

  it.each(['signed', 'sealed'] as const)('is a replay at the other, when it was a %s call [ER-04]', async (as) => {
    const me = await learner('nonce');
    const how = { as, nonce: `${as}BBBBBBBBBBBBBBBBBBBBBBBBB`.slice(0, 22) };
    expect((await me.here(getUserInfo, {}, how)).status).toBe('Y');
    expect(await me.there(getUserInfo, {}, how)).toMatchObject({ status: 'N', code: ErrorCode.shown });
  });

  it('is done once, though both are asked with one key, at the same time and later [HT-06]', async () => {
    const me = await learner('key');
    const input = { course_id: course.id, holder: 'window-of-key-000', take_over: 'N', release: 'N' } as const;
    // Repeated, its end would be later.
    const take = (ask: typeof me.here) => ask(studyLease, input, { idempotencyKey: 'k'.repeat(32) });
    const answers = await Promise.all([me.here, me.there, me.here, me.there].map(take));
    const began = Date.now();
    await expect.poll(Date.now).toBeGreaterThan(began + 5);
    answers.push(await take(me.here), await take(me.there));
    expect(answers[0]).toMatchObject({ status: 'Y', data: { held: 'Y' } });
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
  });

  it('is a lease that the other keeps, and gives up only when told to [CO-06]', async () => {
    const me = await learner('lease');
    const [one, two] = ['window-one-000000', 'window-two-000000'] as const;
    const lease = { course_id: course.id, take_over: 'N' as const, release: 'N' as const };
    const beat = (holder: string) => ({
      course_id: course.id,
      chapter_id: course.chapterIds[0] ?? 0,
      holder,
      positionS: 0,
      intervals: [],
      rate: 1,
      reason: 'tick' as const,
    });
    expect((await me.here(studyLease, { ...lease, holder: one })).status).toBe('Y');
    const refused = { code: ErrorCode.studyingElsewhere, data: { courseId: course.id } };
    expect(await me.there(studyLease, { ...lease, holder: two })).toMatchObject(refused);
    expect((await me.there(reportProgress, beat(one))).status).toBe('Y');
    expect((await me.there(studyLease, { ...lease, holder: two, take_over: 'Y' })).status).toBe('Y');
    expect(await me.here(reportProgress, beat(one))).toMatchObject(refused);
  });

  it('is a login elsewhere that ends this one where one device is allowed: its pages are told at once [AC-09]', async () => {
    const me = await learner('device');
    const ticketOf = async () => ((await me.there(openLive, {})).data as { ticket: string }).ticket;
    const [spent, unused] = [await ticketOf(), await ticketOf()];
    const page = await openStream(thereAddress, spent);
    await page.says('event: ready');
    await enter(here, 'device');
    await page.says('data: {"kind":"session"}');
    await page.ended;
    for (const ask of [me.here, me.there]) {
      expect(await ask(getUserInfo, {})).toMatchObject({ http: 401, code: ErrorCode.loggedInElsewhere });
    }
    const opens = async (by: string) => (await fetch(`${thereAddress}${liveStreamPath}?ticket=${by}`)).status;
    const statuses = [await opens(unused), await opens(spent), await opens(`${unused}x`), await opens('')];
    expect(statuses).toEqual([204, 401, 401, 401]);
  });

  it('is told to the pages that hang on the other, and to nobody else’s [CO-05]', async () => {
    const [me, someone] = [await learner('points'), await learner('session')];
    const open = async (ask: typeof me.there) =>
      openStream(thereAddress, ((await ask(openLive, {})).data as { ticket: string }).ticket);
    const [mine, theirs] = [await open(me.there), await open(someone.there)];
    await Promise.all([mine.says('event: ready'), theirs.says('event: ready')]);
    const { id, chapterIds } = quickCourse;
    const holder = 'window-of-points-0';
    await me.here(studyLease, { course_id: id, holder, take_over: 'N', release: 'N' });
    const beat = {
      course_id: id,
      chapter_id: chapterIds[0] ?? 0,
      holder,
      positionS: 1,
      rate: 1,
      reason: 'tick' as const,
    };
    await me.here(reportProgress, { ...beat, intervals: [[0, 1]] });
    await mine.says('data: {"kind":"user"}');
    expect(await me.there(getUserInfo, {})).toMatchObject({ data: { score: 15 } });
    expect(theirs.said()).not.toContain('event: change');
    // Left open: a server that is stopped ends them itself.
  });

  it('is a post that all open pages of the enterprise are told of, whichever they hang on [CM-01]', async () => {
    const [me, someone] = [await learner('posts'), await learner('session')];
    const { ticket } = (await someone.there(openLive, {})).data as { ticket: string };
    const page = await openStream(thereAddress, ticket);
    await page.says('event: ready');
    const words = { title: '换刀后第一件', body: '', category: 0, images: [], media: '' };
    await me.here(publishPost, { kind: 'topic', ...words, reward: 0, remind: 'N' });
    await page.says('data: {"kind":"posts","about":"topic"}');
  });

  it('counts against the limit of both [ER-08]', async () => {
    const minute = () => Math.floor(Date.now() / 60_000);
    for (const account of ['many', 'many-again']) {
      const me = await learner(account);
      const began = minute();
      let answered = 0;
      while ((await (answered % 2 === 0 ? me.here : me.there)(getUserInfo, {})).status === 'Y') answered += 1;
      const also = await me.there(getUserInfo, {});
      // A minute that began in between restarted the count, and may already have counted these.
      if (minute() !== began) continue;
      expect(answered).toBe(rateLimit);
      expect(also.code).toBe(ErrorCode.tooFrequent);
      return;
    }
    expect.unreachable('two minutes turned over in two rounds of a second each');
  });

  it('is a wrong password that the other has counted too [SE-16]', async () => {
    for (let i = 0; i < 6; i++) await enter(i % 2 === 0 ? here : there, 'guessed', `wrong${i}`);
    for (const server of [here, there]) {
      expect(await enter(server, 'guessed')).toMatchObject({ code: ErrorCode.loginTooFrequent });
    }
  });

  it('is done by both again after the database has ended their connections [HT-06]', async () => {
    const me = await learner('lost');
    let asked: ReturnType<typeof me.here>[] = [];
    await place.cutConnections(() => {
      asked = [me.here(getUserInfo, {}), me.there(getUserInfo, {})];
    });
    for (const { http } of await Promise.all(asked)) expect([200, 503]).toContain(http);
    for (const ask of [me.here, me.there]) {
      expect(await ask(getUserInfo, {})).toMatchObject({ status: 'Y', data: { account: 'lost' } });
    }
  });
});
