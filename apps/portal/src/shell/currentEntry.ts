/** Key of the entry the address lies under: the longest path that is the address or a part of it up to a slash. */
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
