/**
 * What a broken rule is called and what its message must name, as the error text of a schema: `tooLong?max=20`. The forms
 * of `@banyan/ui/forms` take it apart (`readMessageKey`) and the page says it in the reader's language.
 */
export function brokenRule(key: string, values: Readonly<Record<string, string>> = {}): string {
  const named = new URLSearchParams({ ...values }).toString();
  return named === '' ? key : `${key}?${named}`;
}
