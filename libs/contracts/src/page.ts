import { text } from './wire.ts';
import { codec } from './codec.ts';
import { v } from './v.ts';

/** Default number of items per page. */
export const defaultPageSize = 20;
const mostPerPage = 60;

const pageSize = codec(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
  v.pipe(v.int(), v.minValue(1), v.maxValue(mostPerPage)),
  {
    decode: (digits) => Number(digits),
    encode: (value) => String(value),
  },
);

/** Request of a paged list: the call's own fields, the cursor and the page size. */
export const page = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.object({
    ...fields,
    /** Cursor from `next`; absent or empty for the first page. An outdated or torn one is refused with `badCursor`. */
    cursor: v.optional(text(200)),
    /** Items per page, 1–60; 20 by default. */
    size: v.optional(pageSize),
  });

/** Answer of a paged list: a page of items, the cursor of the next page, and the call's own fields. */
export const pageOf = <Item extends v.GenericSchema, Fields extends v.ObjectEntries = Record<never, never>>(
  item: Item,
  fields: Fields = {} as Fields,
) =>
  v.object({
    /** One page, in the list's order. */
    items: v.array(item),
    /** Cursor of the next page; null on the last one. A search may continue after a page without items. */
    next: v.nullable(v.string()),
    ...fields,
  });
