import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { administers } from '../../platform/administers.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { communityCategories, communityPosts, type PostRow } from './community.schema.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

/** Categories for the viewer; for administrators all. */
export const categoriesFor = ({ scope, viewer }: Ctx): SQL | undefined =>
  viewer.role === 'admin' ? undefined : inAudience({ scope, viewer }, communityCategories.audienceId);

/** Posts of categories for the viewer, those without one, and the viewer’s own; for administrators all. */
export function postsFor(ctx: Ctx): SQL | undefined {
  const { scope, viewer } = ctx;
  if (viewer.role === 'admin') return undefined;
  const theirs = scope.tx
    .select({ id: communityCategories.id })
    .from(communityCategories)
    .where(scope.only(communityCategories, categoriesFor(ctx)));
  return or(
    isNull(communityPosts.categoryId),
    inArray(communityPosts.categoryId, theirs),
    viewer.userId === null ? undefined : eq(communityPosts.userId, viewer.userId),
  );
}

/** Condition on people for whom a post is: `postsFor`, of many people; undefined: everyone. */
export async function peopleOfPost(
  scope: TenantScope,
  { categoryId, userId }: Pick<PostRow, 'categoryId' | 'userId'>,
): Promise<SQL | undefined> {
  if (categoryId === null) return undefined;
  const [category] = await scope.tx
    .select({ audienceId: communityCategories.audienceId })
    .from(communityCategories)
    .where(scope.only(communityCategories, eq(communityCategories.id, categoryId)));
  const audienceId = category?.audienceId ?? null;
  if (audienceId === null) return undefined;
  const members = scope.tx
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audienceId)));
  return or(inArray(users.id, members), eq(users.id, userId), and(administers));
}

/** Categories that are for audiences. */
export const categoryAudiences = audienceThings({
  kind: 'category',
  area: 'community',
  table: communityCategories,
  name: communityCategories.name,
  records: { table: communityPosts, thingId: communityPosts.categoryId, userId: communityPosts.userId },
});
