import { ErrorCode } from '@banyan/contracts';
import type { Audience, ManagedGroup } from '@banyan/contracts/organisation';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { audienceMembers } from '../../../platform/audience/audience.schema.ts';
import { isMember } from '../../../platform/audience/membership.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { readPeople } from '../../../platform/audience/people.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import type { ExportAround } from '../../../platform/listExport.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

export type GroupRow = typeof groups.$inferSelect;

/** Groups that the caller may see: those of the enterprise, and of the departments within the caller's rights. */
export function seenGroups(
  { grants }: Pick<ManageContext, 'grants'>,
  right: 'people.see' | 'people.export' = 'people.see',
): SQL | undefined {
  if (grants.reach(right) === 'all') return undefined;
  return or(isNull(groups.departmentId), inArray(groups.departmentId, [...grants.departments(right)]));
}

/** Whether the caller may change groups of a department; null: those of the enterprise. */
export function mayKeep({ grants }: Pick<ManageContext, 'grants'>, departmentId: number | null): boolean {
  const reach = grants.reach('people.edit');
  if (reach === 'all') return true;
  return departmentId !== null && grants.departments('people.edit').has(departmentId);
}

/** A group that the caller may see. Throws Refusal `notFound` for others. */
export async function groupSeen(ctx: ManageContext, id: number): Promise<GroupRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(groups)
    .where(scope.only(groups, eq(groups.id, id), seenGroups(ctx)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** A group that the caller may change, locked until the call ends. Throws a Refusal for others. */
export async function groupToChange(ctx: ManageContext, id: number): Promise<GroupRow> {
  const { scope } = ctx;
  await groupSeen(ctx, id);
  const [row] = await scope.tx
    .select()
    .from(groups)
    .where(scope.only(groups, eq(groups.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (!mayKeep(ctx, row.departmentId)) throw new Refusal(ErrorCode.adminsOnly, { reason: 'a group of others' });
  return row;
}

/** People of the caller's rights who have not left. */
export const presentPeople = ({ grants, scope }: Pick<ManageContext, 'grants' | 'scope'>): SQL | undefined =>
  and(isNull(users.leftAt), grants.people(scope, 'people.see'));

/** Groups as the console shows them. */
export async function shownGroups(
  ctx: Pick<ExportAround, 'grants' | 'scope' | 'viewer'>,
  rows: readonly GroupRow[],
): Promise<ManagedGroup[]> {
  const { scope, viewer } = ctx;
  if (rows.length === 0) return [];
  const audienceIds = rows.flatMap(({ audienceId }) => (audienceId === null ? [] : [audienceId]));
  const counted = await scope.tx
    .select({ id: audienceMembers.audienceId, people: sql<number>`count(*)::int` })
    .from(audienceMembers)
    .innerJoin(users, and(eq(users.eid, audienceMembers.eid), eq(users.id, audienceMembers.userId)))
    .where(scope.only(audienceMembers, inArray(audienceMembers.audienceId, audienceIds), presentPeople(ctx)))
    .groupBy(audienceMembers.audienceId);
  const places = await scope.tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(
      scope.only(
        departments,
        inArray(
          departments.id,
          rows.map(({ departmentId }) => departmentId ?? 0),
        ),
      ),
    );
  const people = new Map(counted.map((one) => [one.id, one.people]));
  const names = new Map(places.map(({ id, name }) => [id, localised(name, viewer.language)]));
  return rows.map(({ audienceId, departmentId, id, name: { en, zh_cn }, revision, rule }) => ({
    ...{ id, revision, rule },
    name: { zh_cn, ...(en === undefined ? {} : { en }) },
    department: departmentId === null ? null : { id: departmentId, name: names.get(departmentId) ?? '' },
    people: people.get(audienceId ?? 0) ?? 0,
    own: mayKeep(ctx, departmentId),
  }));
}

/** A group as the console shows it. */
export async function shownGroup(ctx: ManageContext, row: GroupRow): Promise<ManagedGroup> {
  const [group] = await shownGroups(ctx, [row]);
  if (group === undefined) throw new Error('a group is gone');
  return group;
}

/** Ids of the people whom an audience takes within the caller's rights, without those who have left. */
export async function peopleOf(ctx: ManageContext, audience: Audience | null): Promise<number[]> {
  const { scope } = ctx;
  const around = await readOrganisation(scope);
  const ids: number[] = [];
  for await (const people of readPeople(scope, presentPeople(ctx)))
    for (const person of people) if (audience === null || isMember(person, audience, around)) ids.push(person.id);
  return ids;
}
