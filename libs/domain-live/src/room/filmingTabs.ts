/** What the tabs of one browser know of each other: which of them films a room. */
export interface FilmingTabs {
  /** This tab films the room until what is answered is called, or it is gone. */
  readonly film: (room: number) => () => void;
  /** Whether another tab films the room; if so, `onOver` is called once none does any more. */
  readonly others: (room: number, onOver: () => void) => Promise<boolean>;
}

const nameOf = (room: number) => `banyan live room ${room}`;

/**
 * By locks: the browser gives up those of a tab that is closed or has crashed, and a tab that begins is known at once. Only
 * where pages may film there are any.
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
    // It is given as soon as nobody films.
    if (!free) void locks.request(name, { mode: 'shared' }, onOver);
    return !free;
  },
});

/** Those of this browser. */
export const filmingTabs = filmingTabsOf(globalThis.navigator?.locks);
