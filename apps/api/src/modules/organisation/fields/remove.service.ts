import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { archiveField, fieldUse, removeField } from '@banyan/contracts/organisation';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { fillAudiences } from '../../../platform/audience/settle.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { personFields } from '../../../platform/organisation.schema.ts';
import { hasValue, readFields, valueText } from '../../../platform/personFields.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { audiencesNaming, fieldToChange, shownFields, usesOf } from './field.ts';

type Ports = Pick<OrganisationPorts, 'audienceThings'>;

const countHolders = ({ scope }: ManageContext, id: number): Promise<number> =>
  scope.tx.$count(users, scope.only(users, hasValue(id)));

/** The number of people with a value, and the rules that name the field. */
export async function readUse(
  ctx: ManageContext,
  { id }: CallInput<typeof fieldUse>,
  ports: Ports,
): Promise<CallOutput<typeof fieldUse>> {
  const { scope } = ctx;
  const field = (await readFields(scope)).find((one) => one.id === id);
  if (field === undefined) throw new Refusal(ErrorCode.notFound);
  const value = valueText(id);
  const counted =
    field.kind === 'choice'
      ? await scope.tx
          .select({ id: sql<number>`${value}::int`, people: sql<number>`count(*)::int` })
          .from(users)
          .where(scope.only(users, hasValue(id)))
          .groupBy(sql`1`)
      : [];
  const byOption = new Map(counted.map((one) => [one.id, one.people]));
  return {
    people: await countHolders(ctx, id),
    options: field.options.map((option) => ({ id: option.id, people: byOption.get(option.id) ?? 0 })),
    uses: await usesOf(ctx, ports, id),
  };
}

/** Hides a field and keeps its values, or shows it again. */
export async function archive(
  ctx: ManageContext,
  { archived, id, revision }: CallInput<typeof archiveField>,
): Promise<CallOutput<typeof archiveField>> {
  const { now, scope } = ctx;
  const row = await fieldToChange(ctx, id, revision);
  await scope.tx
    .update(personFields)
    .set({ archivedAt: archived === 'Y' ? new Date(now()) : null, revision: sql`${personFields.revision} + 1` })
    .where(scope.only(personFields, eq(personFields.id, id)));
  ctx.changed({
    ...{ type: 'field', id, name: row.name.zh_cn },
    changes: changedFields({ archived: row.archivedAt !== null }, { archived: archived === 'Y' }),
  });
  return shownFields(ctx);
}

/** Removes a field that no rule names, with the values that the administrator was told of. */
export async function remove(
  ctx: ManageContext,
  { id, people, revision }: CallInput<typeof removeField>,
  ports: Ports,
): Promise<CallOutput<typeof removeField>> {
  const { scope } = ctx;
  const row = await fieldToChange(ctx, id, revision);
  const uses = await usesOf(ctx, ports, id);
  if (uses.length > 0) throw new Refusal(ErrorCode.conflict, { data: { uses } });
  const held = await countHolders(ctx, id);
  if (held > people) throw new Refusal(ErrorCode.conflict, { data: { people: held } });
  await scope.tx
    .update(users)
    .set({ fieldValues: sql`${users.fieldValues} - ${String(id)}::text`, revision: sql`${users.revision} + 1` })
    .where(scope.only(users, hasValue(id)));
  // Nothing is for these audiences any more, but their rows stay.
  await fillAudiences(scope, await audiencesNaming(ctx, id));
  await scope.tx.delete(personFields).where(scope.only(personFields, eq(personFields.id, id)));
  ctx.changed({
    ...{ type: 'field', id, name: row.name.zh_cn },
    changes: changedFields({ values: held }, { values: null }),
  });
  return shownFields(ctx);
}
