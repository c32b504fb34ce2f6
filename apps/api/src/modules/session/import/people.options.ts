import { fieldColumn, fieldLimits } from '@banyan/contracts/organisation';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { personFields } from '../../../platform/organisation.schema.ts';
import { readFields, type PersonFieldRow } from '../../../platform/personFields.ts';
import type { TableAround } from '../../../platform/tableKind.ts';
import { plain } from '../../../text/plain.ts';

/** The enterprise's fields, with the options that are made because the file names them. */
export async function fieldsFor({ grants, options, scope }: TableAround): Promise<readonly PersonFieldRow[]> {
  const fields = await readFields(scope);
  if (options.length === 0 || grants.reach('people.edit') !== 'all') return fields;
  const { localise } = await enterpriseOf(scope);
  return fields.map((field) => {
    if (field.kind !== 'choice') return field;
    const known = new Set(field.options.flatMap(({ name }) => Object.values({ ...name }).map(plain)));
    const made = options.filter(({ column, name }) => column === fieldColumn(field.id) && !known.has(plain(name)));
    const added = made.slice(0, Math.max(0, fieldLimits.options - field.options.length));
    return {
      ...field,
      options: [
        ...field.options,
        ...added.map(({ name }, index) => ({ id: field.nextOption + index, name: localise({ zh: name }) })),
      ],
      nextOption: field.nextOption + added.length,
    };
  });
}

/** Keeps the options that were made. Throws where somebody has changed the field meanwhile: the batch is done again. */
export async function keepOptions(scope: TenantScope, fields: readonly PersonFieldRow[]): Promise<void> {
  const before = new Map((await readFields(scope)).map((field) => [field.id, field.nextOption]));
  for (const { id, nextOption, options, revision } of fields) {
    if (before.get(id) === nextOption) continue;
    const kept = await scope.tx
      .update(personFields)
      .set({ options, nextOption, revision: sql`${personFields.revision} + 1` })
      .where(scope.only(personFields, and(eq(personFields.id, id), eq(personFields.revision, revision))))
      .returning({ id: personFields.id });
    if (kept.length === 0) throw new Error('a field has changed meanwhile');
  }
}
