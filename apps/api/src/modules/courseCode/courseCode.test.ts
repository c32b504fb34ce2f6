import { ErrorCode } from '@banyan/contracts';
import {
  codeTriesMs,
  courseCode,
  courseDetail,
  mostCodeTries,
  redeemCode,
  type CodeRefusal,
} from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { codeBatches, courseCodes } from './courseCode.schema.ts';

let world: CourseWorld;
let made = 0;
const sold = { fee: 'charged', price: 900 } as const;
const no = (refusal: CodeRefusal) => ({ code: ErrorCode.codeRefused, data: { refusal } });

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
});

/** A learner, and a code for a course that costs money. */
async function given(
  batch: Partial<typeof codeBatches.$inferInsert> = {},
  code: Partial<typeof courseCodes.$inferInsert> = {},
  course: Parameters<CourseWorld['addCourse']>[0] = sold,
) {
  made += 1;
  const userId = await world.addLearner(`coder${made}`);
  const { id } = await world.addCourse(course);
  const word = `CODE${made}ABC`;
  await world.in(1001, async (scope) => {
    const row = { name: { zh_cn: '提升月' }, kind: 'course' as const, itemId: id, days: 30, ...batch };
    const [added] = await scope.tx.insert(codeBatches).values(scope.row(codeBatches, row)).returning();
    const values = { batchId: added?.id ?? 0, code: word, most: 2, ...code };
    await scope.tx.insert(courseCodes).values(scope.row(courseCodes, values));
  });
  return { id, userId, code: word };
}

describe('a course code', () => {
  it('opens its course for its days, however it is typed, once for a person [CO-08]', async () => {
    const { code, id, userId } = await given();
    const [first = ''] = code;
    // Chinese keyboards type full-width letters, too.
    const wide = String.fromCodePoint((first.codePointAt(0) ?? 0) + 0xfee0);
    const typed = ` ${wide}${code.toLowerCase().slice(1, 4)}-${code.slice(4)} `;
    const offer = await world.ask(courseCode, { code: typed }, { userId });
    expect(offer).toMatchObject({ kind: 'course', id, from: '提升月', until: world.now + 30 * 86_400_000 });
    expect((await world.ask(courseDetail, { id }, { userId })).purchase?.state).toBe('needed');
    await world.ask(redeemCode, { code: typed }, { userId });
    expect((await world.ask(courseDetail, { id }, { userId })).purchase).toMatchObject({
      state: 'bought',
      until: offer.until,
    });
    // Redeeming again gives the same answer, looking it up says that it was used.
    expect(await world.ask(redeemCode, { code }, { userId })).toMatchObject({ id });
    expect(await world.refusal(courseCode, { code }, { userId })).toEqual(no('already'));
  });

  it('is used by as many as it may be, also at once [CO-08]', async () => {
    const { code } = await given({}, { most: 2 });
    const people = await Promise.all(['a', 'b', 'c'].map((name) => world.addLearner(`many-${name}`)));
    const outcomes = await Promise.all(people.map((userId) => world.refusal(redeemCode, { code }, { userId })));
    expect(outcomes.filter((one) => one === undefined)).toHaveLength(2);
    expect(outcomes.find((one) => one !== undefined)).toEqual(no('usedUp'));
  });

  it('says why it opens nothing, and is not used then [CO-08]', async () => {
    // The moment itself is over.
    const over = await given({ expiresAt: new Date(world.now) });
    const last = await given({ expiresAt: new Date(world.now + 1) });
    expect(await world.refusal(courseCode, { code: last.code }, { userId: last.userId })).toBeUndefined();
    const stopped = await given({ stopped: true });
    const free = await given({}, {}, {});
    const gone = await given({}, {}, { ...sold, state: 'off_shelf' });
    const others = await given({}, {}, { ...sold, departments: ['别处'] });
    const cases = [
      [over, 'expired'],
      [stopped, 'stopped'],
      [free, 'free'],
      [gone, 'offShelf'],
      [others, 'notForYou'],
    ] as const;
    for (const [{ code, userId }, refusal] of cases) {
      expect(await world.refusal(courseCode, { code }, { userId })).toEqual(no(refusal));
      expect(await world.refusal(redeemCode, { code }, { userId })).toEqual(no(refusal));
    }
    const rows = await world.in(1001, (scope) => scope.tx.select().from(courseCodes).where(scope.only(courseCodes)));
    expect(rows.filter(({ code }) => cases.some(([one]) => one.code === code)).every(({ used }) => used === 0)).toBe(
      true,
    );
    const bought = await given();
    const second = await given({ itemId: bought.id });
    await world.ask(redeemCode, { code: bought.code }, { userId: bought.userId });
    expect(await world.refusal(redeemCode, { code: second.code }, { userId: bought.userId })).toEqual(no('owned'));
  });

  it('is not looked at after too many wrong ones, for a while [CO-08]', async () => {
    const { code, userId } = await given();
    for (let n = 0; n < mostCodeTries; n += 1) {
      expect(await world.refusal(courseCode, { code: `WRONG${n}` }, { userId })).toEqual(no('unknown'));
    }
    expect(await world.refusal(redeemCode, { code }, { userId })).toMatchObject({
      code: ErrorCode.codeRefused,
      data: { refusal: 'tries', retryAfterS: codeTriesMs / 1000 },
    });
    world.now += codeTriesMs;
    await world.ask(redeemCode, { code }, { userId });
  });

  it('is of one enterprise alone [CO-08]', async () => {
    const { code } = await given();
    const userId = await world.addLearner('elsewhere', '', 1002);
    expect(await world.refusal(courseCode, { code }, { userId, eid: 1002 })).toEqual(no('unknown'));
  });
});
