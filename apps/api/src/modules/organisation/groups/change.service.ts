import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  AudienceCondition,
  AudienceRule,
  changeGroupPeople,
  groupAudience,
  removeGroup,
  saveGroup,
} from '@banyan/contracts/organisation';
import { eq, inArray, sql } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { audienceOf, noTerms } from '../../../platform/audience/audienceOf.ts';
import { audiencesNaming, fillAudiences, settlePeople } from '../../../platform/audience/settle.ts';
import { departments } from '../../../platform/department.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { groupMembers, groups } from '../../../platform/organisation.schema.ts';
import { readFields, type PersonFieldRow } from '../../../platform/personFields.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { refused } from '../people/writePerson.ts';
import { groupToChange, mayKeep, peopleOf, shownGroup, type GroupRow } from './group.ts';
import { isWithin, peopleWithin, ruleWithin } from './within.ts';

/** Adds a group with its audience, or changes its name and rule. */
export async function save(
  ctx: ManageContext,
  input: CallInput<typeof saveGroup>,
): Promise<CallOutput<typeof saveGroup>> {
  const { scope } = ctx;
  const former = input.id === 0 ? null : await groupToChange(ctx, input.id);
  if (former !== null && former.revision !== input.revision)
    throw new Refusal(ErrorCode.conflict, { data: { group: await shownGroup(ctx, former) } });
  const departmentId = former === null ? (input.department === 0 ? null : input.department) : former.departmentId;
  if (!mayKeep(ctx, departmentId)) throw new Refusal(ErrorCode.adminsOnly, { reason: 'a group of others' });
  const zh = input.name.zh_cn.replaceAll(/\s+/g, ' ').trim();
  if (zh === '') throw refused({ name: 'missing' });
  await mustBeSound(ctx, input.rule, former, departmentId);
  const say = localiser((await loadEnterprise(scope)).languages);
  const en = input.name.en?.trim() ?? '';
  const values = {
    name: say(en === '' ? { zh } : { zh, en }),
    rule: input.rule === null ? null : ruleWithin(input.rule, departmentId),
  };
  const row = former === null ? await add(ctx, { ...values, departmentId }) : await change(ctx, former, values);
  ctx.changed({
    ...{ type: 'group', id: row.id, name: zh },
    changes: changedFields(former === null ? {} : { name: former.name, rule: former.rule }, values),
  });
  return shownGroup(ctx, row);
}

/** Throws a Refusal `fieldsRefused` for departments and fields that are not there, and where a group by hand would get a rule. */
async function mustBeSound(
  { scope }: ManageContext,
  rule: AudienceRule | null,
  former: GroupRow | null,
  departmentId: number | null,
): Promise<void> {
  if (former !== null && (former.rule === null) !== (rule === null)) throw refused({ rule: 'invalid' });
  const named = (rule ?? []).flatMap((one) => (one.on === 'department' ? one.in : []));
  const wanted = [...new Set([...named, ...(departmentId === null ? [] : [departmentId])])];
  const there = await scope.tx.$count(departments, scope.only(departments, inArray(departments.id, wanted)));
  if (there !== wanted.length) throw refused({ rule: 'invalid' });
  const fields = await readFields(scope);
  if ((rule ?? []).some((one) => !isSound(one, fields))) throw refused({ rule: 'invalid' });
  if (rule !== null && ruleWithin(rule, departmentId).length > 10) throw refused({ rule: 'invalid' });
}

/** Whether a condition on a field names one of its kind, and options that it has. */
export function isSound(condition: AudienceCondition, fields: readonly PersonFieldRow[]): boolean {
  if (!('field' in condition)) return true;
  const field = fields.find(({ id }) => id === condition.field);
  if (field?.kind !== condition.on) return false;
  return condition.on !== 'choice' || condition.is.every((id) => field.options.some((option) => option.id === id));
}

async function add(
  { scope }: ManageContext,
  values: Pick<GroupRow, 'departmentId' | 'name' | 'rule'>,
): Promise<GroupRow> {
  const [added] = await scope.tx.insert(groups).values(scope.row(groups, values)).returning({ id: groups.id });
  if (added === undefined) throw new Error('a group was not kept');
  const audienceId = await audienceOf(scope, { ...noTerms, groups: [added.id] });
  return update(scope, added.id, { audienceId });
}

