/** Value of a cookie, decoded; undefined when it is absent or broken. The first of two of a name counts, as in browsers. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
