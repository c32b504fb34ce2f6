import { v } from '../v.ts';
import { epochMs } from '../wire.ts';

/** Fields of a published version of a thing, whatever the thing is. */
export const versionFields = {
  /** Number of the version. */
  no: v.int(),
  /** When it was published. */
  at: epochMs,
  /** Name of who published it; empty: it came in from elsewhere. */
  by: v.string(),
  /** Its title in the requested language. */
  title: v.string(),
};
