/** A part's file among those of its package, and the address that opens it there. */
export interface PartFile {
  /** As the zip spells it. */
  readonly path: string;
  /** With its query, each name encoded: some hold a percent sign, a space, or a hash of their own. */
  readonly href: string;
}

const here = 'https://package.invalid/';
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Decoded where it is encoded; a percent sign that stands for itself stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}

/** Without ways up and down; null where it leads out, or to another site. */
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
 * Finds what an href of a manifest names. `paths` holds the files by their names as `nameOf` spells them. Null where it
 * leads out of the package, undefined where there is no such file.
 */
export function partFile(href: string, paths: ReadonlyMap<string, string>): PartFile | null | undefined {
  const written = href.replaceAll('\\', '/');
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const tries = [
    // A name that looks encoded, or holds a hash, may be meant as it stands.
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

/** Names that mean the same file on Windows and on a Mac. */
export const nameOf = (path: string): string => path.normalize('NFC').toLowerCase();
