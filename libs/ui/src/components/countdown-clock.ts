/** Whole seconds until an instant, the current one included: `1` is shown until the end. Epoch ms in, never below 0. */
export function secondsLeft(target: number, now: number): number {
  return Math.max(0, Math.ceil((target - now) / 1000));
}

/** Ms until the shown number of seconds changes. */
export function untilNextSecond(target: number, now: number): number {
  return (target - now) % 1000 || 1000;
}

/** Whether the time left has reached or passed one of the marks, also after sleep. */
export function passedMark(marks: readonly number[], before: number, left: number): boolean {
  return marks.some((mark) => left <= mark && mark < before);
}

/** The longest that a timer of the browser can wait, ms. */
const longestWait = 2 ** 31 - 1;

interface Watch {
  target: number;
  tick: () => void;
}

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer: to the next change of a number, or in a hidden page to the next end. */
function schedule() {
  clearTimeout(timer);
  const now = Date.now();
  const open = [...watches].filter(({ target }) => target > now);
  const waits = open.map(({ target }) => (document.hidden ? target - now : untilNextSecond(target, now)));
  timer = waits.length === 0 ? undefined : setTimeout(beat, Math.min(longestWait, ...waits));
}

function beat() {
  for (const { tick } of [...watches]) tick();
  schedule();
}

/**
 * Calls `tick` at each second until an instant, on one timer for all callers. Every tick reads the clock again, so
 * sleep and a late timer shift nothing; a hidden page ticks only at the end. Returns a function that stops it.
 */
export function watchClock(target: number, tick: () => void): () => void {
  const watch = { target, tick };
  if (watches.size === 0) document.addEventListener('visibilitychange', beat);
  watches.add(watch);
  schedule();
  return () => {
    watches.delete(watch);
    if (watches.size === 0) document.removeEventListener('visibilitychange', beat);
    schedule();
  };
}

/** The seconds left to an instant, for React's `useSyncExternalStore`. `target` in ms of this device's clock. */
export function createCountdown(target: number) {
  let left = secondsLeft(target, Date.now());
  return {
    left: () => left,
    subscribe: (changed: () => void) => {
      const tick = () => {
        const next = secondsLeft(target, Date.now());
        if (next === left) return;
        left = next;
        changed();
      };
      const stop = watchClock(target, tick);
      // Time has passed between the first render and this.
      tick();
      return stop;
    },
  };
}
