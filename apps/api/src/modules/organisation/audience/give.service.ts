import { ErrorCode, type CallInput, type CallOutput, type Permission } from '@banyan/contracts';
import type {
  Audience,
  audienceEffect,
  audienceThing,
  AudienceUseKind,
  setAudience,
  SomePeople,
} from '@banyan/contracts/organisation';
import { eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { audienceOf } from '../../../platform/audience/audienceOf.ts';
import type { AudienceThing, AudienceThings } from '../../../platform/audience/audienceThings.ts';
import { isMember } from '../../../platform/audience/membership.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { readPeople } from '../../../platform/audience/people.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import { readFields } from '../../../platform/personFields.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { isSound } from '../groups/change.service.ts';
import { presentPeople, seenGroups } from '../groups/group.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { firstByName } from '../people/firstByName.ts';
import { namesIn } from './audience.service.ts';
import { shownThings } from './things.service.ts';
import { liesWithin } from './within.ts';

type Ports = Pick<OrganisationPorts, 'audienceThings'>;

interface Asked {
  readonly kind: AudienceUseKind;
  readonly id: number;
}

interface Found {
  readonly things: AudienceThings;
  readonly thing: AudienceThing;
  readonly audience: Audience | null;
}

/** A thing within a right of its area. Throws Refusal `notFound` for others. */
async function thingSeen(ctx: ManageContext, { id, kind }: Asked, ports: Ports, held = false): Promise<Found> {
  const { scope } = ctx;
  const things = ports.audienceThings.find((one) => one.kind === kind);
  const thing = things === undefined ? null : await things.find(scope, id, held);
  if (things === undefined || thing === null) throw new Refusal(ErrorCode.notFound);
  const [row] =
    thing.audienceId === null
      ? []
      : await scope.tx
          .select({ terms: audiences.terms })
          .from(audiences)
          .where(scope.only(audiences, eq(audiences.id, thing.audienceId)));
  const audience = row?.terms ?? null;
  if (!(await liesWithin(ctx, audience, `${things.area}.see`))) throw new Refusal(ErrorCode.notFound);
  return { things, thing, audience };
}

async function shown(ctx: ManageContext, { kind }: AudienceThings, thing: AudienceThing, ports: Ports) {
  const [one] = await shownThings(ctx, [{ ...thing, kind, place: 0 }], ports);
  if (one === undefined) throw new Error('a thing is gone');
  return one;
}

/** A thing with whom it is for. */
export async function readThing(
  ctx: ManageContext,
  input: CallInput<typeof audienceThing>,
  ports: Ports,
): Promise<CallOutput<typeof audienceThing>> {
  const { audience, thing, things } = await thingSeen(ctx, input, ports);
  return {
    thing: await shown(ctx, things, thing, ports),
    names: await namesIn(ctx, audience === null ? [] : [audience]),
  };
}

/** The effect of another audience of a thing. */
export async function readEffect(
  ctx: ManageContext,
  input: CallInput<typeof audienceEffect>,
  ports: Ports,
): Promise<CallOutput<typeof audienceEffect>> {
  const { scope } = ctx;
  const { audience: former, thing, things } = await thingSeen(ctx, input, ports);
  const { rows } = await scope.tx.execute<{ id: string }>(things.records(scope, thing.id));
  const withRecord = new Set(rows.map(({ id }) => Number(id)));
  const around = await readOrganisation(scope);
  const [comes, leaves, keeps]: [number[], number[], number[]] = [[], [], []];
  for await (const people of readPeople(scope, presentPeople(ctx)))
    for (const person of people) {
      const was = former === null || isMember(person, former, around);
      const is = input.audience === null || isMember(person, input.audience, around);
      if (is && !was) comes.push(person.id);
      if (was && !is) leaves.push(person.id);
      if (!is && withRecord.has(person.id)) keeps.push(person.id);
    }
  const some = async (ids: readonly number[]): Promise<SomePeople> => ({
    count: ids.length,
    people: await firstByName(ctx, ids),
  });
  return { comes: await some(comes), leaves: await some(leaves), keeps: await some(keeps) };
}

const refusedAudience = () => new Refusal(ErrorCode.fieldsRefused, { data: { fields: { audience: 'invalid' } } });

/** Throws a Refusal for terms that are not there, and for an audience beyond a right. */
async function mustBeSound(ctx: ManageContext, audience: Audience | null, permission: Permission): Promise<void> {
  if (!(await liesWithin(ctx, audience, permission)))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'an audience beyond the own rights' });
  if (audience === null) return;
  const { scope } = ctx;
  const { except, rules } = audience;
  const named = (on: 'departments' | 'groups' | 'people') => [...new Set([...audience[on], ...except[on]])];
  const ruled = rules.flatMap((rule) => rule.flatMap((one) => (one.on === 'department' ? one.in : [])));
  const places = [...new Set([...named('departments'), ...ruled])];
  const counts = [
    [places, await scope.tx.$count(departments, scope.only(departments, inArray(departments.id, places)))],
    [
      named('groups'),
      await scope.tx.$count(groups, scope.only(groups, inArray(groups.id, named('groups')), seenGroups(ctx))),
    ],
    [named('people'), await scope.tx.$count(users, scope.only(users, inArray(users.id, named('people'))))],
  ] as const;
  const fields = rules.length === 0 ? [] : await readFields(scope);
  const isThere = counts.every(([ids, there]) => ids.length === there);
  if (!isThere || !rules.flat().every((one) => isSound(one, fields))) throw refusedAudience();
}

/** Words of the audit log for everyone; an audience stands there by its terms. */
const everyone = 'everyone';

/** Gives a thing to another audience. */
export async function give(
  ctx: ManageContext,
  input: CallInput<typeof setAudience>,
  ports: Ports,
): Promise<CallOutput<typeof setAudience>> {
  const { emit, scope } = ctx;
  const { audience: former, thing, things } = await thingSeen(ctx, input, ports, true);
  const permission = `${things.area}.edit` as const;
  if (!(await liesWithin(ctx, former, permission)))
    throw new Refusal(ErrorCode.adminsOnly, { reason: 'a thing of others' });
  if ((thing.audienceId ?? 0) !== input.began)
    throw new Refusal(ErrorCode.conflict, { data: { thing: await shown(ctx, things, thing, ports) } });
  await mustBeSound(ctx, input.audience, permission);
  const audienceId = await audienceOf(scope, input.audience);
  await things.give({ scope, emit }, thing.id, audienceId);
  const next = await things.find(scope, thing.id);
  if (next === null) throw new Error('a thing is gone');
  ctx.changed({
    ...{ type: things.kind, id: thing.id, name: thing.name.zh_cn },
    changes: changedFields({ audience: former ?? everyone }, { audience: input.audience ?? everyone }),
  });
  // The entry of the audit log follows the answer.
  return { thing: { ...(await shown(ctx, things, next, ports)), changedAt: ctx.now() } };
}
