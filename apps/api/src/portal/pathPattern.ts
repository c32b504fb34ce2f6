/** Pattern that matches a path: the one with most fixed words; `*` only when there is no other. */
export function patternOf(path: string, patterns: readonly string[]): string | undefined {
  const words = partsOf(path);
  const fitting = patterns.filter((pattern) => fits(words, partsOf(pattern)));
  return fitting.sort((a, b) => ownWords(b) - ownWords(a))[0];
}

/** Values of a pattern's parameters in a path that fits it, decoded; an invalid escape stays as it is. */
export function paramsOf(path: string, pattern: string): Readonly<Record<string, string>> {
  const words = partsOf(path);
  const named = partsOf(pattern).flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), words[i] ?? '']] : []));
  return Object.fromEntries(named.map(([name = '', word = '']) => [name, decode(word)]));
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function fits(words: readonly string[], parts: readonly string[]): boolean {
  const same = (part: string, i: number) => part.toLowerCase() === words[i]?.toLowerCase();
  if (parts.at(-1) === '*') return parts.slice(0, -1).every(same);
  return parts.length === words.length && parts.every((part, i) => part.startsWith(':') || same(part, i));
}

const ownWords = (pattern: string) =>
  pattern === '*' ? -1 : partsOf(pattern).filter((part) => !part.startsWith(':')).length;

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
