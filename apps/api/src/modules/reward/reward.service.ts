import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  courseReward,
  mostRewardsOfDay,
  type CourseRewardGift,
  type giveReward,
  type RewardRefusal,
} from '@banyan/contracts/course';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { shownName } from '../../platform/people.ts';
import type { RewardPorts } from './reward.ports.ts';
import { courseRewards } from './reward.schema.ts';

type Row = typeof courseRewards.$inferSelect;

const refused = (refusal: RewardRefusal) =>
  new Refusal(ErrorCode.rewardRefused, { data: { refusal }, reason: refusal });

const lastFirst = keyset<Row>([courseRewards.at, courseRewards.id], ({ at, id }) => [at, id]);

/** Why this person cannot reward the lecturer of a course, whatever the amount. */
async function refusalFor(ctx: CallContext, id: number, ports: RewardPorts) {
  const { lecturer } = await ports.course(ctx, id);
  const { kind, userId } = lecturer;
  const refusal: RewardRefusal | null =
    kind !== 'internal' ? 'external' : userId === null ? 'noAccount' : userId === ctx.viewer.userId ? 'own' : null;
  return { refusal, to: userId };
}

/** Points that a person has given today, to anybody. */
async function givenToday({ now, scope, viewer }: CallContext, userId: number): Promise<number> {
  const today = and(eq(courseRewards.userId, userId), eq(courseRewards.day, dayOf(now(), viewer.timeZone)));
  const [sum] = await scope.tx
    .select({ points: sql<number>`coalesce(sum(${courseRewards.points}), 0)::int` })
    .from(courseRewards)
    .where(scope.only(courseRewards, today));
  return sum?.points ?? 0;
}

/** State of the reader, and the rewards of the course. */
async function standOf(ctx: CallContext, id: number, asked: RewardRefusal | null, ports: RewardPorts) {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const [sum] = await scope.tx
    .select({
      points: sql<number>`coalesce(sum(${courseRewards.points}), 0)::int`,
      people: sql<number>`count(distinct ${courseRewards.userId})::int`,
    })
    .from(courseRewards)
    .where(scope.only(courseRewards, eq(courseRewards.courseId, id)));
  const spendable = userId === null ? null : await ports.spendable(scope, userId);
  const leftToday = userId === null ? 0 : Math.max(0, mostRewardsOfDay - (await givenToday(ctx, userId)));
  const short = userId === null ? null : leftToday === 0 ? 'day' : spendable === 0 ? 'points' : null;
  return { refusal: asked ?? short, spendable, leftToday, points: sum?.points ?? 0, people: sum?.people ?? 0 };
}

async function giftsOf({ scope, viewer }: CallContext, rows: readonly Row[]): Promise<CourseRewardGift[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people =
    ids.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name, nickname: users.nickname })
          .from(users)
          .where(scope.only(users, inArray(users.id, ids)));
  const names = new Map(people.map((one) => [one.id, shownName(one, viewer.language)]));
  return rows.map(({ id, userId, points, at }) => ({ id, name: names.get(userId) ?? '', points, at: at.getTime() }));
}

/** People who have rewarded the lecturer of a course. */
export async function listRewards(
  ctx: CallContext,
  input: CallInput<typeof courseReward>,
  ports: RewardPorts,
): Promise<CallOutput<typeof courseReward>> {
  const { refusal } = await refusalFor(ctx, input.id, ports);
  const page = await keysetPage(courseReward, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      ctx.scope.tx
        .select()
        .from(courseRewards)
        .where(ctx.scope.only(courseRewards, eq(courseRewards.courseId, input.id), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => giftsOf(ctx, rows),
  });
  return { ...page, ...(await standOf(ctx, input.id, refusal, ports)) };
}

/**
 * Moves points from the learner to the lecturer, with the row of the reward, together or not at all. Both accounts are
 * locked first, in one order for everyone, so that two who reward each other do not deadlock.
 */
export async function give(
  ctx: CallContext<Learner>,
  { id, points }: CallInput<typeof giveReward>,
  ports: RewardPorts,
): Promise<CallOutput<typeof giveReward>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  const { refusal, to } = await refusalFor(ctx, id, ports);
  if (refusal !== null || to === null) throw refused(refusal ?? 'noAccount');
  await ports.hold(scope, [userId, to]);
  if ((await givenToday(ctx, userId)) + points > mostRewardsOfDay) throw refused('day');
  await takeAct(ctx, 'reward');
  const day = dayOf(now, viewer.timeZone);
  const row = { courseId: id, lecturerUserId: to, userId, points, day, at: new Date(now) };
  const [made] = await scope.tx.insert(courseRewards).values(scope.row(courseRewards, row)).returning();
  if (made === undefined) throw new Error('no reward was made');
  const source = { type: 'reward', id: String(made.id) };
  if (!(await ports.spend(scope, { userId, rule: 'reward.given', source }, points, now))) throw refused('points');
  await ports.award(scope, { userId: to, rule: 'reward.received', source }, points, now);
  for (const one of [userId, to]) await ctx.emit(scope, userChanged, { userId: one });
  const [gift] = await giftsOf(ctx, [made]);
  if (gift === undefined) throw new Error('no gift was made');
  return { gift, ...(await standOf(ctx, id, null, ports)) };
}

/** Titles of the rewarded courses, by the rewards' ids. */
export const rewardTitles =
  (titles: (ctx: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>) =>
  async (ctx: CallContext<Learner>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await ctx.scope.tx
      .select({ id: courseRewards.id, courseId: courseRewards.courseId })
      .from(courseRewards)
      .where(ctx.scope.only(courseRewards, inArray(courseRewards.id, [...ids])));
    const named = await titles(
      ctx,
      rows.map(({ courseId }) => courseId),
    );
    return new Map(rows.map(({ id, courseId }) => [id, named.get(courseId) ?? '']));
  };
