const prefix = 'banyan.course.watched.';

/** The part of a browser's storage that the progress journal uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Prefix of all entries of this learner. */
export const namesOf = (eid: number, userId: string): string => `${prefix}${eid}.${userId}.`;

/** All names in a store; empty when the browser denies access. */
export function allNames(store: KeyValueStore | null): string[] {
  try {
    if (store === null) return [];
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Whether unsent entries may exist for this learner. */
export const mayWait = (store: KeyValueStore | null, eid: number, userId: string): boolean =>
  allNames(store).some((name) => name.startsWith(namesOf(eid, userId)));
