import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { shareReviews, type answerShare, type ReviewedShare } from '@banyan/contracts/course';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import type { SharePorts } from './share.ports.ts';
import { shares } from './share.schema.ts';

type Ctx = CallContext<Learner>;
type Row = typeof shares.$inferSelect;

const waitsLongest = keyset<Row>([shares.sharedAt, shares.id], ({ sharedAt, id }) => [sharedAt ?? 0, id], 'ascending');
const answeredLast = keyset<Row>([shares.reviewedAt, shares.id], ({ reviewedAt, id }) => [reviewedAt ?? 0, id]);
const waits = and(isNotNull(shares.sharedAt), isNull(shares.verdict));

async function shownShares(ctx: Ctx, rows: readonly Row[], ports: SharePorts): Promise<ReviewedShare[]> {
  const cards = await ports.cards(
    ctx,
    rows.map(({ courseId }) => courseId),
  );
  const names = await peopleOf(
    ctx,
    rows.flatMap(({ reviewedBy, userId }) => [userId, ...(reviewedBy === null ? [] : [reviewedBy])]),
  );
  const nameOf = (id: number | null) => (id === null ? '' : (names.get(id)?.name ?? ''));
  return rows.map(({ came, courseId, id, reason, reviewedBy, sharedAt, userId, verdict }) => ({
    ...{ id, courseId, came },
    title: cards.get(courseId)?.course.title ?? '',
    by: nameOf(userId),
    at: sharedAt?.getTime() ?? 0,
    answer: verdict === null ? null : { verdict, reason, by: nameOf(reviewedBy) },
  }));
}

/** Shares that wait for an administrator, or that were answered. */
export async function listShared(
  ctx: Ctx,
  input: CallInput<typeof shareReviews>,
  ports: SharePorts,
): Promise<CallOutput<typeof shareReviews>> {
  const { scope } = ctx;
  const isOpen = input.state === 'open';
  const page = await keysetPage(shareReviews, input, {
    by: isOpen ? waitsLongest : answeredLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(shares)
        .where(scope.only(shares, isOpen ? waits : isNotNull(shares.verdict), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownShares(ctx, rows, ports),
  });
  return { ...page, waiting: await scope.tx.$count(shares, scope.only(shares, waits)) };
}

/** Lets a share stand or stops it; of two who answer the second is refused, and nobody answers their own. */
export async function answerShared(
  ctx: Ctx,
  { reason, share, verdict }: CallInput<typeof answerShare>,
  ports: SharePorts,
): Promise<CallOutput<typeof answerShare>> {
  const { now, scope, viewer } = ctx;
  const words = reason.trim();
  if (verdict === 'rejected' && words === '')
    throw new Refusal(ErrorCode.badRequest, { reason: 'reason', data: { fields: ['reason'] } });
  const one = and(eq(shares.id, share), waits);
  const [found] = await scope.tx.select().from(shares).where(scope.only(shares, one)).for('update');
  if (found === undefined) throw new Refusal(ErrorCode.postChanged);
  mustNotBeOwn(ctx, found.userId);
  const answer = { verdict, reason: words, reviewedBy: viewer.userId, reviewedAt: new Date(now()) };
  const rows = await scope.tx.update(shares).set(answer).where(scope.only(shares, one)).returning();
  const [shown] = await shownShares(ctx, rows, ports);
  if (shown === undefined) throw new Error('a share that is not shown');
  return shown;
}
