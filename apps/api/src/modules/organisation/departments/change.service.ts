import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  closeDepartment,
  manageDepartments,
  mergeDepartment,
  moveDepartment,
  saveDepartment,
} from '@banyan/contracts/organisation';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { departments } from '../../../platform/department.schema.ts';
import { readDepartments, type DepartmentRow } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { departmentManagers, furtherDepartments } from '../../../platform/organisation.schema.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { settleDepartment } from './settleDepartment.ts';
import { readTree } from './tree.service.ts';

type Tree = CallOutput<typeof manageDepartments>;
const conflict = (reason: string) => new Refusal(ErrorCode.conflict, { reason, data: { reason } });

/** A department; departments are changed one after the other, so that none lands below itself. */
async function departmentFor({ grants, scope }: ManageContext, id: number): Promise<DepartmentRow> {
  const rows = await scope.tx
    .select()
    .from(departments)
    .where(scope.only(departments))
    .orderBy(departments.id)
    .for('update');
  const row = rows.find((one) => one.id === id && one.mergedInto === null);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (grants.reach('people.edit') !== 'all' && !grants.departments('people.edit').has(id))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'another department' });
  return row;
}

/** Adds a department, or changes its name, managers and openness. */
export async function save(ctx: ManageContext, input: CallInput<typeof saveDepartment>): Promise<Tree> {
  const { scope } = ctx;
  const zh = input.name.zh_cn.trim();
  const en = input.name.en?.trim() ?? '';
  if (zh === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { name: 'missing' } } });
  const say = localiser((await loadEnterprise(scope)).languages);
  const values = { name: say(en === '' ? { zh } : { zh, en }), open: input.open === 'Y' };
  const parentId = input.id === 0 && input.parent !== 0 ? (await departmentFor(ctx, input.parent)).id : null;
  if (input.id === 0 && parentId === null && ctx.grants.reach('people.edit') !== 'all')
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'the top' });
  const former = input.id === 0 ? null : await departmentFor(ctx, input.id);
  if (former !== null && former.revision !== input.revision) throw conflict('revision');
  const place = await scope.tx.$count(departments, scope.only(departments));
  const [row] =
    former === null
      ? await scope.tx
          .insert(departments)
          .values(scope.row(departments, { ...values, parentId, place }))
          .returning()
      : await scope.tx
          .update(departments)
          .set({ ...values, revision: sql`${departments.revision} + 1` })
          .where(scope.only(departments, eq(departments.id, former.id)))
          .returning();
  if (row === undefined) throw new Error('a department was not kept');
  const managers = await keepManagers(scope, row.id, input.managers);
  if (!ctx.grants.makeManagers && managers.before.join() !== managers.after.join())
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'managers' });
  ctx.changed({
    ...{ type: 'department', id: row.id, name: zh },
    changes: changedFields(former === null ? {} : { name: former.name, open: former.open, managers: managers.before }, {
      ...values,
      managers: managers.after,
    }),
  });
  return readTree(ctx);
}

async function keepManagers(scope: TenantScope, departmentId: number, ids: readonly number[]) {
  const own = eq(departmentManagers.departmentId, departmentId);
  const former = await scope.tx
    .select({ id: departmentManagers.userId })
    .from(departmentManagers)
    .where(scope.only(departmentManagers, own));
  const people =
    ids.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, inArray(users.id, [...ids])));
  await scope.tx.delete(departmentManagers).where(scope.only(departmentManagers, own));
  if (people.length > 0)
    await scope.tx
      .insert(departmentManagers)
      .values(people.map(({ id }) => scope.row(departmentManagers, { departmentId, userId: id })));
  const sorted = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
  return { before: sorted(former), after: sorted(people) };
}

