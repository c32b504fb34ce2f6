/** Puts another text in the one place of a library that `place` tells. Throws where there is none: the library has changed. */
export function put(code: string, place: RegExp, text: (found: RegExpExecArray) => string, what: string): string {
  const found = place.exec(code);
  if (found === null) throw new Error(`there is no ${what} any more`);
  return code.slice(0, found.index) + text(found) + code.slice(found.index + found[0].length);
}
