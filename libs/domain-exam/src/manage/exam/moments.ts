/** A moment as a field of time writes it; empty for none. */
export const textOf = (ms: number | null): string =>
  ms === null ? '' : new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** The moment that a field of time says; null for none. */
export const momentOf = (text: string): number | null => (text === '' ? null : Date.parse(text));
