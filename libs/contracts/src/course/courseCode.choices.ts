/**
 * Reasons why a code is refused: it is unknown, expired, used up, stopped by the enterprise; the learner has already
 * used one of this batch or owns the item; the item is free, off the shelf or not meant for this learner; or too many
 * wrong codes were tried.
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

/** Maximum wrong codes of one person within `codeTriesMs`; further codes are refused unchecked, right ones too. */
export const mostCodeTries = 5;
/** Window in which wrong codes are counted: ten minutes. */
export const codeTriesMs = 600_000;

/** Maximum length of a typed code, with separators. */
export const codeMostLength = 40;
