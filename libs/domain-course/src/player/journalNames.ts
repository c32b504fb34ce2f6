const prefix = 'banyan.course.watched.';

/** What a browser keeps, as far as the journal of progress uses it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How the names of everything begin that waits for this learner. */
export const namesOf = (eid: number, userId: string): string => `${prefix}${eid}.${userId}.`;

/** All names in a store; none where the browser forbids to ask. */
export function allNames(store: KeyValueStore | null): string[] {
  try {
    if (store === null) return [];
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Something may wait to be sent for this learner. */
export const mayWait = (store: KeyValueStore | null, eid: number, userId: string): boolean =>
  allNames(store).some((name) => name.startsWith(namesOf(eid, userId)));
