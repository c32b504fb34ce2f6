import { ErrorCode, type Interval } from '@banyan/contracts';
import {
  beginFaceCheck,
  consentFace,
  enrolFace,
  faceLog,
  faceTermsVersion,
  faceTriesMs,
  mostFaceTries,
  myFace,
  realNameAuth,
  verifyFace,
  type FacePurpose,
  type FaceRefusal,
} from '@banyan/contracts/account';
import { courseVerify, getCourseVerifi, reportProgress, setCourseVerifi, studyLease } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presenceDue } from '../course/presence.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { facePeople } from './face.schema.ts';

let world: CourseWorld;
let userId: number;
let people = 0;
const no = (refusal: FaceRefusal) => ({ code: ErrorCode.faceRefused, data: { refusal } });
/** A face in numbers; two with the same turn are nearly the same person. */
const faceOf = (turn: number, noise = 0) =>
  Array.from({ length: 128 }, (_, index) => Math.sin(index * turn) / 10 + (noise * (index % 3)) / 100);
const mine = faceOf(1);
const others = faceOf(2);

beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
});
beforeEach(async () => {
  people += 1;
  userId = await world.addLearner(`face${people}`);
});

const agree = (agreed: 'Y' | 'N' = 'Y') => world.ask(consentFace, { agreed, terms: faceTermsVersion }, { userId });
const enrol = async () => {
  await agree();
  await world.ask(enrolFace, { descriptor: mine }, { userId });
};
const begin = (occasion: FacePurpose = 'own', subject_id = 0) =>
  world.ask(beginFaceCheck, { occasion, subject_id }, { userId });
const check = async (descriptor: number[], occasion?: FacePurpose, subject?: number) => {
  const { challenge } = await begin(occasion, subject);
  return world.ask(verifyFace, { challenge, descriptor }, { userId });
};
const events = async () => (await world.ask(faceLog, {}, { userId })).items.map(({ event }) => event);

describe('a face', () => {
  it('is stored after consent alone, sealed, and is gone with it; the log stays [SE-15]', async () => {
    expect(await world.refusal(enrolFace, { descriptor: mine }, { userId })).toEqual(no('noConsent'));
    const zeros = Array.from({ length: 128 }, () => 0);
    expect(await world.refusal(enrolFace, { descriptor: zeros }, { userId })).toMatchObject({
      code: ErrorCode.badRequest,
    });
    await enrol();
    expect(await world.refusal(enrolFace, { descriptor: others }, { userId })).toEqual(no('enrolled'));
    const stored = await world.in(1001, ({ tx, only }) =>
      tx
        .select()
        .from(facePeople)
        .where(only(facePeople, eq(facePeople.userId, userId))),
    );
    const sealed = Buffer.from(stored[0]?.sealed ?? []);
    expect(sealed).toHaveLength(12 + 128 * 4 + 16);
    expect(sealed.includes(Buffer.from(Float32Array.from(mine).buffer).subarray(4, 20))).toBe(false);
    expect(await agree('N')).toMatchObject({ consentAt: null, enrolledAt: null });
    expect(await world.refusal(beginFaceCheck, { occasion: 'own', subject_id: 0 }, { userId })).toEqual(
      no('noConsent'),
    );
    expect(await events()).toEqual(['withdrawn', 'enrolled', 'consented']);
  });

  it('is compared by the server: the same person passes, another one does not, and a check serves once [SE-15]', async () => {
    await enrol();
    const { challenge } = await begin();
    expect(await world.ask(verifyFace, { challenge, descriptor: faceOf(1, 1) }, { userId })).toMatchObject({
      same: 'Y',
    });
    expect(await world.refusal(verifyFace, { challenge, descriptor: mine }, { userId })).toEqual(no('challengeOver'));
    expect(await check(others)).toEqual({ same: 'N', triesLeft: mostFaceTries - 1 });
    const late = await begin();
    world.now += 5 * 60_000 + 1;
    expect(await world.refusal(verifyFace, { challenge: late.challenge, descriptor: mine }, { userId })).toEqual(
      no('challengeOver'),
    );
    // A check begun by one person is not valid for another.
    const theirs = await begin();
    userId = await world.addLearner(`thief${people}`);
    await enrol();
    expect(await world.refusal(verifyFace, { challenge: theirs.challenge, descriptor: mine }, { userId })).toEqual(
      no('challengeOver'),
    );
  });

  it('waits after too many failed checks, even for the right one, and all of them are in the log [SE-15]', async () => {
    await enrol();
    for (let left = mostFaceTries - 1; left >= 0; left -= 1) expect((await check(others)).triesLeft).toBe(left);
    expect(await world.refusal(beginFaceCheck, { occasion: 'own', subject_id: 0 }, { userId })).toMatchObject({
      data: { refusal: 'tries', retryAfterS: faceTriesMs / 1000 },
    });
    expect((await world.ask(myFace, {}, { userId })).waitUntil).toBe(world.now + faceTriesMs);
    expect((await events()).filter((event) => event === 'failed')).toHaveLength(mostFaceTries);
    world.now += faceTriesMs;
    expect(await check(mine)).toMatchObject({ same: 'Y' });
  });
});

