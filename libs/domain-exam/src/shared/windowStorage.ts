/** Storage that lives as long as the window and survives its reload. */
export type WindowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own storage; when it is forbidden, one that lives as long as the page. */
export function windowStorage(): WindowStorage {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    };
  }
}
