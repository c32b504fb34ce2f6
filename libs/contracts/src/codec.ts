import { v } from './v.ts';

/** How the text of a field becomes a value, and back. `decode` throws where the text means nothing. */
interface Ways<Value extends v.GenericSchema> {
  readonly decode: (text: string) => v.InferInput<Value>;
  readonly encode: (value: v.InferOutput<Value>) => string;
}

/** A schema that reads the text of a field; `encoded` writes it. */
export interface Codec<Value> extends v.GenericSchema<string, Value> {
  readonly encoded: v.GenericSchema<unknown, string>;
}

/** A field whose text on the wire stands for a value. Both must fit their schemas, whichever way it goes. */
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

/** What reads the value of a field and gives its text. */
function encodedOf(field: Field): v.GenericSchema {
  const [first, ...rules] = field.pipe ?? [];
  // Rules that were put on a codec are those of its value.
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

/** The fields of a request as text, from their values; or the issues of those that do not fit. */
export const safeEncode = (request: RequestSchema, values: unknown) => v.safeParse(encodedRequest(request), values);

/** The fields of a request as text, from their values. Throws ValiError where they do not fit. */
export const encode = (request: RequestSchema, values: unknown) =>
  v.parse(encodedRequest(request), values) as Readonly<Record<string, string>>;
