import { ErrorCode } from '@banyan/contracts';
import { answerShare, keepShare, playbillCourse, shareCame, shareList, shareReviews } from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';

let world: CourseWorld;
let admin: Asker;
let made = 0;
beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
  admin = await world.addPerson('admin', 'desk');
});

/** A course that a learner has passed on. */
async function shared(asker?: Asker) {
  made += 1;
  const who = asker ?? { userId: await world.addLearner(`shares${made}`) };
  const { id } = await world.addCourse({ title: { zh_cn: `课 ${made}` } });
  const { code } = await world.ask(playbillCourse, { id }, who);
  const { share } = await world.ask(keepShare, { id, by: 'link' }, who);
  const comes = async () => {
    made += 1;
    const userId = await world.addLearner(`comes${made}`);
    return (await world.ask(shareCame, { id, through: code }, { userId })).counted;
  };
  return { id, who, share, comes };
}

describe('shared courses at the review desk', () => {
  it('wait there with who shared them, and stand or are stopped with a reason that the learner sees [AD-01]', async () => {
    const { comes, id, share, who } = await shared();
    const before = await world.ask(shareReviews, { state: 'open' }, admin);
    expect(before.waiting).toBe(1);
    expect(before.items).toMatchObject([{ id: share, courseId: id, title: `课 ${made}`, came: 0, answer: null }]);
    expect(before.items[0]?.by).toBe(`shares${made}`);
    expect(await comes()).toBe(true);
    const answer = { share, verdict: 'rejected' as const, reason: '只在内部讲' };
    expect((await world.refusal(answerShare, { ...answer, reason: ' ' }, admin))?.code).toBe(ErrorCode.badRequest);
    expect((await world.ask(answerShare, answer, admin)).answer).toMatchObject({ verdict: 'rejected' });
    expect((await world.refusal(answerShare, answer, admin))?.code).toBe(ErrorCode.postChanged);
    expect(await comes()).toBe(false);
    expect((await world.ask(shareList, {}, who)).items).toMatchObject([{ id: share, stopped: '只在内部讲', came: 1 }]);
    const after = await world.ask(shareReviews, { state: 'answered' }, admin);
    expect([after.waiting, after.items.map((one) => one.id)]).toEqual([0, [share]]);
    // Passed on again, it is looked at again.
    await world.ask(keepShare, { id, by: 'link' }, who);
    expect((await world.ask(shareReviews, { state: 'open' }, admin)).waiting).toBe(1);
    expect((await world.ask(answerShare, { share, verdict: 'passed', reason: '' }, admin)).answer?.verdict).toBe(
      'passed',
    );
    expect(await comes()).toBe(true);
  });

  it('are for administrators, and not for the own ones [AD-01] [AC-10]', async () => {
    const { share } = await shared(admin);
    const answer = { share, verdict: 'passed' as const, reason: '' };
    expect((await world.refusal(answerShare, answer, admin))?.code).toBe(ErrorCode.ownWork);
    const learner = { userId: await world.addLearner('looks') };
    expect((await world.refusal(shareReviews, { state: 'open' }, learner))?.code).toBe(ErrorCode.adminsOnly);
    expect((await world.refusal(answerShare, answer, learner))?.code).toBe(ErrorCode.adminsOnly);
  });
});
