import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { actOnPeople, ActRefusal, endDevice, PeopleAct } from '@banyan/contracts/organisation';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { departments } from '../../../platform/department.schema.ts';
import { isLastAdministrator } from '../../../platform/administers.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { sessions } from '../../../platform/session.schema.ts';
import { isPlatformAdmin } from '../../../http/platformAdmin.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { comeBack, leave } from '../../../platform/leaving.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { heldBeyond } from '../../../platform/heldBeyond.ts';
import type { UserRow } from './userRow.ts';
import { detailOf, deviceId, personWithin } from './person.service.ts';
import { handOver, mustTake, ownersAmong } from './owned.service.ts';
import { tellHeir, type Handed } from './tellHeir.ts';
import { mayChange } from './writePerson.ts';

type Input = CallInput<typeof actOnPeople>;
type Answer = CallOutput<typeof actOnPeople>;

/** Acts that keep somebody out. */
const shuts: ReadonlySet<PeopleAct> = new Set(['lock', 'leave', 'endSessions']);

/** Does the same with several people, as far as the caller's rights go. */
export async function actOn(ctx: ManageContext, input: Input, ports: OrganisationPorts): Promise<Answer> {
  const { grants, scope, viewer } = ctx;
  if (input.act === 'move') await mustBeOpen(ctx, input.department ?? 0);
  const heir = input.act === 'leave' ? (input.heir ?? 0) : 0;
  const held = await hold(ctx, [...input.ids, heir]);
  const owners = input.act === 'leave' ? await ownersAmong(ctx, input.ids, ports) : new Map<number, never>();
  if (heir !== 0) mustTake(ctx, { heir: await heirOf(ctx, held.get(heir)), leaving: input.ids, owners });
  const rows = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(users, inArray(users.id, input.ids), isNull(users.mergedInto), grants.people(scope, 'people.edit')),
    )
    .orderBy(asc(users.id));
  const found = new Map(rows.map((row) => [row.id, row]));
  const beyond = await heldBeyond(ctx, [...found.keys()]);
  const done: number[] = [];
  const handed: Handed[] = [];
  const left: Answer['left'] = [];
  const back = new Map<string, Answer['back'][number]>();
  for (const id of new Set(input.ids)) {
    const row = found.get(id);
    const why =
      row === undefined
        ? 'gone'
        : ((await obstacle(ctx, row, input.act)) ??
          (beyond.has(id) ? 'beyond' : heir === 0 && owners.has(id) ? 'owns' : null));
    if (row === undefined || why !== null) {
      left.push({ id, name: row === undefined ? '' : localised(row.name, viewer.language), why: why ?? 'gone' });
      continue;
    }
    await change(ctx, row, input, ports);
    if (input.act === 'leave')
      handed.push({ from: row, things: await handOver(ctx, id, { heir, owned: ports.owned }) });
    done.push(id);
    for (const [act, department] of setBack(row, input.act)) {
      const key = `${act} ${department}`;
      back.set(key, { act, department, ids: [...(back.get(key)?.ids ?? []), id] });
    }
  }
  await settlePeople(scope, input.act === 'move' ? done : [], ctx.emit);
  await tellHeir(ctx, heir, handed);
  return { done, left, back: [...back.values()] };
}

