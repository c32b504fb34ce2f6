import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { managePerson, type PersonDetail } from '@banyan/contracts/organisation';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordLook } from '../../../platform/audit.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { furtherDepartments, groupMembers, groups } from '../../../platform/organisation.schema.ts';
import { readFields } from '../../../platform/personFields.ts';
import { sessions } from '../../../platform/session.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { valuesIn } from './fieldValues.ts';
import { managedPerson } from './list.service.ts';
import type { UserRow } from './userRow.ts';

/** A person within a right of the caller. Throws Refusal `notFound` for others. */
export async function personWithin(
  { grants, scope }: ManageContext,
  id: number,
  right: 'people.see' | 'people.edit',
): Promise<UserRow> {
  const [row] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, id), isNull(users.mergedInto), grants.people(scope, right)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Names a login without telling how its token is looked up. */
export const deviceId = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('base64url').slice(0, 16);

/** A person with all that the panel shows. */
export async function detailOf(ctx: ManageContext, row: UserRow): Promise<PersonDetail> {
  const { now, scope, viewer } = ctx;
  const further = await scope.tx
    .select({ id: furtherDepartments.departmentId })
    .from(furtherDepartments)
    .where(scope.only(furtherDepartments, eq(furtherDepartments.userId, row.id)));
  const own = await scope.tx
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.eid, groupMembers.eid), eq(groups.id, groupMembers.groupId)))
    .where(scope.only(groupMembers, eq(groupMembers.userId, row.id)));
  const devices = await scope.tx
    .select({
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      since: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      scope.only(
        sessions,
        eq(sessions.userId, row.id),
        isNull(sessions.endedAt),
        isNull(sessions.seeing),
        gt(sessions.expiresAt, new Date(now())),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50);
  const fields = (await readFields(scope)).filter(({ archivedAt }) => archivedAt === null);
  const shown = managedPerson(row, ctx);
  const { en } = row.name;
  return {
    ...shown,
    written: {
      name: { zh_cn: row.name.zh_cn, ...(en === undefined ? {} : { en }) },
      department: row.departmentId,
      further: further.map(({ id }) => id),
      post: row.post,
      hiredOn: row.hiredOn,
      tags: [...row.tags],
      email: row.email,
      phone: row.phone,
      type: shown.type,
      fields: [...valuesIn(fields, row.fieldValues)],
    },
    revision: row.revision,
    createdAt: row.createdAt.getTime(),
    points: row.score,
    credit: row.credit,
    groups: own.map(({ id, name }) => ({ id, name: localised(name, viewer.language) })),
    devices: devices.map(({ lastSeenAt, since, tokenHash, ...device }) => ({
      ...device,
      id: deviceId(tokenHash),
      since: since.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
    })),
  };
}

/** A person in the panel; who looked is on record. */
export const readPerson = async (
  ctx: ManageContext,
  { id }: CallInput<typeof managePerson>,
): Promise<CallOutput<typeof managePerson>> => {
  const row = await personWithin(ctx, id, 'people.see');
  const { now, scope, viewer } = ctx;
  await recordLook(scope, { at: now(), actorId: viewer.userId, ip: viewer.ip, act: managePerson.name }, id);
  return detailOf(ctx, row);
};
