import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  shareList,
  type keepShare,
  type playbillCourse,
  type removeShare,
  type shareCame,
} from '@banyan/contracts/course';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { shownName } from '../../platform/people.ts';
import type { SharePorts } from './share.ports.ts';
import { shareArrivals, shares } from './share.schema.ts';

type Ctx = CallContext<Learner>;
type Share = typeof shares.$inferSelect;

/** Letters and digits that are not confused when read out. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const newCode = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The learner's share of a course; a new unused one when there is none. */
async function ownShare({ scope, viewer }: Ctx, courseId: number): Promise<Share> {
  const own = { userId: viewer.userId, courseId };
  await scope.tx
    .insert(shares)
    .values(scope.row(shares, { ...own, code: newCode() }))
    .onConflictDoNothing({ target: [shares.eid, shares.userId, shares.courseId] });
  const [row] = await scope.tx
    .select()
    .from(shares)
    .where(scope.only(shares, eq(shares.userId, own.userId), eq(shares.courseId, courseId)));
  if (row === undefined) throw new Error('no share was made');
  return row;
}

/** Content of the picture of a shared course. */
export async function readPlaybill(
  ctx: Ctx,
  { id }: CallInput<typeof playbillCourse>,
  ports: SharePorts,
): Promise<CallOutput<typeof playbillCourse>> {
  const { scope, viewer } = ctx;
  const { lecturer, ...course } = await ports.course(ctx, id);
  const { came, code } = await ownShare(ctx, id);
  const [sharer] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const name = sharer === undefined ? '' : shownName(sharer, viewer.language);
  const portal = localised((await loadEnterprise(scope)).portalName, viewer.language);
  return { id, ...course, lecturer: lecturer.name, sharer: name, portal, code, came };
}

const waitsAgain = { verdict: null, reason: '', reviewedBy: null, reviewedAt: null };

/** Stores that a course was shared. */
export async function keep(
  ctx: Ctx,
  { id }: CallInput<typeof keepShare>,
  ports: SharePorts,
): Promise<CallOutput<typeof keepShare>> {
  const { scope } = ctx;
  await ports.course(ctx, id);
  const share = await ownShare(ctx, id);
  await scope.tx
    .update(shares)
    .set({ sharedAt: new Date(ctx.now()), ...(share.verdict === 'rejected' ? waitsAgain : {}) })
    .where(scope.only(shares, eq(shares.id, share.id)));
  return { share: share.id };
}

/** Key of a person, or for a day of a visitor, identified by a digest alone. */
function whoComes({ digest, now, viewer }: CallContext): string {
  if (viewer.userId !== null) return `u${viewer.userId}`;
  const visitor = `share ${viewer.eid} ${viewer.ip} ${viewer.userAgent} ${dayOf(now(), viewer.timeZone)}`;
  return `v${Buffer.from(digest(visitor)).toString('base64url').slice(0, 22)}`;
}

/** Counts an arrival through a share, once a person; the sharer's own do not count. */
export async function countArrival(
  ctx: CallContext,
  { id, through }: CallInput<typeof shareCame>,
): Promise<CallOutput<typeof shareCame>> {
  const { scope, viewer } = ctx;
  const [share] = await scope.tx
    .select()
    .from(shares)
    .where(scope.only(shares, and(eq(shares.code, through), eq(shares.courseId, id), isNotNull(shares.sharedAt))));
  if (share === undefined || share.userId === viewer.userId || share.verdict === 'rejected') return { counted: false };
  const added = await scope.tx
    .insert(shareArrivals)
    .values(scope.row(shareArrivals, { shareId: share.id, who: whoComes(ctx), at: new Date(ctx.now()) }))
    .onConflictDoNothing()
    .returning({ who: shareArrivals.who });
  if (added.length === 0) return { counted: false };
  await scope.tx
    .update(shares)
    .set({ came: sql`${shares.came} + 1` })
    .where(scope.only(shares, eq(shares.id, share.id)));
  return { counted: true };
}

const lastSharedFirst = keyset<Share & { readonly sharedAt: Date }>(
  [shares.sharedAt, shares.id],
  ({ sharedAt, id }) => [sharedAt, id],
);
const passedOn = (rows: readonly Share[]) =>
  rows.flatMap(({ sharedAt, ...row }) => (sharedAt === null ? [] : [{ ...row, sharedAt }]));

/** Shares of the learner, newest first. */
export async function listShares(
  ctx: Ctx,
  input: CallInput<typeof shareList>,
  ports: SharePorts,
): Promise<CallOutput<typeof shareList>> {
  const { scope, viewer } = ctx;
  const own = and(eq(shares.userId, viewer.userId), isNotNull(shares.sharedAt));
  const all = await scope.tx
    .select({ courseId: shares.courseId, came: shares.came })
    .from(shares)
    .where(scope.only(shares, own));
  const kept = await ports.kept(
    ctx,
    all.map(({ courseId }) => courseId),
  );
  // The sums are of the listed courses: a deleted course is in neither.
  const listed = all.filter(({ courseId }) => kept.has(courseId));
  const found = await keysetPage(shareList, input, {
    by: lastSharedFirst,
    read: async ({ beyond, orderBy, limit }) =>
      passedOn(
        await scope.tx
          .select()
          .from(shares)
          .where(scope.only(shares, own, beyond))
          .orderBy(...orderBy)
          .limit(limit),
      ),
    items: async (rows) => {
      const cards = await ports.cards(
        ctx,
        rows.map(({ courseId }) => courseId),
      );
      return rows.flatMap(({ id, courseId, sharedAt, came, reason, verdict }) => {
        const card = cards.get(courseId);
        return card === undefined
          ? []
          : [{ id, came, sharedAt: sharedAt.getTime(), stopped: verdict === 'rejected' ? reason : null, ...card }];
      });
    },
  });
  return { ...found, total: listed.length, came: listed.reduce((sum, { came }) => sum + came, 0) };
}

/** Removes a share from the list; its link is a plain link to the course from then on. */
export async function remove(
  { scope, viewer }: Ctx,
  { share }: CallInput<typeof removeShare>,
): Promise<CallOutput<typeof removeShare>> {
  const gone = await scope.tx
    .delete(shares)
    .where(scope.only(shares, eq(shares.userId, viewer.userId), eq(shares.id, share)))
    .returning({ id: shares.id });
  return { removed: gone.length > 0 };
}
