import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  mostTwins,
  type MergeField,
  type mergePeople as mergeCall,
  type MergeRefusal,
  type twinsOf,
  type TwinSign,
} from '@banyan/contracts/organisation';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { isPlatformAdmin } from '../../../http/platformAdmin.ts';
import { mergePeople, sitsExam } from '../../../merging/mergePeople.ts';
import { isLastAdministrator } from '../../../platform/administers.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { heldBeyond } from '../../../platform/heldBeyond.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { managedPerson } from './list.service.ts';
import type { UserRow } from './userRow.ts';
import { detailOf, personWithin } from './person.service.ts';
import { mayChange } from './writePerson.ts';

/** Accounts that may be the same person's. */
export async function findTwins(
  ctx: ManageContext,
  { id }: CallInput<typeof twinsOf>,
): Promise<CallOutput<typeof twinsOf>> {
  const { grants, scope } = ctx;
  const row = await personWithin(ctx, id, 'people.edit');
  const signs: readonly (readonly [TwinSign, (other: UserRow) => boolean])[] = [
    ['name', ({ name }) => name.zh_cn === row.name.zh_cn],
    ['email', ({ email }) => row.email !== '' && email.toLowerCase() === row.email.toLowerCase()],
    ['birthday', ({ birthday }) => row.birthday !== '' && birthday === row.birthday],
  ];
  const rows = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(
        users,
        and(ne(users.id, id), isNull(users.mergedInto), grants.people(scope, 'people.edit')),
        or(
          sql`${users.name} ->> 'zh_cn' = ${row.name.zh_cn}`,
          row.email === '' ? undefined : sql`lower(${users.email}) = ${row.email.toLowerCase()}`,
        ),
      ),
    )
    .orderBy(asc(users.account))
    .limit(200);
  return {
    twins: rows
      .map((other) => ({
        person: managedPerson(other, ctx),
        same: signs.flatMap(([sign, holds]) => (holds(other) ? [sign] : [])),
      }))
      .sort((a, b) => b.same.length - a.same.length)
      .slice(0, mostTwins),
  };
}

/** Columns of each value that one account takes from the other. */
const columnsOf: Readonly<Record<MergeField, readonly (keyof UserRow)[]>> = {
  account: ['account'],
  name: ['name'],
  department: ['departmentId', 'department'],
  post: ['post'],
  hiredOn: ['hiredOn'],
  tags: ['tags'],
  email: ['email'],
  phone: ['phone'],
};

/** Values that nobody chooses. */
const fillable = [
  ...(['weixinUserId', 'nickname', 'realName', 'idNumber', 'idPhoto', 'birthday', 'birthdayType'] as const),
  ...(['image', 'avatar'] as const),
];

/** Makes two accounts of one person one, in one transaction; it cannot be taken back. */
export async function mergeTwo(
  ctx: ManageContext,
  { gone: goneId, goneRevision, id, revision, take }: CallInput<typeof mergeCall>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof mergeCall>> {
  const { now, scope } = ctx;
  const [kept, gone] = await bothOf(ctx, id, goneId);
  if (kept.revision !== revision || gone.revision !== goneRevision)
    throw new Refusal(ErrorCode.conflict, { data: { person: await detailOf(ctx, kept) } });
  await ports.endSessions(scope, gone.id, now());
  await mergePeople(scope, { kept: kept.id, gone: gone.id }, { emit: ctx.emit, rank: ports.rank });
  await scope.tx
    .update(users)
    .set({
      ...{ account: `merged-${gone.id}`, mergedInto: kept.id, locked: true, leftAt: gone.leftAt ?? new Date(now()) },
      ...{ email: '', phone: '', nickname: '', weixinUserId: '', realName: '', idNumber: '', passwordHash: '' },
      ...{ birthday: '', birthdayType: null, image: '', avatar: null, idPhoto: null, type: 1, fieldValues: {} },
      revision: gone.revision + 1,
    })
    .where(scope.only(users, eq(users.id, gone.id)));
  const taken = Object.fromEntries(take.flatMap((field) => columnsOf[field].map((name) => [name, gone[name]])));
  // A value that only one of them has stays with the person, whatever was chosen.
  const filled = Object.fromEntries(fillable.filter((name) => !kept[name]).map((name) => [name, gone[name]]));
  const [row] = await scope.tx
    .update(users)
    .set({
      ...filled,
      ...(taken as Partial<UserRow>),
      fieldValues: { ...gone.fieldValues, ...kept.fieldValues },
      revision: kept.revision + 1,
    })
    .where(scope.only(users, eq(users.id, kept.id)))
    .returning();
  if (row === undefined) throw new Error('the account that stays is gone');
  await settlePeople(scope, [kept.id, gone.id], ctx.emit);
  const merged = (field: string, other: number) => [{ field, before: null, after: String(other) }];
  ctx.changed({ type: 'person', id: kept.id, name: '', changes: merged('mergedFrom', gone.id) });
  ctx.changed({ type: 'person', id: gone.id, name: '', changes: merged('mergedInto', kept.id) });
  return detailOf(ctx, row);
}

/** Both accounts, locked; refuses those that the caller may not make one. */
async function bothOf(ctx: ManageContext, keptId: number, goneId: number): Promise<readonly [UserRow, UserRow]> {
  const { grants, platformAdmin, scope, viewer } = ctx;
  const refused = (reason: MergeRefusal) => new Refusal(ErrorCode.conflict, { reason, data: { reason } });
  if (keptId === goneId) throw refused('gone');
  const rows = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(
        users,
        sql`${users.id} in (${keptId}::bigint, ${goneId}::bigint)`,
        isNull(users.mergedInto),
        grants.people(scope, 'people.edit'),
      ),
    )
    .orderBy(asc(users.id))
    .for('update');
  const kept = rows.find((row) => row.id === keptId);
  const gone = rows.find((row) => row.id === goneId);
  if (kept === undefined || gone === undefined) throw refused('gone');
  if (goneId === viewer.userId || keptId === viewer.userId) throw refused('own');
  if (rows.some((row) => !mayChange(grants, row.type) || isPlatformAdmin(platformAdmin, row))) throw refused('beyond');
  if ((await heldBeyond(ctx, [keptId, goneId])).size > 0) throw refused('beyond');
  const manages = await scope.tx.$count(
    departmentManagers,
    scope.only(departmentManagers, eq(departmentManagers.userId, goneId)),
  );
  if (manages > 0 && !grants.makeManagers) throw refused('beyond');
  if (await sitsExam(scope, goneId)) throw refused('sits');
  if (gone.type === 2 && (await isLastAdministrator(scope, goneId))) throw refused('lastAdministrator');
  return [kept, gone];
}
