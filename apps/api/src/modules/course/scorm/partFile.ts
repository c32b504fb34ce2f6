/** A part's file among those of its package, and the address that opens it there. */
export interface PartFile {
  /** As the zip spells it. */
  readonly path: string;
  /** With its query, each name encoded: some contain a percent sign, a space, or a hash of their own. */
  readonly href: string;
}

const here = 'https://package.invalid/';
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Decoded if it is encoded; a literal percent sign stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}

/** Without ways up and down; null for one that leads out, or to another site. */
function inside(path: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return null;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return null;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/**
 * Finds the file of a manifest's href. `paths` has the files by their names as `nameOf` spells them. Null for an href
 * that leads out of the package, undefined for a missing file.
 */
export function partFile(href: string, paths: ReadonlyMap<string, string>): PartFile | null | undefined {
  const written = href.replaceAll('\\', '/');
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const tries = [
    // A name that looks encoded, or contains a hash, may be literal.
    { path, tail },
    { path: decoded(path), tail },
    { path: written, tail: '' },
  ].map((one) => ({ ...one, path: inside(one.path) }));
  if (tries[0]?.path === null) return null;
  for (const one of tries) {
    const found = one.path === null ? undefined : paths.get(nameOf(one.path));
    if (found !== undefined) return { path: found, href: `${encoded(found)}${tailOf(one.tail)}` };
  }
  return inside(decoded(path)) === null ? null : undefined;
}

function tailOf(tail: string): string {
  if (tail === '') return '';
  const { hash, search } = new URL(tail, here);
  return `${search}${hash}`;
}

/** Same for names that mean the same file on Windows and on a Mac. */
export const nameOf = (path: string): string => path.normalize('NFC').toLowerCase();