async function change(
  { emit, scope }: ManageContext,
  { id, rule }: GroupRow,
  values: Pick<GroupRow, 'name' | 'rule'>,
): Promise<GroupRow> {
  const row = await update(scope, id, { ...values, revision: sql`${groups.revision} + 1` });
  if (JSON.stringify(rule) !== JSON.stringify(values.rule))
    await fillAudiences(scope, await audiencesNaming(scope, id), emit);
  return row;
}

async function update(
  scope: ManageContext['scope'],
  id: number,
  values: Parameters<ReturnType<typeof scope.tx.update<typeof groups>>['set']>[0],
) {
  const [row] = await scope.tx
    .update(groups)
    .set(values)
    .where(scope.only(groups, eq(groups.id, id)))
    .returning();
  if (row === undefined) throw new Error('a group is gone');
  return row;
}

/** Removes a group that nothing is for. */
export async function remove(
  ctx: ManageContext,
  { id }: CallInput<typeof removeGroup>,
  { audienceThings }: Pick<OrganisationPorts, 'audienceThings'>,
): Promise<CallOutput<typeof removeGroup>> {
  const { scope, viewer } = ctx;
  const row = await groupToChange(ctx, id);
  const naming = await audiencesNaming(scope, id);
  const ids = naming.map((one) => one.id);
  const uses = [];
  for (const { kind, uses: find } of audienceThings)
    for (const used of await find(scope, ids))
      uses.push({ kind, id: used.id, name: localised(used.name, viewer.language) });
  if (uses.length > 0) throw new Refusal(ErrorCode.conflict, { data: { uses } });
  await scope.tx.delete(groups).where(scope.only(groups, eq(groups.id, id)));
  // Its own audience stays, of nobody: something may still name it that is not shown any more.
  await fillAudiences(scope, naming);
  ctx.changed({ type: 'group', id, name: row.name.zh_cn });
  return {};
}

/** Keeps the people of an audience as a group of the enterprise. */
export async function keepAudience(
  ctx: ManageContext,
  { audience, name }: CallInput<typeof groupAudience>,
): Promise<CallOutput<typeof groupAudience>> {
  const userIds = await peopleOf(ctx, audience);
  let group = await save(ctx, { id: 0, revision: 0, department: 0, name, rule: null });
  // A statement has only so many parameters.
  for (let at = 0; at < userIds.length; at += 5000)
    group = await changePeople(ctx, { id: group.id, add: userIds.slice(at, at + 5000), take: [] });
  return group;
}

/** Puts people into a group that is kept by hand, and takes others out. */
export async function changePeople(
  ctx: ManageContext,
  { add: added, id, take }: CallInput<typeof changeGroupPeople>,
): Promise<CallOutput<typeof changeGroupPeople>> {
  const { grants, scope } = ctx;
  const row = await groupToChange(ctx, id);
  if (row.rule !== null) throw new Refusal(ErrorCode.conflict, { reason: 'a rule' });
  const own = grants.people(scope, 'people.edit');
  const comes = await peopleWithin(scope, added, own, await isWithin(scope, row.departmentId));
  const goes = await peopleWithin(scope, take, own);
  if (comes.length > 0)
    await scope.tx
      .insert(groupMembers)
      .values(comes.map((userId) => scope.row(groupMembers, { groupId: id, userId })))
      .onConflictDoNothing();
  if (goes.length > 0)
    await scope.tx
      .delete(groupMembers)
      .where(scope.only(groupMembers, eq(groupMembers.groupId, id), inArray(groupMembers.userId, goes)));
  await settlePeople(scope, [...comes, ...goes], ctx.emit);
  const name = row.name.zh_cn;
  ctx.changed({
    ...{ type: 'group', id, name },
    changes: changedFields(
      {},
      { ...(comes.length > 0 ? { comes } : {}), ...(goes.length > 0 ? { leaves: goes } : {}) },
    ),
  });
  return shownGroup(ctx, row);
}
