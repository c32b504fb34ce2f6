import * as valibot from 'valibot';

/** Valibot as the contracts use it: what is defined here takes the place of its own. */
export * from 'valibot';

const finite = valibot.pipe(valibot.number(), valibot.finite());
const whole = valibot.pipe(valibot.number(), valibot.safeInteger());

/** A number; not an infinite one, which JSON can write (`1e999`). */
export const number = () => finite;

/** A whole number that a double holds exactly. */
export const int = () => whole;

const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/** At most so many items, or characters; one beyond the basic plane is one, as for the database. */
export const maxLength = ((most: number, message?: string) => {
  const rule = valibot.maxLength<string, number, string | undefined>(most, message);
  const run: (typeof rule)['~run'] = (dataset, config) => {
    const { value } = dataset;
    const fits = typeof value === 'string' && value.length - (value.match(pairs)?.length ?? 0) <= most;
    return fits ? dataset : rule['~run'](dataset, config);
  };
  return { ...rule, '~run': run };
}) as typeof valibot.maxLength;

/** A value in the shape of a schema; null where it has another. */
export function parseOrNull<Schema extends valibot.GenericSchema>(
  schema: Schema,
  value: unknown,
): valibot.InferOutput<Schema> | null {
  const read = valibot.safeParse(schema, value);
  return read.success ? read.output : null;
}
