/** Key of the entry that contains the address: the longest path that equals it, or its beginning up to a slash. */
export function currentEntry(
  items: readonly { readonly key: string; readonly path: string }[],
  pathname: string,
): string | undefined {
  const at = trim(pathname);
  return items
    .map(({ key, path }) => ({ key, path: trim(path.split(/[?#]/)[0] ?? '') }))
    .filter(({ path }) => path !== '' && (at === path || at.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.key;
}

const trim = (path: string) => path.toLowerCase().replace(/\/+$/, '');