/** Locks people one after the other, so that of two who act on the same ones the second waits. */
async function hold({ scope }: ManageContext, ids: readonly number[]): Promise<ReadonlyMap<number, UserRow>> {
  const rows = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The person who takes over, if the caller sees that person. */
async function heirOf({ grants, scope }: ManageContext, row: UserRow | undefined): Promise<UserRow | undefined> {
  if (row === undefined) return undefined;
  const own = scope.only(users, eq(users.id, row.id), grants.people(scope, 'people.see'));
  return (await scope.tx.$count(users, own)) === 0 ? undefined : row;
}

/** Logs a person out on one device. */
export async function endOne(
  ctx: ManageContext,
  { device, id }: CallInput<typeof endDevice>,
  ports: OrganisationPorts,
): Promise<CallOutput<typeof endDevice>> {
  const { grants, now, scope } = ctx;
  const row = await personWithin(ctx, id, 'people.edit');
  if (!mayChange(grants, row.type) || (await heldBeyond(ctx, [row.id])).has(row.id))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'roles.edit' });
  const held = await scope.tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.userId, id), isNull(sessions.endedAt)));
  const one = held.find(({ tokenHash }) => deviceId(tokenHash) === device);
  if (one === undefined) throw new Refusal(ErrorCode.notFound);
  await ports.endSession(scope, one.tokenHash, now());
  ctx.changed({ type: 'person', id, name: '', changes: [{ field: 'sessions', before: null, after: null }] });
  return detailOf(ctx, row);
}

/** Acts, each with a department, that make a person what the row says. A person who had no department stays moved. */
function setBack(row: UserRow, act: PeopleAct): readonly (readonly [act: PeopleAct, department: number])[] {
  switch (act) {
    case 'lock':
      return row.locked ? [] : [['unlock', 0]];
    case 'unlock':
      return row.locked ? [['lock', 0]] : [];
    case 'leave':
      if (row.leftAt !== null) return [];
      return row.locked
        ? [
            ['return', 0],
            ['lock', 0],
          ]
        : [['return', 0]];
    case 'return':
      return row.leftAt === null ? [] : [['leave', 0]];
    case 'move':
      return row.departmentId === null ? [] : [['move', row.departmentId]];
    case 'endSessions':
      return [];
  }
}

async function obstacle(
  { grants, platformAdmin, scope, viewer }: ManageContext,
  row: UserRow,
  act: PeopleAct,
): Promise<ActRefusal | null> {
  if (shuts.has(act) && row.id === viewer.userId) return 'own';
  if ((act === 'lock' || act === 'leave') && row.type === 2 && (await isLastAdministrator(scope, row.id)))
    return 'lastAdministrator';
  if (row.id !== viewer.userId && isPlatformAdmin(platformAdmin, row)) return 'beyond';
  if (act === 'unlock' && row.leftAt !== null) return 'left';
  return mayChange(grants, row.type) ? null : 'beyond';
}

async function change(ctx: ManageContext, row: UserRow, { act, department = 0 }: Input, ports: OrganisationPorts) {
  const { now, scope } = ctx;
  const values: Partial<UserRow> = {
    ...(act === 'lock' ? { locked: true } : {}),
    ...(act === 'unlock' ? { locked: false } : {}),
    ...(act === 'move' ? { departmentId: department } : {}),
  };
  if (act === 'leave' && row.leftAt === null)
    for (const ended of await leave(scope, [row.id], { now: now(), ports })) ctx.changed(ended);
  if (act === 'return') await comeBack(scope, [row.id], { emit: ctx.emit, rank: ports.rank });
  if (Object.keys(values).length > 0)
    await scope.tx
      .update(users)
      .set({ ...values, revision: sql`${users.revision} + 1` })
      .where(scope.only(users, eq(users.id, row.id)));
  if (act === 'lock' || act === 'endSessions') await ports.endSessions(scope, row.id, now());
  const stay = act === 'leave' ? { locked: true, leftAt: new Date(now()) } : { locked: false, leftAt: null };
  const changes = changedFields(row, act === 'leave' || act === 'return' ? stay : values);
  ctx.changed({
    ...{ type: 'person', id: row.id, name: '' },
    changes: act === 'endSessions' ? [{ field: 'sessions', before: null, after: null }] : changes,
  });
}

async function mustBeOpen({ grants, scope }: ManageContext, id: number): Promise<void> {
  const there = await scope.tx.$count(
    departments,
    scope.only(departments, and(eq(departments.id, id), isNull(departments.closedAt))),
  );
  const beyond = grants.reach('people.edit') !== 'all' && !grants.departments('people.edit').has(id);
  if (there === 0 || beyond)
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { department: beyond ? 'beyond' : 'invalid' } } });
}
