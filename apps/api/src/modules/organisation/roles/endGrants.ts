import { and, eq, lte } from 'drizzle-orm';
import { recordAct } from '../../../platform/audit.ts';
import { roleGrants, roles } from '../../../platform/role.schema.ts';
import { changedFields } from '../../../platform/serveManaged.ts';
import type { SweepContext } from '../../../sweep/sweep.ts';

/** Removes grants of roles whose time is over, each with an entry in the audit log; they gave no rights any more. */
export const endGrants = ({ inTenant, now }: SweepContext): Promise<void> =>
  inTenant(async (scope) => {
    const over = lte(roleGrants.endsAt, new Date(now()));
    const ended = await scope.tx
      .select({ roleId: roles.id, name: roles.name, userId: roleGrants.userId, reach: roleGrants.reach })
      .from(roleGrants)
      .innerJoin(roles, and(eq(roles.eid, roleGrants.eid), eq(roles.id, roleGrants.roleId)))
      .where(scope.only(roleGrants, over));
    if (ended.length === 0) return;
    await scope.tx.delete(roleGrants).where(scope.only(roleGrants, over));
    await recordAct(
      scope,
      { at: now(), actorId: null, ip: '', act: 'roles.end', source: 'job' },
      ended.map(({ name, reach, userId }) => ({
        ...{ type: 'person', id: userId, name: '' },
        changes: changedFields({ role: name, reach }, { role: null, reach: null }),
      })),
    );
  });