it('a real name is compared with what the person told; wrong ones are counted [SE-15]', async () => {
  const claim = (name: string, id_number: string) => world.ask(realNameAuth, { name, id_number }, { userId });
  expect((await claim('李思远', '11010519491231002X')).outcome).toBe('unknown');
  await world.in(1001, ({ tx, only }) =>
    tx
      .update(users)
      .set({ realName: '李思远', idNumber: '11010519491231002X' })
      .where(only(users, eq(users.id, userId))),
  );
  expect((await claim('李思远', '110105194912310021')).outcome).toBe('invalid');
  expect((await claim('李想', '11010519491231002X')).outcome).toBe('different');
  expect(await claim('李 思远', '11010519491231002x')).toEqual({ outcome: 'confirmed', by: 'embedded', at: world.now });
  for (let n = 0; n < mostFaceTries; n += 1) await claim('李想', '11010519491231002X');
  expect(
    await world.refusal(realNameAuth, { name: '李思远', id_number: '11010519491231002X' }, { userId }),
  ).toMatchObject({ code: ErrorCode.faceRefused, data: { refusal: 'tries' } });
});

describe('a course that asks whether its learner is there', () => {
  const holder = 'window-one-aaaaaaaa';
  async function course(presence: 'prompt' | 'face') {
    const made = await world.addCourse({ presence, presenceMinutes: 1, chapterSeconds: [400, 400] });
    await world.ask(studyLease, { course_id: made.id, holder, take_over: 'N', release: 'N' }, { userId });
    let at = 0;
    const watch = async (seconds: number, claimed = seconds) => {
      world.now += seconds * 1000;
      const intervals: Interval[] = [[at, at + claimed]];
      const input = {
        course_id: made.id,
        chapter_id: made.chapterIds[0] ?? 0,
        holder,
        rate: 1,
        reason: 'tick' as const,
      };
      const answer = await world.ask(reportProgress, { ...input, positionS: at + seconds, intervals }, { userId });
      at = answer.chapter.intervals.at(-1)?.[1] ?? 0;
      return answer;
    };
    /** Studies until the question appears: between half a minute and one and a half. */
    const untilAsked = async () => {
      for (let beats = 1; beats <= 11; beats += 1) {
        const { presence: asked } = await watch(10);
        if (asked !== null) return { asked, beats };
      }
      throw new Error('nobody asked');
    };
    return { id: made.id, watch, untilAsked };
  }

  it('asks at a moment of the server’s choice, and counts nothing until it is answered, nor afterwards [CO-08]', async () => {
    const { id, untilAsked, watch } = await course('prompt');
    const { asked, beats } = await untilAsked();
    expect(beats).toBeGreaterThanOrEqual(3);
    expect(asked.until - asked.askedAt).toBe(60_000);
    const before = (await watch(10)).chapter.leftS;
    expect((await watch(10)).chapter.leftS).toBe(before);
    expect(await world.ask(courseVerify, { id }, { userId })).toMatchObject({ way: 'prompt', open: { id: asked.id } });
    world.now = asked.until + 1;
    const missed = await world.ask(getCourseVerifi, { id }, { userId });
    expect(missed.items).toMatchObject([{ id: asked.id, outcome: 'missed', answeredAt: null }]);
    const answer = { id, check_id: asked.id };
    expect(await world.ask(setCourseVerifi, answer, { userId })).toEqual({ outcome: 'late' });
    expect(await world.ask(setCourseVerifi, answer, { userId })).toEqual({ outcome: 'late' });
    // Study time after the question is not sent now.
    const after = await watch(10, 100);
    expect(after.presence).toBeNull();
    expect(before - after.chapter.leftS).toBeLessThanOrEqual(12);
    expect(await world.refusal(setCourseVerifi, { id, check_id: 1 }, { userId })).toMatchObject({
      data: { refusal: 'over' },
    });
  });

  it('draws each moment anew, between half and one and a half of the course’s interval [CO-08]', async () => {
    for (let n = 0; n < 4; n += 1) await (await course('prompt')).watch(1);
    const due = await world.in(1001, ({ tx, only }) => tx.select().from(presenceDue).where(only(presenceDue)));
    const moments = due.map(({ atS }) => atS).filter((atS) => atS <= 92);
    expect(moments.length).toBeGreaterThanOrEqual(4);
    expect(new Set(moments).size).toBeGreaterThan(1);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(30);
  });

  it('takes a face that was checked for it since it asked, once [CO-08] [SE-15]', async () => {
    await enrol();
    const { id, untilAsked } = await course('face');
    await check(mine, 'study', id);
    world.now += 1000;
    const { asked } = await untilAsked();
    expect(asked.until - asked.askedAt).toBe(180_000);
    const answer = { id, check_id: asked.id };
    const noFace = { code: ErrorCode.presenceRefused, data: { refusal: 'face' } };
    expect(await world.refusal(setCourseVerifi, answer, { userId })).toEqual(noFace);
    await check(mine, 'study', id + 1);
    await check(others, 'study', id);
    expect(await world.refusal(setCourseVerifi, answer, { userId })).toEqual(noFace);
    await check(mine, 'study', id);
    expect(await world.ask(setCourseVerifi, answer, { userId })).toEqual({ outcome: 'passed' });
    const { asked: next } = await untilAsked();
    expect(await world.refusal(setCourseVerifi, { id, check_id: next.id }, { userId })).toEqual(noFace);
  });
});
