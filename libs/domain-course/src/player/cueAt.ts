import type { Cue } from './vtt.ts';

/** Index of the cue spoken at a second, -1 between cues. */
export function cueAt(cues: readonly Cue[], second: number): number {
  let low = 0;
  let high = cues.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cue = cues[middle];
    if (cue !== undefined && cue.from <= second) {
      found = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  const cue = cues[found];
  return cue !== undefined && second < cue.to ? found : -1;
}
