/** One value of a screen's query, as one parameter of its address. */
export interface AddressField<Value> {
  /** Name of the parameter; the field's own name without it. */
  readonly parameter?: string;
  /** The value that is not written. */
  readonly initial: Value;
  /** Reads the parameter, null when the address lacks it; unknown values become `initial`. */
  readonly read: (text: string | null) => Value;
  /** Text of the parameter; empty for a value that is left out. */
  readonly write: (value: Value) => string;
}

type Fields = Readonly<Record<string, AddressField<unknown>>>;

/** A screen's query, kept in its address so that back, forward, reload and a pasted link restore it [SH-09]. */
export interface AddressQuery<Query> {
  /** Defaults of an address without a query. */
  readonly initial: Query;
  readonly read: (params: URLSearchParams) => Query;
  /** Initial values are left out: equal queries have one address. Reading it again gives the same query. */
  readonly write: (query: Partial<Query>) => URLSearchParams;
}

/** The values of a query that `addressQuery` described. */
export type QueryOf<Described extends AddressQuery<unknown>> = Described['initial'];

// The only way to type "a field of some value": a field accepts the values that it returns.
type AnyFields<Query> = { readonly [Name in keyof Query]: AddressField<Query[Name]> };

/** Describes a screen's query, its parameters in the order in which they are written. */
export function addressQuery<Query extends object>(fields: AnyFields<Query>): AddressQuery<Readonly<Query>> {
  const all = Object.entries(fields as Fields);
  const every = (valueOf: (field: AddressField<unknown>, parameter: string) => unknown) =>
    Object.fromEntries(all.map(([name, field]) => [name, valueOf(field, field.parameter ?? name)])) as Query;
  return {
    initial: every((field) => field.initial),
    read: (params) => every((field, parameter) => field.read(params.get(parameter))),
    write(query) {
      const given = query as Readonly<Record<string, unknown>>;
      const params = new URLSearchParams();
      for (const [name, field] of all) {
        // Written only after its own reading: a value that the address could not return is not written.
        const value = given[name] === undefined ? '' : field.write(field.read(field.write(given[name])));
        if (value !== '') params.set(field.parameter ?? name, value);
      }
      return params;
    },
  };
}

/** The same field under another parameter: `named('cat', verbatim())`. */
export function named<Value>(parameter: string, field: AddressField<Value>): AddressField<Value> {
  return { ...field, parameter };
}

/** One of the options; the first one is initial. */
export function oneOf<const Options extends readonly [string, ...string[]]>(
  options: Options,
): AddressField<Options[number]> {
  const [initial] = options;
  return {
    initial,
    read: (text) => options.find((option) => option === text) ?? initial,
    write: (value) => (value === initial ? '' : value),
  };
}

/** Any subset of the options, separated by commas; the initial value is empty. */
export function anyOf<Option extends string>(options: readonly Option[]): AddressField<readonly Option[]> {
  return {
    initial: [],
    read(text) {
      const asked = new Set((text ?? '').split(','));
      return options.filter((option) => asked.has(option));
    },
    write: (values) => values.join(','),
  };
}

/** True when the parameter equals `word`; the initial value is false. */
export function only(word: string): AddressField<boolean> {
  return { initial: false, read: (text) => text === word, write: (value) => (value ? word : '') };
}

/** Search words, at most `most` characters, trimmed. */
export function words(most: number): AddressField<string> {
  const cut = cutTo(most);
  return { initial: '', read: (text) => cut((text ?? '').trim()).trimEnd(), write: (value) => value };
}

/** Unchanged text, such as a cursor: at most `most` characters. */
export function verbatim(most: number): AddressField<string> {
  const cut = cutTo(most);
  return { initial: '', read: (text) => cut(text ?? ''), write: (value) => value };
}

/** Row id from an address; null when the text is no id. */
export const idOf = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** Row id; `none`, the initial value, for no row. */
export function rowId<None extends 0 | null>(none: None): AddressField<number | None> {
  return {
    initial: none,
    read: (text) => idOf(text) ?? none,
    write: (value) => (value === none ? '' : String(value)),
  };
}

/** Cuts between characters: the server refuses half of one. */
const cutTo = (most: number) => (text: string) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
