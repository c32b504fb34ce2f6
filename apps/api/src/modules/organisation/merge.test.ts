import { ErrorCode, type CallInput } from '@banyan/contracts';
import { lotteryDraw, lotteryDraws, lotteryHome } from '@banyan/contracts/mall';
import { auditLog, managePeople, managePerson, mergePeople, twinsOf } from '@banyan/contracts/organisation';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TenantTable } from '../../db/tenant.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceOf, noTerms } from '../../platform/audience/audienceOf.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import type { Asker } from '../../testing/world.ts';
import { communityComments, communityPosts, communityPraises, communityViews } from '../community/community.schema.ts';
import { addPost } from '../community/testing/addCommunity.ts';
import { courses } from '../course/course.schema.ts';
import { courseGrades, coursePraises, courseSpreads } from '../course/opinion.schema.ts';
import { chapterProgress, courseProgress } from '../course/progress.schema.ts';
import { purchases } from '../course/purchase.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { examAttempts } from '../exam/attempt.schema.ts';
import { practiceAnswers, practiceRuns } from '../exam/practice.schema.ts';
import { questions } from '../exam/question.schema.ts';
import { ExamWorld } from '../exam/testing/world.ts';
import { faceLog } from '../face/face.schema.ts';
import { allRoutes } from '../index.ts';
import { addLottery } from '../lottery/testing/addLottery.ts';
import { conversations, privateMessages } from '../messages/private/private.schema.ts';
import { pointsBalances, pointsEntries } from '../points/points.schema.ts';
import { earnPoints } from '../points/points.service.ts';
import { questionnaireTakers } from '../questionnaire/questionnaire.schema.ts';
import { addQuestionnaire } from '../questionnaire/testing/addQuestionnaire.ts';
import { sessions } from '../../platform/session.schema.ts';

let world: CourseWorld;
let boss: Asker;
let kept: number;
let gone: number;

const rowsOf = <Table extends TenantTable>(table: Table) =>
  world.in(1001, (scope) =>
    scope.tx
      .select()
      .from(table as TenantTable)
      .where(scope.only(table)),
  ) as Promise<Table['$inferSelect'][]>;
const add = (table: TenantTable, ...values: readonly object[]) =>
  world.in(1001, ({ row, tx }) => tx.insert(table).values(values.map((one) => row(table, one)) as never));
const personOf = async (id: number) => (await rowsOf(users)).find((one) => one.id === id);
async function input(change: Partial<CallInput<typeof mergePeople>> = {}): Promise<CallInput<typeof mergePeople>> {
  const [one, other] = [await personOf(kept), await personOf(gone)];
  return { id: kept, gone, revision: one?.revision ?? 0, goneRevision: other?.revision ?? 0, take: [], ...change };
}
const merge = async (change: Partial<CallInput<typeof mergePeople>> = {}, asker = boss) =>
  world.ask(mergePeople, await input(change), asker);
const refused = async (change: Partial<CallInput<typeof mergePeople>> = {}, asker = boss) =>
  world.refusal(mergePeople, await input(change), asker);

beforeEach(async () => {
  world = await CourseWorld.open([1001], allRoutes);
  boss = await world.addPerson('admin', 'A0');
  const same = { name: { zh_cn: '李娜' }, birthday: '1993-04-12' };
  kept = await addUser(world.db, 1001, { account: 'L1', ...same });
  gone = await addUser(world.db, 1001, { account: 'L2', ...same, email: 'lina@example.com', post: '店长' });
});

