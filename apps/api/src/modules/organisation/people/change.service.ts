import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { passwordProblems, type PasswordPolicy } from '@banyan/contracts/account';
import type {
  addPerson,
  changePerson,
  giveNewPassword,
  invitePerson,
  WrittenPerson,
} from '@banyan/contracts/organisation';
import { eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { Refusal } from '../../../http/refusal.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { isLastAdministrator } from '../../../platform/administers.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { isPlatformAdmin } from '../../../http/platformAdmin.ts';
import { changedValues, readFields } from '../../../platform/personFields.ts';
import { roomForOne } from '../../../platform/room.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { heldBeyond } from '../../../platform/heldBeyond.ts';
import type { UserRow } from './userRow.ts';
import { detailOf, personWithin } from './person.service.ts';
import { columnsOf, keepFurther, mayChange, refused } from './writePerson.ts';

/** Personal values, whose change is on record without them. */
const personal: ReadonlySet<string> = new Set(['name', 'email', 'phone']);

/** Changes of the values that every enterprise keeps. */
const usualChanges = (before: Partial<WrittenPerson>, after: WrittenPerson) =>
  changedFields(before, after, personal).filter(({ field }) => field !== 'fields');

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const signs = '!#%+=?@';

/** A first password that meets the enterprise's rules, without signs that are taken for one another. */
export function firstPassword(policy: PasswordPolicy): string {
  const length = Math.min(policy.max, Math.max(policy.min, 12));
  for (;;) {
    const drawn = Array.from({ length: length - 1 }, () => letters.charAt(randomInt(letters.length)));
    drawn.splice(randomInt(drawn.length), 0, signs.charAt(randomInt(signs.length)));
    const password = drawn.join('');
    if (passwordProblems(policy, password).length === 0) return password;
  }
}

/** Adds a person with a first password, or with an invitation. */
export async function addOne(
  ctx: ManageContext,
  { account, invite, person: written }: CallInput<typeof addPerson>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof addPerson>> {
  const { scope } = ctx;
  const full = await roomForOne(scope);
  if (full !== null) throw full;
  const columns = await columnsOf(ctx, written, null);
  const password = firstPassword((await loadEnterprise(scope)).passwordPolicy);
  const passwordHash = await ports.hashPassword(password);
  const [row] = await scope.tx
    .insert(users)
    .values(scope.row(users, { department: { zh_cn: '' }, ...columns, account, passwordHash, initialPassword: true }))
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw refused({ account: 'taken' });
  await keepFurther(scope, row.id, written);
  await settlePeople(scope, [row.id], ctx.emit);
  const fields = changedValues(await readFields(scope), {}, row.fieldValues);
  ctx.changed({ type: 'person', id: row.id, name: '', changes: [...usualChanges({}, written), ...fields] });
  if (invite !== 'Y') return { person: await detailOf(ctx, row), password, invitation: null };
  const invitation = await ports.invite(ctx, scope, { userId: row.id, email: row.email, host: ctx.pageHost });
  return { person: await detailOf(ctx, row), password: '', invitation };
}

/** Changes a person; of two administrators the second is shown what the first has changed. */
export async function changeOne(
  ctx: ManageContext,
  { id, person: written, revision }: CallInput<typeof changePerson>,
): Promise<CallOutput<typeof changePerson>> {
  const { scope } = ctx;
  const former = await personWithin(ctx, id, 'people.edit');
  mustNotRunPlatform(ctx, former);
  const before = await detailOf(ctx, former);
  if (former.revision !== revision) throw new Refusal(ErrorCode.conflict, { data: { person: before } });
  if (former.type === 2 && written.type !== 2 && (await isLastAdministrator(scope, id)))
    throw refused({ type: 'beyond' });
  if ((await heldBeyond(ctx, [id])).has(id)) throw refused({ type: 'beyond' });
  const columns = await columnsOf(ctx, written, former);
  const [row] = await scope.tx
    .update(users)
    .set({ ...columns, revision: sql`${users.revision} + 1` })
    .where(scope.only(users, eq(users.id, id), eq(users.revision, revision)))
    .returning();
  if (row === undefined) throw new Refusal(ErrorCode.conflict, { data: { person: before } });
  await keepFurther(scope, id, written);
  await settlePeople(scope, [id], ctx.emit);
  const fields = changedValues(await readFields(scope), former.fieldValues, row.fieldValues);
  ctx.changed({ type: 'person', id, name: '', changes: [...usualChanges(before.written, written), ...fields] });
  return detailOf(ctx, row);
}

/** Gives a person a new first password, and ends the person's sessions. */
export async function newPassword(
  ctx: ManageContext,
  { id }: CallInput<typeof giveNewPassword>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof giveNewPassword>> {
  const { now, scope } = ctx;
  const row = await personWithin(ctx, id, 'people.edit');
  if (!mayChange(ctx.grants, row.type) || (await heldBeyond(ctx, [id])).has(id))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'roles.edit' });
  mustNotRunPlatform(ctx, row);
  const password = firstPassword((await loadEnterprise(scope)).passwordPolicy);
  const passwordHash = await ports.hashPassword(password);
  await scope.tx
    .update(users)
    .set({ passwordHash, initialPassword: true })
    .where(scope.only(users, eq(users.id, id)));
  await ports.endSessions(scope, id, now());
  ctx.changed({ type: 'person', id, name: '', changes: [{ field: 'password', before: null, after: null }] });
  return { password };
}

/** Invites a person anew: the former password, invitation and sessions end. */
export async function inviteOne(
  ctx: ManageContext,
  { id }: CallInput<typeof invitePerson>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof invitePerson>> {
  const row = await personWithin(ctx, id, 'people.edit');
  if (!mayChange(ctx.grants, row.type) || (await heldBeyond(ctx, [id])).has(id))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'roles.edit' });
  mustNotRunPlatform(ctx, row);
  ctx.changed({ type: 'person', id, name: '', changes: [{ field: 'invitation', before: null, after: null }] });
  return ports.invite(ctx, ctx.scope, { userId: id, email: row.email, host: ctx.pageHost });
}

/** The platform administrator's account is a way to all enterprises: nobody else of its enterprise changes it. */
function mustNotRunPlatform({ platformAdmin, viewer }: ManageContext, row: UserRow): void {
  if (row.id !== viewer.userId && isPlatformAdmin(platformAdmin, row))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'platform' });
}
