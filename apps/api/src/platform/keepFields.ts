import { fieldKinds, fieldLimits } from '@banyan/contracts/organisation';
import { v } from '@banyan/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import { words, yes } from '../import/shape.ts';
import { personFields, type FieldOption } from './organisation.schema.ts';
import { readFields } from './personFields.ts';

/** A field of people as the file of an enterprise writes it. */
export const personFieldShape = v.pipe(
  v.strictObject({
    name: words(fieldLimits.name),
    kind: v.picklist(fieldKinds),
    options: v.optional(v.pipe(v.array(words(fieldLimits.option)), v.maxLength(fieldLimits.options)), []),
    /** People see their own value. */
    shown: yes(false),
  }),
  v.check(
    ({ kind, options }) => (kind === 'choice') === options.length > 0,
    'A field has options where its kind is choice, and there alone.',
  ),
);
type WrittenField = v.InferOutput<typeof personFieldShape>;

/**
 * Adds fields of people, and changes those of the same name and kind: their options get the written order and names, and
 * options that the file does not name stay behind them. Other fields stay.
 */
export async function keepFields(
  scope: TenantScope,
  written: readonly WrittenField[],
  localise: Localise,
): Promise<void> {
  const known = await readFields(scope);
  for (const [place, { kind, name, options, shown }] of written.entries()) {
    const former = known.find((row) => row.name.zh_cn === name.zh && row.kind === kind);
    const before = former?.options ?? [];
    let nextOption = former?.nextOption ?? 1;
    const named = options.map((one): FieldOption => ({
      id: before.find((option) => option.name.zh_cn === one.zh)?.id ?? nextOption++,
      name: localise(one),
    }));
    const others = before.filter(({ id }) => !named.some((one) => one.id === id));
    const values = { name: localise(name), options: [...named, ...others], nextOption, shown };
    if (former === undefined)
      await scope.tx
        .insert(personFields)
        .values(scope.row(personFields, { ...values, kind, place: known.length + place }));
    else
      await scope.tx
        .update(personFields)
        .set({ ...values, revision: sql`${personFields.revision} + 1` })
        .where(scope.only(personFields, eq(personFields.id, former.id)));
  }
}
