import { ErrorCode } from '@banyan/contracts';
import type { FieldUse, PersonField } from '@banyan/contracts/organisation';
import { asc, sql } from 'drizzle-orm';
import { localised, type Localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { groups, personFields } from '../../../platform/organisation.schema.ts';
import { readFields, type PersonFieldRow } from '../../../platform/personFields.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';

const writtenName = ({ en, zh_cn }: Localised) => ({ zh_cn, ...(en === undefined ? {} : { en }) });

/** A field as the console shows it. */
export const shownField = ({ archivedAt, id, kind, name, options, revision, shown }: PersonFieldRow): PersonField => ({
  ...{ id, kind, shown, revision },
  name: writtenName(name),
  options: options.map((option) => ({ id: option.id, name: writtenName(option.name) })),
  archived: archivedAt !== null,
});

/** All fields as the console shows them. */
export const shownFields = async ({ scope }: ManageContext): Promise<{ fields: PersonField[] }> => ({
  fields: (await readFields(scope)).map(shownField),
});

/**
 * The fields, locked until the call ends: they are changed one after the other. Throws a Refusal where the caller's right
 * does not reach everybody.
 */
export async function fieldsToChange({ grants, scope }: ManageContext): Promise<PersonFieldRow[]> {
  if (grants.reach('people.edit') !== 'all') throw new Refusal(ErrorCode.adminsOnly, { reason: 'fields of everybody' });
  return scope.tx
    .select()
    .from(personFields)
    .where(scope.only(personFields))
    .orderBy(asc(personFields.id))
    .for('update');
}

/** A field in the version that a change began from. Throws Refusal `notFound`, or `conflict` for another version. */
export async function fieldToChange(ctx: ManageContext, id: number, revision: number): Promise<PersonFieldRow> {
  const row = (await fieldsToChange(ctx)).find((one) => one.id === id);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (row.revision !== revision) throw new Refusal(ErrorCode.conflict, { data: { field: shownField(row) } });
  return row;
}

const mostUses = 20;

/** Audiences whose rules name a field, or one of its options. */
export const audiencesNaming = ({ scope }: ManageContext, field: number, option?: number) =>
  scope.tx
    .select({ id: audiences.id, terms: audiences.terms })
    .from(audiences)
    .where(
      scope.only(audiences, sql`${audiences.terms} -> 'rules' @> ${JSON.stringify([[named(field, option)]])}::jsonb`),
    );

const named = (field: number, option: number | undefined) =>
  option === undefined ? { field } : { on: 'choice', field, is: [option] };

/** Groups whose rules name a field or one of its options, and things that are for such people. */
export async function usesOf(
  ctx: ManageContext,
  { audienceThings }: Pick<OrganisationPorts, 'audienceThings'>,
  field: number,
  option?: number,
): Promise<FieldUse[]> {
  const { scope, viewer } = ctx;
  const found = await scope.tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(scope.only(groups, sql`${groups.rule} @> ${JSON.stringify([named(field, option)])}::jsonb`))
    .orderBy(asc(groups.id))
    .limit(mostUses);
  const uses: FieldUse[] = found.map(({ id, name }) => ({ kind: 'group', id, name: localised(name, viewer.language) }));
  const ids = (await audiencesNaming(ctx, field, option)).map(({ id }) => id);
  for (const { kind, uses: find } of ids.length === 0 ? [] : audienceThings)
    for (const { id, name } of await find(scope, ids)) uses.push({ kind, id, name: localised(name, viewer.language) });
  return uses;
}
