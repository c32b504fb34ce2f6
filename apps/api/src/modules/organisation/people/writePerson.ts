import { ErrorCode } from '@banyan/contracts';
import type { PersonRefusal, WrittenPerson } from '@banyan/contracts/organisation';
import { eq, inArray, ne } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users, type FieldValues } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { furtherDepartments } from '../../../platform/organisation.schema.ts';
import { readFields } from '../../../platform/personFields.ts';
import type { Grants } from '../../../platform/grants.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { readNumber } from '../../../text/phoneNumber.ts';
import { writtenValues } from './fieldValues.ts';

export const refused = (fields: Readonly<Record<string, PersonRefusal>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

const isAdministrator = (type: number) => type >= 2 && type <= 4;

/**
 * Whether the caller may change an account of this kind. An administrator's phone or department is a way to the
 * administrator's rights, so that it takes the right to change roles.
 */
export const mayChange = (grants: Grants, type: number): boolean =>
  !isAdministrator(type) || grants.reach('roles.edit') === 'all';

/**
 * Columns of a written person. Throws Refusal `fieldsRefused` for values that break a rule, for a department beyond the
 * caller's rights, and for a kind of account that the caller may not give.
 */
export async function columnsOf(
  { grants, scope }: ManageContext,
  written: WrittenPerson,
  former: { readonly id: number; readonly type: number; readonly fieldValues: FieldValues } | null,
): Promise<Partial<typeof users.$inferInsert> & Pick<typeof users.$inferInsert, 'name'>> {
  const fields: Record<string, PersonRefusal> = {};
  const zh = written.name.zh_cn.replaceAll(/\s+/g, ' ').trim();
  if (zh === '') fields['name'] = 'missing';
  if (/[\p{Cc}\p{Cf}]/u.test(zh)) fields['name'] = 'invalid';
  const phone = written.phone.trim() === '' ? '' : readNumber('CN', written.phone)?.full;
  if (phone === undefined) fields['phone'] = 'invalid';
  else if (phone !== '' && (await isTaken(scope, phone, former?.id ?? 0))) fields['phone'] = 'taken';
  const email = written.email.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fields['email'] = 'invalid';
  const places = [...(written.department === null ? [] : [written.department]), ...written.further];
  if (!(await areOpen(scope, places))) fields['department'] = 'invalid';
  if (grants.reach('people.edit') !== 'all' && !places.some((id) => grants.departments('people.edit').has(id)))
    fields['department'] = 'beyond';
  if (!mayChange(grants, written.type) || !mayChange(grants, former?.type ?? 1)) fields['type'] = 'beyond';
  const known = await readFields(scope);
  const { refusals, values } = writtenValues(known, written.fields, former?.fieldValues ?? {});
  Object.assign(fields, refusals);
  if (Object.keys(fields).length > 0) throw refused(fields);
  const say = localiser((await loadEnterprise(scope)).languages);
  const en = written.name.en?.trim() ?? '';
  return {
    name: say(en === '' ? { zh } : { zh, en }),
    departmentId: written.department,
    ...(written.department === null ? { department: { zh_cn: '' } } : {}),
    post: written.post.trim(),
    hiredOn: written.hiredOn,
    tags: [...new Set(written.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    email,
    phone: phone ?? '',
    type: written.type,
    fieldValues: values,
  };
}

async function isTaken(scope: TenantScope, phone: string, id: number): Promise<boolean> {
  return (await scope.tx.$count(users, scope.only(users, eq(users.phone, phone), ne(users.id, id)))) > 0;
}

async function areOpen(scope: TenantScope, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  return (
    (await scope.tx.$count(departments, scope.only(departments, inArray(departments.id, wanted)))) === wanted.length
  );
}

/** Puts a person into the departments beside the main one. */
export async function keepFurther(scope: TenantScope, userId: number, written: WrittenPerson): Promise<void> {
  await scope.tx
    .delete(furtherDepartments)
    .where(scope.only(furtherDepartments, eq(furtherDepartments.userId, userId)));
  const further = [...new Set(written.further)].filter((id) => id !== written.department);
  if (further.length > 0)
    await scope.tx
      .insert(furtherDepartments)
      .values(further.map((departmentId) => scope.row(furtherDepartments, { userId, departmentId })));
}
