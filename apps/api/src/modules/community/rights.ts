import type { PostRights } from '@banyan/contracts/community';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Viewer } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { PostRow } from './community.schema.ts';

/**
 * Of the kinds of administrators (2–4) the first is the super administrator, who runs the enterprise; its founder is
 * one of them.
 */
const superAdministrator = 2;

/** Whether a person may notify everyone in the enterprise of a post, by any author. */
export async function mayRemindAll(scope: TenantScope, { userId, role }: Viewer): Promise<boolean> {
  if (userId === null || role !== 'admin') return false;
  const [person] = await scope.tx
    .select({ type: users.type })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return person?.type === superAdministrator;
}

/** Others may still win the reward of a question: its author cannot take it back any more. */
export const isPromised = ({ comments, rewardState }: Pick<PostRow, 'comments' | 'rewardState'>) =>
  rewardState === 'held' && comments > 0;

/** Everyone is notified of a post once in a day of this length, ms. */
const remindAgainMs = 86_400_000;

/** Whether everyone was notified of a post within a day. */
export const wasReminded = ({ remindedAt }: Pick<PostRow, 'remindedAt'>, now: number) =>
  remindedAt !== null && now - remindedAt.getTime() < remindAgainMs;

/** A viewer's rights on a visible post. */
export async function rightsOf(
  { scope, viewer, now }: Pick<CallContext, 'scope' | 'viewer' | 'now'>,
  post: PostRow,
): Promise<PostRights> {
  const known = viewer.userId !== null;
  const mine = viewer.userId === post.userId;
  const admin = viewer.role === 'admin';
  const shown = post.state === 'shown';
  const question = post.kind === 'question';
  const open = shown && !post.closed;
  return {
    edit: mine,
    remove: admin || (mine && !isPromised(post)),
    pin: admin && shown,
    remindAll: shown && !wasReminded(post, now()) && (await mayRemindAll(scope, viewer)),
    award: mine && question && post.bestId === null && open && post.comments > 0,
    close: mine && question && post.comments === 0 && open,
    comment: known && open && !(question && mine),
    report: known && !mine && shown,
  };
}
