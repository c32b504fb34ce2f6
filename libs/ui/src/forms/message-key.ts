/** Message of a broken rule: its key and the values to insert. */
export interface FieldMessage {
  /** Key in the application's messages. */
  readonly key: string;
  /** Numbers and names in the message, e.g. the maximum number of characters. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * A key with its values in one string, as the error text of a schema: rules need no language then.
 * @example v.pipe(v.string(), v.maxLength(1000, messageKey('note.tooLong', { max: 1000 })))
 */
export function messageKey(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? key : `${key}?${search}`;
}

/** Parses the result of `messageKey`. */
export function readMessageKey(text: string): FieldMessage {
  const at = text.indexOf('?');
  if (at < 0) return { key: text, values: {} };
  return { key: text.slice(0, at), values: Object.fromEntries(new URLSearchParams(text.slice(at + 1))) };
}
