import { allCalls, courseList, ErrorCode, studyList, uploadLogs, z, type Call } from '@banyan/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../modules/index.ts';
import { CourseWorld } from '../modules/course/testing/world.ts';
import { testApp } from '../testing/app.ts';
import { caller, type CallResult } from '../testing/caller.ts';
import { addSession } from '../testing/fixtures.ts';

let app: FastifyInstance;
let who: { token: string; userid: string };
let sound: Readonly<Record<string, string>>;

beforeAll(async () => {
  const world = await CourseWorld.open();
  const course = await world.addCourse();
  await world.addCourse();
  who = await addSession(world.db, 1001, await world.addLearner('li'));
  app = await testApp(world.db, allRoutes);
  // Sound values by field name, in wire form; a field called alike means the same in every call.
  sound = {
    backurl: '/index',
    loginLanguage: 'auto',
    from: '',
    account: 'li',
    password: 'Banyan2026',
    confirm: 'Banyan2026',
    remember: 'Y',
    ticket: 't'.repeat(43),
    to: 'zh_cn',
    kind: 'terms',
    events: '[]',
    module: '1',
    'search[keyword]': '',
    'search[catid]': '',
    state: '',
    duration: '',
    fee: '',
    type: 'all',
    lecturer: '0',
    sort: 'default',
    cursor: '',
    size: '1',
    id: String(course.id),
    course_id: String(course.id),
    chapter_id: String(course.chapterIds[0]),
    holder: 'h'.repeat(16),
    positionS: '1',
    intervals: '[[0,1]]',
    rate: '1',
    reason: 'tick',
    take_over: 'N',
    release: 'N',
  };
});

const event = { kind: 'page_view', at: 1, path: '/', title: 't' };
const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '2147483648',
  '999999999999999',
  '-999999999999999',
  '999999999999.999999',
  '1e308',
  'NaN',
  "1' or '1'='1",
  '%00',
  '__proto__',
  '[]',
  '{}',
  'null',
  '[[0,1e308]]',
  '[[-1e308,1e308],[5,1]]',
  '{"__proto__":{"a":1}}',
  '\ufeff😀𠮷',
  '🙂'.repeat(40),
  'x'.repeat(40_000),
  'Y',
  'N',
  'learned',
  'not_studied,not_studied,learned',
  JSON.stringify([{ ...event, at: Number.MAX_SAFE_INTEGER }]),
  JSON.stringify([{ ...event, at: -Number.MAX_SAFE_INTEGER }]),
  JSON.stringify([{ ...event, title: 'a\0b' }]),
  JSON.stringify([{ ...event, path: '\ud800' }]),
];

/** Asks a call in wire form, past the contract that would keep such fields from leaving a portal. */
async function ask(call: Call, change: Readonly<Record<string, string>>): Promise<CallResult> {
  const own = Object.keys(call.request.shape).map((name) => [name, sound[name] ?? '']);
  const fields = { ...(Object.fromEntries(own) as Record<string, string>), ...change };
  // Logging out would leave nobody to ask the rest.
  const me = call.name === 'apiSystem/loginout' ? {} : who;
  return caller(app, { host: 'localhost', eid: 1001, ...me })({ ...call, request: z.object({}) }, {}, { fields });
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('answers or refuses whatever its fields hold, and never fails [HT-08]', async () => {
    expect((await ask(call, {})).http).toBeLessThan(500);
    for (const name of Object.keys(call.request.shape)) {
      for (const value of hostile) {
        const { http } = await ask(call, { [name]: value });
        expect(http, `${name}=${value.slice(0, 60)}`).toBeLessThan(500);
      }
    }
  });
});

describe('a cursor whose values were changed', () => {
  const changed = (cursor: string, key: unknown) => {
    const [order, direction, , position] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return Buffer.from(JSON.stringify([order, direction, key, position])).toString('base64url');
  };
  const numbers = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, -(2 ** 31) - 1, 8.64e15];

  it.each(['default', 'newest', 'learners', 'rating'])('leads somewhere or is refused, by %s [CO-01]', async (sort) => {
    const first = await ask(courseList, { sort });
    const { next } = first.data as { next: string };
    for (const number of numbers) {
      const key = sort === 'default' ? [true, number, number] : [number, number];
      expect((await ask(courseList, { sort, cursor: changed(next, key) })).http, String(number)).toBeLessThan(500);
    }
  });

  it('leads somewhere or is refused in the learning record [CO-14]', async () => {
    const own = Buffer.from(JSON.stringify(['studied.all', 'next', [1, 1], null])).toString('base64url');
    for (const number of numbers) {
      const result = await ask(studyList, { state: 'all', cursor: changed(own, [number, number]) });
      expect(result.http, String(number)).toBeLessThan(500);
    }
  });
});

it('names the field of a structure that holds what no database keeps [HT-02]', async () => {
  for (const bad of [
    { ...event, title: 'a\0b' },
    { ...event, at: 9e15 },
    { ...event, at: -1 },
  ]) {
    const result = await ask(uploadLogs, { events: JSON.stringify([bad]), idempotency_key: 'k'.repeat(32) });
    expect(result).toMatchObject({ http: 400, code: ErrorCode.badRequest });
  }
});
