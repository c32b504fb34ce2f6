import { createHash } from 'node:crypto';
import type { Keys } from './usedKeys.mts';

/** Words in one language, by namespace. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The words that a part of the program shows with: a file for each language, called by what is in all of them. */
export interface Pack {
  readonly name: string;
  /** By message set: what the file says. */
  readonly files: Readonly<Record<string, string>>;
}

/** Keys of nested words. */
export function keysOf(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

/** What of nested words has one of the keys; undefined when nothing has. */
function chosen(words: Words, keys: Keys, path: string): Words | undefined {
  const own = Object.entries(words).flatMap(([key, value]) => {
    const at = `${path}${key}`;
    const part = typeof value === 'string' ? (keys.has(at) ? value : undefined) : chosen(value, keys, `${at}.`);
    return part === undefined ? [] : [[key, part] as const];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** Puts the words of some keys together; undefined when there are none. `sets`: by message set and namespace. */
export function makePack(
  keys: Keys,
  sets: Readonly<Record<string, Readonly<Record<string, Words>>>>,
): Pack | undefined {
  if (keys.size === 0) return undefined;
  const asked = new Set([...keys].map((key) => key.slice(0, key.indexOf(':'))));
  const files = Object.fromEntries(
    Object.entries(sets).map(([set, namespaces]) => {
      // Plural forms differ between languages: each set has its own of a key.
      const own = Object.entries(namespaces).flatMap(([namespace, words]) => {
        const part = asked.has(namespace) ? chosen(words, keys, `${namespace}:`) : undefined;
        return part === undefined ? [] : [[namespace, part] as const];
      });
      return [set, `export default ${JSON.stringify(Object.fromEntries(own))};\n`] as const;
    }),
  );
  const name = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 6);
  return { name, files };
}