/** Puts a department with those below it elsewhere. */
export async function move(ctx: ManageContext, { id, parent, place }: CallInput<typeof moveDepartment>): Promise<Tree> {
  const { scope } = ctx;
  const row = await departmentFor(ctx, id);
  if (parent !== 0) {
    await departmentFor(ctx, parent);
    if ((await readOrganisation(scope)).lineOf(parent).includes(id)) throw conflict('below itself');
  } else if (ctx.grants.reach('people.edit') !== 'all') throw new Refusal(ErrorCode.adminsOnly, { reason: 'the top' });
  const parentId = parent === 0 ? null : parent;
  const siblings = (await readDepartments(scope)).filter((one) => one.parentId === parentId && one.id !== id);
  const order = siblings.map((one) => one.id).toSpliced(Math.max(0, place), 0, id);
  await scope.tx
    .update(departments)
    .set({ parentId, revision: sql`${departments.revision} + 1` })
    .where(scope.only(departments, eq(departments.id, id)));
  for (const [nth, one] of order.entries())
    await scope.tx
      .update(departments)
      .set({ place: nth })
      .where(scope.only(departments, eq(departments.id, one), ne(departments.place, nth)));
  if (row.parentId !== parentId) await settleDepartment(ctx, id);
  ctx.changed({
    ...{ type: 'department', id, name: row.name.zh_cn },
    changes: changedFields({ parent: row.parentId, place: row.place }, { parent: parentId, place }),
  });
  return readTree(ctx);
}

/** Brings the people of a department into another one. Audiences that name it mean the other one from now on. */
export async function merge(ctx: ManageContext, { id, into }: CallInput<typeof mergeDepartment>): Promise<Tree> {
  const { now, scope } = ctx;
  const from = await departmentFor(ctx, id);
  const to = await departmentFor(ctx, into);
  if ((await readOrganisation(scope)).lineOf(into).includes(id)) throw conflict('below itself');
  const own = eq(users.departmentId, id);
  await scope.tx.update(users).set({ departmentId: into }).where(scope.only(users, own));
  await scope.tx.execute(sql`
    insert into ${furtherDepartments} (eid, user_id, department_id)
    select eid, user_id, ${into} from ${furtherDepartments} where eid = ${scope.eid} and department_id = ${id}
    on conflict do nothing`);
  await scope.tx
    .delete(furtherDepartments)
    .where(scope.only(furtherDepartments, eq(furtherDepartments.departmentId, id)));
  await scope.tx.execute(sql`
    insert into ${departmentManagers} (eid, user_id, department_id)
    select eid, user_id, ${into} from ${departmentManagers} where eid = ${scope.eid} and department_id = ${id}
    on conflict do nothing`);
  await scope.tx
    .delete(departmentManagers)
    .where(scope.only(departmentManagers, eq(departmentManagers.departmentId, id)));
  await scope.tx
    .update(departments)
    .set({ parentId: into })
    .where(scope.only(departments, eq(departments.parentId, id)));
  await scope.tx
    .update(departments)
    .set({ mergedInto: into, open: false, closedAt: new Date(now()) })
    .where(scope.only(departments, eq(departments.id, id)));
  await settleDepartment(ctx, into);
  ctx.changed({
    ...{ type: 'department', id, name: from.name.zh_cn },
    changes: [{ field: 'mergedInto', before: null, after: to.name.zh_cn }],
  });
  return readTree(ctx);
}

/** Closes a department without people, or opens it again. */
export async function close(ctx: ManageContext, { closed, id }: CallInput<typeof closeDepartment>): Promise<Tree> {
  const { now, scope } = ctx;
  const row = await departmentFor(ctx, id);
  const people = await scope.tx.$count(users, scope.only(users, and(eq(users.departmentId, id), sql`left_at is null`)));
  if (closed === 'Y' && people > 0) throw conflict('people');
  await scope.tx
    .update(departments)
    .set({ closedAt: closed === 'Y' ? new Date(now()) : null, revision: sql`${departments.revision} + 1` })
    .where(scope.only(departments, eq(departments.id, id)));
  ctx.changed({
    ...{ type: 'department', id, name: row.name.zh_cn },
    changes: changedFields({ closed: row.closedAt !== null }, { closed: closed === 'Y' }),
  });
  return readTree(ctx);
}
