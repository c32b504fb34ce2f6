/** Value of a JSON text, or `fallback` for invalid JSON. For stored and embedded texts; answers have contracts. */
export function parseJsonOr(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fallback;
  }
}
