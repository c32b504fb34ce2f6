import { patternOf } from './pathPattern.ts';

/** One chunk of Vite's manifest, as far as it matters here. */
export interface ManifestChunk {
  readonly file: string;
  /** Keys of chunks it needs at once. */
  readonly imports?: readonly string[];
}

/** Vite's manifest, by source file. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What an address needs, written by the portal's build; chunks and messages are keys of the manifest. */
export interface RouteChunks {
  /** By path pattern: chunks of the screen, whose messages it shows whole, and its packs of words. */
  readonly routes: Readonly<
    Record<
      string,
      { readonly chunks: readonly string[]; readonly namespaces: readonly string[]; readonly words: readonly string[] }
    >
  >;
  /** By namespace and message set. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Addresses of the chunks that a page will ask for first: those of its screen and of its messages in one set, with what
 * they import at once, in that order. `known` are files the page names already.
 */
export function preloadsFor(
  path: string,
  messageSet: string,
  manifest: Manifest,
  map: RouteChunks,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const pattern = patternOf(path, Object.keys(map.routes));
  const route = pattern === undefined ? undefined : map.routes[pattern];
  if (!route) return [];
  const messages = route.namespaces.map((namespace) => map.messages[namespace]?.[messageSet]);
  const files = new Set(route.words.map((pack) => `/assets/words/${pack}.${messageSet}.js`));
  const seen = new Set<string>();
  const walk = (key: string | undefined) => {
    const chunk = key === undefined || seen.has(key) ? undefined : manifest[key];
    if (!chunk || key === undefined) return;
    seen.add(key);
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const key of [...messages, ...route.chunks]) walk(key);
  return [...files].filter((file) => !known.has(file));
}
