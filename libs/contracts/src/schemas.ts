import * as valibot from 'valibot';

/** Valibot with the contracts' own versions: definitions here replace its own. */
export * from 'valibot';

const finite = valibot.pipe(valibot.number(), valibot.finite());
const whole = valibot.pipe(valibot.number(), valibot.safeInteger());

/** A finite number; JSON can write an infinite one (`1e999`). */
export const number = () => finite;

/** A whole number that a double represents exactly. */
export const int = () => whole;

const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/** At most so many items or characters; a character beyond the basic plane counts as one, as in the database. */
export const maxLength = ((most: number, message?: string) => {
  const rule = valibot.maxLength<string, number, string | undefined>(most, message);
  const run: (typeof rule)['~run'] = (dataset, config) => {
    const { value } = dataset;
    const fits = typeof value === 'string' && value.length - (value.match(pairs)?.length ?? 0) <= most;
    return fits ? dataset : rule['~run'](dataset, config);
  };
  return { ...rule, '~run': run };
}) as typeof valibot.maxLength;

/** The value parsed by the schema; null when it does not fit. */
export function parseOrNull<Schema extends valibot.GenericSchema>(
  schema: Schema,
  value: unknown,
): valibot.InferOutput<Schema> | null {
  const read = valibot.safeParse(schema, value);
  return read.success ? read.output : null;
}
