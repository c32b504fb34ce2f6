import type { CallInput, CallOutput } from '@banyan/contracts';
import { groupPeople, manageGroups, type manageGroup } from '@banyan/contracts/organisation';
import { and, eq, inArray } from 'drizzle-orm';
import { mentions } from '../../../db/localised.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { audienceMembers } from '../../../platform/audience/audience.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { managedPerson, namedPeople } from '../people/list.service.ts';
import type { UserRow } from '../people/userRow.ts';
import { groupSeen, presentPeople, seenGroups, shownGroup, shownGroups, type GroupRow } from './group.ts';

const newest = keyset<GroupRow>([groups.id], ({ id }) => [id]);
const byAccount = keyset<UserRow>([users.account, users.id], ({ account, id }) => [account, id], 'ascending');

/** Groups that the caller may see, newest first. */
export async function listGroups(
  ctx: ManageContext,
  input: CallInput<typeof manageGroups>,
): Promise<CallOutput<typeof manageGroups>> {
  const { scope } = ctx;
  const where = and(seenGroups(ctx), mentions(groups.name, input.q));
  const page = await keysetPage(manageGroups, input, {
    by: newest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(groups)
        .where(scope.only(groups, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownGroups(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(groups, scope.only(groups, where)) };
}

/** One group. */
export const readGroup = async (
  ctx: ManageContext,
  { id }: CallInput<typeof manageGroup>,
): Promise<CallOutput<typeof manageGroup>> => shownGroup(ctx, await groupSeen(ctx, id));

/** People of a group within the caller's rights. */
export async function listGroupPeople(
  ctx: ManageContext,
  input: CallInput<typeof groupPeople>,
): Promise<CallOutput<typeof groupPeople>> {
  const { scope } = ctx;
  const { audienceId } = await groupSeen(ctx, input.id);
  const members = scope.tx
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, eq(audienceMembers.audienceId, audienceId ?? 0)));
  const where = and(inArray(users.id, members), presentPeople(ctx), namedPeople(input.q));
  const page = await keysetPage(groupPeople, input, {
    by: byAccount,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => managedPerson(row, ctx)),
  });
  return { ...page, total: await scope.tx.$count(users, scope.only(users, where)) };
}
