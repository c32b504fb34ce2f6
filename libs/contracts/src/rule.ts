/**
 * Name of a broken rule and the values of its message, as the error text of a schema: `tooLong?max=20`. The forms of
 * `@banyan/ui/forms` parse it (`readMessageKey`) and the page shows it in the reader's language.
 */
export function brokenRule(key: string, values: Readonly<Record<string, string>> = {}): string {
  const named = new URLSearchParams({ ...values }).toString();
  return named === '' ? key : `${key}?${named}`;
}