describe('Two accounts of one person', () => {
  it('are proposed by name, mail and birthday [AC-10]', async () => {
    await addUser(world.db, 1001, { account: 'L3', name: { zh_cn: '李娜' } });
    await addUser(world.db, 1001, { account: 'X1', name: { zh_cn: '王芳' }, birthday: '1993-04-12' });
    const { twins } = await world.ask(twinsOf, { id: kept }, boss);
    expect(twins.map(({ person, same }) => [person.account, same])).toEqual([
      ['L2', ['name', 'birthday']],
      ['L3', ['name']],
    ]);
  });

  it('become one with the chosen values; the other one is closed, leads nowhere and stands in no list [AC-10] [SE-02]', async () => {
    await add(sessions, {
      ...{ tokenHash: 'phone', kid: 'kid', userId: gone, userAgent: 'phone', ip: '10.0.0.1' },
      ...{ signKey: Buffer.from('k'), encC2s: Buffer.from('k'), encS2c: Buffer.from('k') },
      ...{ createdAt: new Date(), lastSeenAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
    });
    const person = await merge({ take: ['account', 'email'] });
    expect(person).toMatchObject({ id: kept, account: 'L2', written: { email: 'lina@example.com', post: '' } });
    expect(await personOf(gone)).toMatchObject({ locked: true, mergedInto: kept, email: '', passwordHash: '' });
    expect(await rowsOf(sessions)).toEqual([]);
    for (const state of ['', 'left'] as const) {
      const { items } = await world.ask(managePeople, { q: '', type: '', state, sort: 'account' }, boss);
      expect(items.map(({ id }) => id)).not.toContain(gone);
    }
    expect((await world.refusal(managePerson, { id: gone }, boss))?.code).toBe(ErrorCode.notFound);
    const log = await world.ask(auditLog, { q: '', subject: 'person', id: kept, act: mergePeople.name }, boss);
    expect(log.items.map(({ changes }) => changes)).toEqual([
      [{ field: 'mergedFrom', before: null, after: String(gone) }],
    ]);
    expect(await refused()).toMatchObject({ code: ErrorCode.conflict, data: { reason: 'gone' } });
  });

  it('keep the better progress of each chapter, and count as one learner [AC-10] [CO-05]', async () => {
    const { id: courseId, chapterIds } = await world.addCourse({ learners: 2, chapterSeconds: [60, 60] });
    const [one = 0, two = 0] = chapterIds;
    const at = new Date(world.now);
    const chapter = { courseId, lastBeatAt: at };
    await add(
      courseProgress,
      { userId: kept, courseId, learnedChapters: 1, leftS: 60, enrolledAt: at },
      { userId: gone, courseId, learnedChapters: 1, leftS: 60, enrolledAt: at },
    );
    await add(
      chapterProgress,
      { ...chapter, userId: kept, chapterId: one, learned: true, studiedS: 60 },
      { ...chapter, userId: kept, chapterId: two, studiedS: 10 },
      { ...chapter, userId: gone, chapterId: one, studiedS: 90 },
      { ...chapter, userId: gone, chapterId: two, learned: true, studiedS: 40 },
    );
    await merge();
    const learned = (await rowsOf(chapterProgress)).map(({ chapterId, learned: is, userId }) => [
      userId,
      chapterId,
      is,
    ]);
    expect(learned.sort()).toEqual([
      [kept, one, true],
      [kept, two, true],
    ]);
    expect(await rowsOf(courseProgress)).toMatchObject([{ userId: kept, learnedChapters: 2 }]);
  });

  it('count once where both were counted, and as often as before elsewhere [AC-10]', async () => {
    const [both, one] = [await world.addCourse({ learners: 2 }), await world.addCourse({ learners: 1 })];
    const set = (id: number, values: object) =>
      world.in(1001, ({ only, tx }) =>
        tx
          .update(courses)
          .set(values)
          .where(only(courses, eq(courses.id, id))),
      );
    await set(both.id, { praises: 2, ratings: 2, rating: 45 });
    await set(one.id, { praises: 1, ratings: 1, rating: 50 });
    const at = new Date(world.now);
    const praise = { praised: true, changedAt: at };
    await add(
      coursePraises,
      { userId: kept, courseId: both.id, ...praise },
      { userId: gone, courseId: both.id, ...praise },
      { userId: gone, courseId: one.id, ...praise },
      // Taken back by the account that stays: the other one's counts.
      { userId: kept, courseId: one.id, praised: false, changedAt: at },
    );
    await add(
      courseGrades,
      { userId: kept, courseId: both.id, stars: 4, gradedAt: at },
      { userId: gone, courseId: both.id, stars: 5, gradedAt: at },
      { userId: gone, courseId: one.id, stars: 5, gradedAt: at },
    );
    await add(courseSpreads, { courseId: both.id, counts: [0, 0, 0, 1, 1] });
    const post = await addPost(world, await world.addLearner('O1'));
    await world.in(1001, ({ only, tx }) =>
      tx.update(communityPosts).set({ views: 2, praises: 2 }).where(only(communityPosts)),
    );
    for (const userId of [kept, gone]) {
      await add(communityViews, { postId: post, userId, at });
      await add(communityPraises, { postId: post, userId, praised: true, at });
    }
    // One who liked a comment, and one who liked it no more: one likes it, as before.
    await add(communityComments, {
      postId: post,
      userId: await world.addLearner('O2'),
      words: '好',
      mentions: [],
      praises: 1,
      at,
    });
    const comment = (await rowsOf(communityComments))[0]?.id ?? 0;
    await add(communityPraises, { postId: post, commentId: comment, userId: gone, praised: true, at });
    await add(communityPraises, { postId: post, commentId: comment, userId: kept, praised: false, at });
    await merge();
    expect(await rowsOf(communityComments)).toMatchObject([{ praises: 1 }]);
    const counted = new Map((await rowsOf(courses)).map((row) => [row.id, row]));
    expect(counted.get(both.id)).toMatchObject({ praises: 1, ratings: 1, rating: 40 });
    expect(counted.get(one.id)).toMatchObject({ praises: 1, ratings: 1, rating: 50 });
    expect(await rowsOf(courseSpreads)).toMatchObject([{ counts: [0, 0, 0, 1, 0] }]);
    expect(await rowsOf(communityPosts)).toMatchObject([{ views: 1, praises: 1 }]);
    expect((await rowsOf(coursePraises)).map(({ courseId, praised, userId }) => [courseId, userId, praised])).toEqual(
      expect.arrayContaining([
        [both.id, kept, true],
        [one.id, kept, true],
      ]),
    );
  });

  it('have the practice of both, the face log, and what mentions them [AC-10] [EX-08] [SE-15]', async () => {
    const at = new Date(world.now);
    await (await ExamWorld.within(world)).addExam();
    const question = (await rowsOf(questions))[0]?.id ?? 0;
    const run = {
      id: 7,
      userId: gone,
      kind: 'daily' as const,
      key: '2025-11-20',
      drills: [],
      startedAt: at,
      answered: 1,
    };
    await add(practiceRuns, run, { ...run, id: 8, userId: kept });
    const given = {
      questionId: question,
      value: { choice: [0], gaps: [], text: '', files: [] },
      mark: 'right',
      at,
      inBook: false,
    };
    await add(practiceAnswers, { ...given, runId: 7, userId: gone }, { ...given, runId: 8, userId: kept });
    await add(faceLog, { userId: gone, event: 'passed', at });
    const post = await addPost(world, await world.addLearner('O1'));
    const mentions = [
      { id: gone, name: '李娜' },
      { id: kept, name: '李娜' },
    ];
    await add(communityComments, { postId: post, userId: kept, words: '@李娜', mentions, at });
    await merge();
    const answers = (await rowsOf(practiceAnswers)).filter(({ userId }) => userId === kept);
    const runs = (await rowsOf(practiceRuns)).filter(({ userId }) => userId === kept);
    expect(answers.map(({ runId }) => runId).sort()).toEqual(runs.map(({ id }) => id).sort());
    expect(runs.map(({ finishedAt }) => finishedAt === null).sort()).toEqual([false, true]);
    expect((await rowsOf(faceLog)).filter(({ userId }) => userId === kept)).toHaveLength(1);
    expect((await rowsOf(communityComments))[0]?.mentions.map(({ id }) => id)).toEqual([kept, kept]);
  });

  it('have the draws of both, each with the proof of the account that drew, and the limit of a day once [AC-10] [MA-04]', async () => {
    const lotteryId = await addLottery(world);
    for (const userId of [kept, gone, gone]) {
      const reason = { userId, rule: 'test', source: { type: 'test', id: `${userId}` } };
      await world.in(1001, (scope) => earnPoints(scope, reason, 100, world.now));
      await world.ask(lotteryDraw, { lotteryId, own: '甲' }, { userId });
    }
    await merge();
    const { items } = await world.ask(lotteryDraws, { lotteryId }, { userId: kept });
    const proof = items.map(({ nonce, person, seed }) => [person, nonce, seed !== '']).sort();
    expect(proof).toEqual(
      [
        [String(kept), 1, false],
        [String(gone), 1, true],
        [String(gone), 2, true],
      ].sort(),
    );
    expect((await world.ask(lotteryHome, {}, { userId: kept })).mine).toMatchObject({ left: 2 });
    expect((await world.ask(lotteryDraw, { lotteryId, own: '乙' }, { userId: kept })).draw).toMatchObject({
      ...{ person: String(kept), nonce: 3 },
    });
  });

  it('keep the attempts of both, add up points, and speak in one conversation [AC-10] [EX-05] [MA-01]', async () => {
    const exam = await (await ExamWorld.within(world)).addExam();
    const at = new Date(world.now);
    const attempt = { examId: exam, state: 'marked' as const, paper: [], holder: '', startedAt: at, deadlineAt: at };
    await add(
      examAttempts,
      ...[kept, gone].map((userId) => ({
        ...attempt,
        userId,
        number: 1,
        handedInAt: at,
        handInReason: 'user',
        answered: 0,
      })),
    );
    for (const userId of [kept, gone])
      await world.in(1001, (scope) =>
        earnPoints(scope, { userId, rule: 'course.chapter', source: { type: 'chapter', id: '7' } }, 30, world.now),
      );
    const other = await world.addLearner('O1');
    const pair = (userId: number) => ({ lowId: Math.min(userId, other), highId: Math.max(userId, other) });
    await add(conversations, pair(kept), pair(gone), { lowId: kept, highId: gone });
    for (const { id, highId, lowId } of await rowsOf(conversations))
      await add(privateMessages, { conversationId: id, fromId: lowId, clientId: `m${id}`, text: `${highId}`, at });
    await merge();
    expect((await rowsOf(examAttempts)).map(({ number, userId }) => [userId, number]).sort()).toEqual([
      [kept, 1],
      [kept, 2],
    ]);
    expect((await rowsOf(pointsBalances)).find(({ userId }) => userId === kept)).toMatchObject({
      lifetime: 60,
      spendable: 60,
    });
    expect(await personOf(kept)).toMatchObject({ score: 60 });
    const own = (await rowsOf(pointsEntries)).filter(({ userId }) => userId === kept);
    expect(own.reduce((sum, { spendable }) => sum + spendable, 0)).toBe(60);
    expect(await rowsOf(conversations)).toMatchObject([pair(kept)]);
    expect(await rowsOf(privateMessages)).toMatchObject([{ fromId: kept }, { fromId: kept }]);
  });

  it('keep what was bought for longer, whichever account bought it [AC-10] [PY-02]', async () => {
    const days = (count: number) => new Date(world.now + count * 86_400_000);
    const bought = { kind: 'course' as const, from: days(0), orderId: null };
    await add(
      purchases,
      { ...bought, userId: kept, itemId: 1, until: days(10) },
      { ...bought, userId: gone, itemId: 1, until: days(300) },
      { ...bought, userId: kept, itemId: 2, until: days(200) },
      { ...bought, userId: gone, itemId: 2, until: days(20) },
    );
    await merge();
    const left = (await rowsOf(purchases)).map(({ itemId, until, userId }) => [userId, itemId, until]);
    expect(left.sort((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      [kept, 1, days(300)],
      [kept, 2, days(200)],
    ]);
  });

  it('stay two among those who answered without a name, so that sums go on growing by five [AC-10] [QU-02]', async () => {
    const takers = [kept, gone];
    const named = await addQuestionnaire(world, { anonymous: false, takers });
    const nameless = await addQuestionnaire(world, { anonymous: true, takers });
    const once = await addQuestionnaire(world, { anonymous: true, takers: [gone] });
    await merge();
    const rows = await rowsOf(questionnaireTakers);
    const of = (id: number) => rows.find(({ questionnaireId }) => questionnaireId === id)?.userIds;
    expect([of(named), of(nameless), of(once)]).toEqual([[kept], [-gone, kept], [kept]]);
  });

  it('belong to the audiences of both [AC-10]', async () => {
    const audience = await world.in(1001, (scope) => audienceOf(scope, { ...noTerms, people: [gone] }));
    await merge();
    const members = (await rowsOf(audienceMembers)).filter(({ audienceId }) => audienceId === audience);
    expect(members.map(({ userId }) => userId)).toEqual([kept]);
  });

  it('stay two where one was changed meanwhile, is one’s own or beyond one’s rights, or sits an exam [AC-10]', async () => {
    const why = (reason: string) => ({ code: ErrorCode.conflict, data: { reason } });
    expect(await refused({ goneRevision: 99 })).toMatchObject({
      code: ErrorCode.conflict,
      data: { person: { id: kept } },
    });
    expect(await refused({ gone: boss.userId ?? 0 })).toMatchObject(why('own'));
    const second = await world.addPerson('admin', 'A1');
    const system: Asker = { userId: await addUser(world.db, 1001, { account: 'S1', type: 4 }), role: 'admin' };
    expect(await refused({ gone: second.userId ?? 0 }, system)).toMatchObject(why('beyond'));
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, and(eq(users.account, 'A1')))),
    );
    const exam = await (await ExamWorld.within(world)).addExam();
    const at = new Date(world.now);
    await add(examAttempts, {
      examId: exam,
      userId: gone,
      number: 1,
      paper: [],
      holder: '',
      startedAt: at,
      deadlineAt: at,
    });
    expect(await refused()).toMatchObject(why('sits'));
  });
});
