/** The letters of an avatar: two initials of a Latin name, the last character of any other. */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '';
  if (/^[\p{Script=Latin}]/u.test(trimmed)) {
    const words = trimmed.split(/\s+/);
    const last = words.length > 1 ? words[words.length - 1] : undefined;
    return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
  }
  return [...trimmed].at(-1) ?? '';
}
