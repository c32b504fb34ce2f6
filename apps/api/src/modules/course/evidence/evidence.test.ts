import { type Interval } from '@banyan/contracts';
import { reportProgress, studyLease, studyStatements } from '@banyan/contracts/course';
import validate from '@learninglocker/xapi-validation';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CourseWorld } from '../testing/world.ts';

const start = Date.parse('2025-11-20T02:00:00Z');
const segments = 'https://w3id.org/xapi/video/extensions/played-segments';
const check = validate as unknown as (statement: unknown) => readonly unknown[];

describe('evidence of study', () => {
  let world: CourseWorld;
  let userId: number;
  let course: { readonly id: number; readonly chapterIds: readonly number[] };
  let accounts = 0;
  const holder = 'window-one-aaaaaaaa';

  beforeAll(async () => {
    world = await CourseWorld.open([1001]);
  });
  beforeEach(async () => {
    world.now = start;
    userId = await world.addLearner(`E${(accounts += 1)}`);
    course = await world.addCourse();
    await world.ask(studyLease, { course_id: course.id, holder, take_over: 'N', release: 'N' }, { userId });
  });

  const play = (intervals: Interval[], afterS: number, window = holder) => {
    world.now += afterS * 1000;
    const input = { course_id: course.id, chapter_id: course.chapterIds[0] ?? 0, holder: window, rate: 1 };
    const positionS = intervals.at(-1)?.[1] ?? 0;
    return world.ask(reportProgress, { ...input, positionS, intervals, reason: 'tick' }, { userId });
  };
  const statements = async (who = userId) =>
    (await world.ask(studyStatements, {}, { userId: who })).items.flatMap((one) => one.statements);
  const verbs = async () => (await statements()).map(({ verb }) => verb.display['en-US']);

  it('is statements that an independent validator takes, the same ones each time [CO-05]', async () => {
    await play([[0, 50]], 50);
    await play([[50, 100]], 50);
    const first = await statements();
    expect(first.map(({ verb }) => verb.display['en-US'])).toEqual([
      ...['initialized', 'played', 'paused', 'terminated', 'completed'],
    ]);
    expect(first.flatMap((statement) => check(statement))).toEqual([]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
    expect(await statements()).toEqual(first);
    const done = first.at(-1);
    expect(done?.result).toMatchObject({ completion: true, duration: 'PT100S', extensions: { [segments]: '0[.]100' } });
    expect(first[0]?.timestamp).toBe(new Date(start).toISOString());
  });

  it('claims no second beyond the server’s clock [CO-05]', async () => {
    await play([[0, 90]], 10);
    const [, , paused] = await statements();
    expect(paused?.result).toMatchObject({ duration: 'PT10S', extensions: { [segments]: '0[.]12' } });
  });

  it('tells one sitting from the next, with what was played in each [CO-05]', async () => {
    await play([[0, 20]], 20);
    await play([[20, 30]], 3 * 3600);
    expect((await verbs()).filter((verb) => verb === 'initialized')).toHaveLength(2);
    const ends = (await statements()).filter(({ verb }) => verb.display['en-US'] === 'terminated');
    expect(ends.map(({ result }) => result?.extensions?.[segments])).toEqual(['0[.]20', '20[.]30']);
  });

  it('is told to whoever it is about alone [CO-05] [CO-14]', async () => {
    await play([[0, 20]], 20);
    expect(await statements(await world.addLearner('other'))).toEqual([]);
  });
});
