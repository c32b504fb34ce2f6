/** Shared knowledge of a browser's tabs: which of them films a room. */
export interface FilmingTabs {
  /** Marks this tab as filming the room until the returned function is called or the tab is closed. */
  readonly film: (room: number) => () => void;
  /** Whether another tab films the room; if so, `onOver` is called once no tab does. */
  readonly others: (room: number, onOver: () => void) => Promise<boolean>;
}

const nameOf = (room: number) => `banyan live room ${room}`;

/**
 * Uses locks: the browser releases those of a closed or crashed tab, and announces a new one at once. They exist only
 * where pages may film.
 */
export const filmingTabsOf = (locks: Pick<LockManager, 'request'> | undefined): FilmingTabs => ({
  film(room) {
    let stop = () => undefined as void;
    const filmed = new Promise<void>((resolve) => {
      stop = resolve;
    });
    void locks?.request(nameOf(room), () => filmed);
    return stop;
  },
  async others(room, onOver) {
    if (locks === undefined) return false;
    const name = nameOf(room);
    const free = await locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null);
    // Granted as soon as no tab films.
    if (!free) void locks.request(name, { mode: 'shared' }, onOver);
    return !free;
  },
});

/** The tabs of this browser. */
export const filmingTabs = filmingTabsOf(globalThis.navigator?.locks);
