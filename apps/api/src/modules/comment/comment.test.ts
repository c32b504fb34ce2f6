import { ErrorCode } from '@banyan/contracts';
import {
  addComment,
  answerComment,
  commentReviews,
  courseComments,
  courseGrade,
  courseList,
  isGrade,
  praiseComment,
  praiseCourse,
  removeComment,
} from '@banyan/contracts/course';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { commentSettings, courseComments as commentRows } from './comment.schema.ts';

const start = Date.parse('2025-11-20T02:00:00Z');
let world: CourseWorld;
let admin: Asker;
let people = 0;
const person = async (eid = 1001) => ({ userId: await world.addLearner(`C${(people += 1)}`, '', eid), eid });
const newCourse = async (eid = 1001) => (await world.addCourse({}, eid)).id;
const say = (id: number, who: Asker, text = '讲得清楚', parent = 0) => world.ask(addComment, { id, parent, text }, who);
const read = (id: number, who: Asker) => world.ask(courseComments, { id }, who);

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  admin = await world.addPerson('admin');
  await world.in(1002, (scope) =>
    scope.tx.insert(commentSettings).values(scope.row(commentSettings, { approval: true })),
  );
});
beforeEach(() => {
  world.now = start;
});

describe('comments', () => {
  it('are written, answered and seen by everybody, 300 characters at most [CO-09]', async () => {
    const [id, who, other] = [await newCourse(), await person(), await person()];
    const first = await say(id, who, ` ${'🙂'.repeat(300)} `);
    expect((await world.refusal(addComment, { id, parent: 0, text: '字'.repeat(301) }, who))?.data).toEqual({
      fields: { text: 'tooLong' },
    });
    expect((await world.refusal(addComment, { id, parent: 0, text: ' ' }, who))?.data).toEqual({
      fields: { text: 'required' },
    });
    const answer = await say(id, other, '同意', first.comment);
    await say(id, who, '谢谢', answer.comment);
    const { items, total, approval } = await read(id, { userId: null });
    expect([total, approval, items.length, items[0]?.own]).toEqual([3, false, 1, false]);
    expect(items[0]?.replies.map(({ text, to }) => [text, to])).toEqual([
      ['同意', ''],
      ['谢谢', `C${people}`],
    ]);
    const told = await world.in(1001, ({ tx, only }) => tx.select().from(messages).where(only(messages)));
    expect(told.map(({ userId }) => userId)).toEqual([who.userId, other.userId]);
  });

  it('are answered in their own course alone [CO-09]', async () => {
    const [id, other, who] = [await newCourse(), await newCourse(), await person()];
    const first = await say(id, who);
    const strayed = await world.refusal(addComment, { id: other, parent: first.comment, text: '同意' }, who);
    expect(strayed?.code).toBe(ErrorCode.notFound);
    expect((await read(other, who)).total).toBe(0);
  });

  it('are no more than six in a minute, from however many windows [CO-09]', async () => {
    const [id, who] = [await newCourse(), await person()];
    const told = await Promise.all(
      Array.from({ length: 9 }, () => world.refusal(addComment, { id, parent: 0, text: 'x' }, who)),
    );
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(6);
    expect(told.find((refusal) => refusal !== undefined)).toEqual({
      code: ErrorCode.tooFrequent,
      data: { retryAfterS: 60 },
    });
    world.now += 60_001;
    expect((await say(id, who)).state).toBe('shown');
  });

  it('are praised and praised no longer, once a second and once each [CO-09]', async () => {
    const [id, who, other] = [await newCourse(), await person(), await person()];
    const { comment } = await say(id, who);
    const praise = (praised: 'Y' | 'N', asker = other) => world.ask(praiseComment, { comment, praised }, asker);
    expect(await praise('Y')).toEqual({ praised: true, praises: 1 });
    expect(await praise('Y')).toEqual({ praised: true, praises: 1 });
    expect((await world.refusal(praiseComment, { comment, praised: 'N' }, other))?.code).toBe(ErrorCode.tooFrequent);
    world.now += 1000;
    expect(await praise('Y', who)).toEqual({ praised: true, praises: 2 });
    expect(await praise('N')).toEqual({ praised: false, praises: 1 });
    expect((await read(id, who)).items[0]).toMatchObject({ praised: true, praises: 1 });
  });

  it('are taken back by their author alone; answers stay [CO-09]', async () => {
    const [id, who, other] = [await newCourse(), await person(), await person()];
    const { comment } = await say(id, who, '写错了');
    expect((await world.refusal(removeComment, { comment }, other))?.code).toBe(ErrorCode.notFound);
    const answer = await say(id, other, '没关系', comment);
    await world.ask(removeComment, { comment }, who);
    expect((await read(id, who)).items).toMatchObject([
      { state: 'gone', text: '', author: { name: '' }, replies: [{ text: '没关系' }] },
    ]);
    // Its words are not merely hidden.
    const kept = await world.in(1001, ({ tx }) => tx.select({ text: commentRows.text }).from(commentRows));
    expect(kept.map(({ text }) => text)).not.toContain('写错了');
    await world.ask(removeComment, { comment: answer.comment }, other);
    expect((await read(id, who)).items).toEqual([]);
  });

  it('wait for an administrator where the enterprise wants it, and come back with a reason [CO-09]', async () => {
    const [id, who, other] = [await newCourse(1002), await person(1002), await person(1002)];
    const boss = await world.addPerson('admin', 'boss', 1002);
    const [good, bad] = [await say(id, who, '好'), await say(id, who, '坏')];
    expect(good.state).toBe('waiting');
    expect((await read(id, other)).items).toEqual([]);
    expect((await read(id, who)).items.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect((await world.refusal(addComment, { id, parent: good.comment, text: 'x' }, other))?.code).toBe(
      ErrorCode.notFound,
    );
    expect((await world.refusal(commentReviews, { state: 'open' }, who))?.code).toBe(ErrorCode.adminsOnly);
    expect((await world.ask(commentReviews, { state: 'open' }, boss)).waiting).toBe(2);
    expect((await world.ask(commentReviews, { state: 'open' }, admin)).waiting).toBe(0);
    const pass = { comment: good.comment, verdict: 'passed' as const, reason: '' };
    expect((await world.ask(answerComment, pass, boss)).state).toBe('shown');
    expect((await world.refusal(answerComment, pass, boss))?.code).toBe(ErrorCode.postChanged);
    const send = { comment: bad.comment, verdict: 'rejected' as const };
    expect((await world.refusal(answerComment, { ...send, reason: '' }, boss))?.code).toBe(ErrorCode.fieldsRefused);
    await world.ask(answerComment, { ...send, reason: '和课程无关' }, boss);
    expect((await read(id, other)).items.map(({ text }) => text)).toEqual(['好']);
    expect((await read(id, who)).items[0]).toMatchObject({ state: 'rejected', reason: '和课程无关' });
    const answered = await world.ask(commentReviews, { state: 'answered' }, boss);
    expect(answered.items.map(({ reviewer }) => reviewer)).toEqual(['boss', 'boss']);
  });

  it('are not on a course that does not open [CO-09]', async () => {
    const { id } = await world.addCourse({ departments: ['质量部'] });
    expect((await world.refusal(courseComments, { id }, await person()))?.code).toBe(ErrorCode.courseNotVisible);
    const foreign = await newCourse(1002);
    expect((await world.refusal(addComment, { id: foreign, parent: 0, text: 'x' }, await person()))?.code).toBe(
      ErrorCode.notFound,
    );
  });
});

describe('what people think of a course', () => {
  it('is rated once, and the card follows [CO-09]', async () => {
    const [id, one, two] = [await newCourse(), await person(), await person()];
    expect(await world.ask(isGrade, { id }, { userId: null })).toMatchObject({ given: 0, rating: null, ratings: 0 });
    await world.ask(courseGrade, { id, stars: 5 }, one);
    expect(await world.ask(courseGrade, { id, stars: 1 }, one)).toMatchObject({ given: 5, rating: 50, ratings: 1 });
    expect((await world.refusal(courseGrade, { id, stars: 6 }, two))?.code).toBe(ErrorCode.badRequest);
    expect(await world.ask(courseGrade, { id, stars: 4 }, two)).toMatchObject({
      ...{ given: 4, rating: 45, ratings: 2, spread: [0, 0, 0, 1, 1] },
    });
    const query = { 'search[keyword]': '', 'search[catid]': '', state: [], duration: [], fee: [] };
    const list = { ...query, type: 'all' as const, lecturer: 0, sort: 'rating' as const, cursor: '', size: 60 };
    const { items } = await world.ask(courseList, list, one);
    expect(items.find((card) => card.id === id)?.rating).toBe(45);
  });

  it('is praised with a rest between two changes [CO-02]', async () => {
    const [id, who] = [await newCourse(), await person()];
    expect(await world.ask(praiseCourse, { id, praised: 'Y' }, who)).toMatchObject({ praises: 1, praised: true });
    expect(await world.ask(praiseCourse, { id, praised: 'Y' }, who)).toMatchObject({ praises: 1 });
    expect((await world.refusal(praiseCourse, { id, praised: 'N' }, who))?.code).toBe(ErrorCode.tooFrequent);
    world.now += 1000;
    expect(await world.ask(praiseCourse, { id, praised: 'N' }, who)).toMatchObject({ praises: 0, praised: false });
  });
});
