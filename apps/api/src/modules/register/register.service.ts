import { ErrorCode, type CallInput } from '@banyan/contracts';
import { isBirthday, type register } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import { dayOf } from '../../days/days.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Emit } from '../../ports/emit.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import { keepConsent } from '../../platform/consent.service.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { roomForOne } from '../../platform/room.ts';
import { openDepartments } from './departments.service.ts';
import type { Entered, RegisterPorts } from './register.ports.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import type { DepartmentRow } from '../../platform/departments.ts';

type Input = CallInput<typeof register>;

const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/**
 * Adds an account for a person with a proved phone. Only the proved owner learns that a number has an account already.
 * The use of the code and failed attempts stay, so refusals after them are thrown outside of the transaction.
 */
export async function registerPerson(context: StepContext, input: Input, ports: RegisterPorts): Promise<Entered> {
  if (input.password !== input.confirm) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'confirmation', data: { fields: ['confirm'] } });
  }
  const number = readNumber(input.region, input.number);
  const name = input.name.replaceAll(/\s+/g, ' ').trim();
  const today = dayOf(context.now(), context.viewer.timeZone);
  if (number === null) throw refused({ phone: 'invalid' });
  if (name === '') throw refused({ name: 'missing' });
  if (/[\p{Cc}\p{Cf}]/u.test(name)) throw refused({ name: 'unseen' });
  if (input.birthday !== '' && !isBirthday(input.birthdayType, input.birthday, today)) {
    throw refused({ birthday: 'invalid' });
  }
  const passwordHash = await ports.newPassword(context, input.password);
  const outcome = await context.inTenant(async (scope) => {
    const full = await roomFor(scope);
    if (full !== null) return full;
    const tree = await openDepartments(scope);
    const department = tree.find(({ id }) => id === input.department);
    if (tree.length > 0 && department === undefined) return refused({ department: 'missing' });
    const wrong = await ports.spendCode(scope, number.full, input.code, context);
    if (wrong !== null) return wrong;
    if ((await ports.ownerOf(scope, number.full)) !== undefined) return refused({ phone: 'taken' });
    const added = await addPerson(
      { emit: context.emit, scope },
      { ...input, name },
      { phone: number.full, passwordHash, department },
    );
    if (typeof added === 'number') {
      await keepConsent(scope, { userId: added, kind: 'terms', given: true }, context.now());
    }
    return added;
  });
  if (outcome instanceof Refusal) throw outcome;
  const entered = await context.inTenant((scope) => ports.admit(scope, outcome, context, true));
  if (entered instanceof Refusal) throw entered;
  return entered;
}

/** Null when there is room for one more: registration is open and the enterprise’s plan has room. */
async function roomFor(scope: TenantScope): Promise<Refusal | null> {
  if (!(await loadEnterprise(scope)).registration) {
    return new Refusal(ErrorCode.illegalRequest, { reason: 'no registration' });
  }
  return roomForOne(scope);
}

async function addPerson(
  { emit, scope }: { readonly emit: Emit; readonly scope: TenantScope },
  { birthday, birthdayType, name }: Input,
  {
    department,
    passwordHash,
    phone,
  }: { readonly phone: string; readonly passwordHash: string; readonly department: DepartmentRow | undefined },
): Promise<number | Refusal> {
  const [added] = await scope.tx
    .insert(users)
    .values(
      scope.row(users, {
        // They chose none: the number is their account.
        account: phone.slice(1),
        name: { zh_cn: name },
        departmentId: department?.id ?? null,
        department: department?.name ?? { zh_cn: '' },
        phone,
        passwordHash,
        birthday,
        birthdayType: birthday === '' ? null : birthdayType,
      }),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added === undefined) return refused({ phone: 'taken' });
  await settlePeople(scope, [added.id], emit);
  return added.id;
}
