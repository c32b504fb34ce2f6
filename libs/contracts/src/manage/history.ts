import { v } from '../v.ts';
import { epochMs } from '../wire.ts';

/** Acts of people on a thing, as its panel tells them. */
export const thingHistory = v.array(
  v.object({
    /** Id of the entry. */
    id: v.int(),
    /** When it was done. */
    at: epochMs,
    /** Name of who did it; empty: the server itself, or somebody who is gone. */
    who: v.string(),
    /** Name of the call. */
    act: v.string(),
    /** Values before and after, in words. */
    changes: v.array(
      v.object({
        /** Name of the field. */
        field: v.string(),
        /** Former value; null: none. */
        before: v.nullable(v.string()),
        /** New value; null: none. */
        after: v.nullable(v.string()),
      }),
    ),
  }),
);
