/**
 * Why a code opens nothing: there is no such code, its time is over, it has been used as often as it may be, the enterprise
 * has stopped it, the learner has used one of these codes, has what it opens, it costs nothing anyway, it is off the shelf,
 * it is not for this learner, or too many wrong codes were tried.
 */
export const codeRefusals = [
  'unknown',
  'expired',
  'usedUp',
  'stopped',
  'already',
  'owned',
  'free',
  'offShelf',
  'notForYou',
  'tries',
] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/** Wrong codes that somebody may try within `codeTriesMs`; after them even a right one is not looked at. */
export const mostCodeTries = 5;
/** Ten minutes. */
export const codeTriesMs = 600_000;

/** Longest code that can be typed, with what stands between its parts. */
export const codeMostLength = 40;
