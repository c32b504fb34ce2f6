import { type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import { activityList, myActivities, type ActivityTab, type MyActivityTab } from '@banyan/contracts/training';
import { and, gt, lte, type SQL } from 'drizzle-orm';
import { mentions } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage, type PageInput } from '../../paging/keyset.ts';
import { activities } from './activity.schema.ts';
import { activitiesFor, cardOf, ownColumns, registeredBy, type OwnActivity } from './activityRow.ts';

const soonest = keyset<OwnActivity>(
  [activities.beginsAt, activities.id],
  ({ row }) => [row.beginsAt, row.id],
  'ascending',
);
const endedLast = keyset<OwnActivity>([activities.endsAt, activities.id], ({ row }) => [row.endsAt, row.id]);

function inPart(phase: ActivityTab | MyActivityTab, at: number): SQL | undefined {
  const now = new Date(at);
  if (phase === 'ended' || phase === 'past') return lte(activities.endsAt, now);
  if (phase === 'coming') return gt(activities.endsAt, now);
  return and(lte(activities.registrationFrom, now), gt(activities.registrationTo, now), gt(activities.beginsAt, now));
}

function cards(ctx: CallContext, call: Pick<Call, 'name'>, input: PageInput, where: SQL | undefined, past: boolean) {
  const by = past ? endedLast : soonest;
  return keysetPage(call, input, {
    by,
    read: ({ beyond, limit }) =>
      ctx.scope.tx
        .select(ownColumns(ctx))
        .from(activities)
        .where(ctx.scope.only(activities, where, beyond))
        .orderBy(...by.orderBy())
        .limit(limit),
    items: (rows) => rows.map((row) => cardOf(row, ctx)),
  });
}

/** Activities: future ones by their beginning, past ones latest first. */
export function listActivities(
  ctx: CallContext,
  input: CallInput<typeof activityList>,
): Promise<CallOutput<typeof activityList>> {
  const { keyword = '', phase = 'coming' } = input;
  const named = mentions(activities.title, keyword);
  return cards(ctx, activityList, input, and(inPart(phase, ctx.now()), named, activitiesFor(ctx)), phase === 'ended');
}

/** Activities that the learner has registered for or waits for. */
export function listMine(
  ctx: CallContext<Learner>,
  input: CallInput<typeof myActivities>,
): Promise<CallOutput<typeof myActivities>> {
  const { phase = 'coming' } = input;
  const mine = registeredBy(ctx.viewer.userId);
  return cards(ctx, myActivities, input, and(inPart(phase, ctx.now()), mine), phase === 'past');
}
