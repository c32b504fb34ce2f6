/** Strings and structure of JSON; numbers and literals are skipped. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * JSON from outside. Throws for content that `JSON.parse` accepts: a key given twice (the last would win silently),
 * `__proto__`, nesting deeper than `maxDepth` (a flat object is 1 deep), a lone surrogate or NUL.
 */
export function safeJson(text: string, maxDepth: number): unknown {
  const value: unknown = JSON.parse(text);
  const open: Set<string>[] = [];
  let previous = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > maxDepth) throw new SyntaxError('JSON nested too deep');
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const key = JSON.parse(previous) as string;
      const keys = open.at(-1);
      if (key === '__proto__' || keys?.has(key)) throw new SyntaxError('JSON key refused');
      keys?.add(key);
    } else {
      const content = JSON.parse(token) as string;
      if (!content.isWellFormed() || content.includes('\0')) throw new SyntaxError('JSON character refused');
    }
    previous = token;
  }
  return value;
}
