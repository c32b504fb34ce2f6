import { v } from './v.ts';

/** Conversion between the text of a field and its value. `decode` throws for invalid text. */
interface Ways<Value extends v.GenericSchema> {
  readonly decode: (text: string) => v.InferInput<Value>;
  readonly encode: (value: v.InferOutput<Value>) => string;
}

/** A schema that reads the text of a field; `encoded` writes the text. */
export interface Codec<Value> extends v.GenericSchema<string, Value> {
  readonly encoded: v.GenericSchema<unknown, string>;
}

/** A field whose wire text encodes a value. Text and value must both fit their schemas, in both directions. */
export function codec<Value extends v.GenericSchema>(
  text: v.GenericSchema<string, string>,
  value: Value,
  { decode, encode }: Ways<Value>,
): Codec<v.InferOutput<Value>> {
  const reading = v.rawTransform<string, v.InferInput<Value>>(({ dataset, addIssue, NEVER }) => {
    try {
      return decode(dataset.value);
    } catch {
      addIssue({ message: 'not written as it must be' });
      return NEVER;
    }
  });
  const writing = v.pipe(value as v.GenericSchema, v.transform(encode), text);
  return Object.assign(v.pipe(text, reading, value), { encoded: writing }) as Codec<v.InferOutput<Value>>;
}

type Field = v.GenericSchema & {
  readonly encoded?: v.GenericSchema;
  readonly wrapped?: Field;
  readonly pipe?: readonly [Field, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
};

/** Schema that turns the value of a field into its text. */
function encodedOf(field: Field): v.GenericSchema {
  const [first, ...rules] = field.pipe ?? [];
  // Rules added to a codec apply to its value.
  if (first?.encoded !== undefined) return v.pipe(v.unknown(), ...rules, first.encoded);
  if (field.encoded !== undefined) return field.encoded;
  return field.type === 'optional' && field.wrapped !== undefined ? v.optional(encodedOf(field.wrapped)) : field;
}

/** The fields of a request: each is text, or a codec. */
export type RequestSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

function encodedRequest({ entries }: RequestSchema) {
  const fields = Object.entries(entries).map(([name, field]) => [name, encodedOf(field as Field)] as const);
  return v.object(Object.fromEntries(fields));
}

/** Encodes the values of a request as text; returns the issues of values that do not fit. */
export const safeEncode = (request: RequestSchema, values: unknown) => v.safeParse(encodedRequest(request), values);

/** Encodes the values of a request as text. Throws ValiError when they do not fit. */
export const encode = (request: RequestSchema, values: unknown) =>
  v.parse(encodedRequest(request), values) as Readonly<Record<string, string>>;
