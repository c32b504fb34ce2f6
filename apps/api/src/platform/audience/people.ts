import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../enterprise.schema.ts';
import { furtherDepartments, groupMembers } from '../organisation.schema.ts';
import type { PersonFacts } from './membership.ts';

/** People read at once. */
const AT_ONCE = 5000;

/** Facts of people, batch by batch: all of the enterprise, or those that `where` finds. */
export async function* readPeople(scope: TenantScope, where?: SQL): AsyncGenerator<readonly PersonFacts[]> {
  for (let last = 0; ;) {
    const rows = await scope.tx
      .select({
        id: users.id,
        type: users.type,
        post: users.post,
        hiredOn: users.hiredOn,
        tags: users.tags,
        fields: users.fieldValues,
        departmentId: users.departmentId,
        left: sql<boolean>`${users.leftAt} is not null`,
      })
      .from(users)
      .where(scope.only(users, and(gt(users.id, last), where)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const further = await scope.tx
      .select({ userId: furtherDepartments.userId, id: furtherDepartments.departmentId })
      .from(furtherDepartments)
      .where(scope.only(furtherDepartments, inArray(furtherDepartments.userId, ids)));
    const members = await scope.tx
      .select({ userId: groupMembers.userId, id: groupMembers.groupId })
      .from(groupMembers)
      .where(scope.only(groupMembers, inArray(groupMembers.userId, ids)));
    const departmentsOf = byPerson(further);
    const groupsOf = byPerson(members);
    yield rows.map(({ departmentId, ...person }) => ({
      ...person,
      departments: [...(departmentId === null ? [] : [departmentId]), ...(departmentsOf.get(person.id) ?? [])],
      groups: groupsOf.get(person.id) ?? [],
    }));
    if (rows.length < AT_ONCE) return;
    last = ids.at(-1) ?? last;
  }
}

function byPerson(rows: readonly { readonly userId: number; readonly id: number }[]) {
  const found = new Map<number, number[]>();
  for (const { id, userId } of rows) found.set(userId, [...(found.get(userId) ?? []), id]);
  return found;
}
