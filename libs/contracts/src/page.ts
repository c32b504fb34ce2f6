import { text } from './wire.ts';
import { codec } from './codec.ts';
import { v } from './v.ts';

/** Items a page where a request does not say. */
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

/** Request of a list that is read by pages: the call's own fields, and where the page begins. */
export const page = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.object({
    ...fields,
    /** Cursor from `next`; absent or empty for the first page. An outdated or torn one is refused with `badCursor`. */
    cursor: v.optional(text(200)),
    /** Items a page, 1–60; 20 unless said. */
    size: v.optional(pageSize),
  });

/** Answer of such a list: a page of items, the way on, and the call's own fields. */
export const pageOf = <Item extends v.GenericSchema, Fields extends v.ObjectEntries = Record<never, never>>(
  item: Item,
  fields: Fields = {} as Fields,
) =>
  v.object({
    /** One page, in the list's order. */
    items: v.array(item),
    /** Cursor of the next page; null on the last one. A search may go on behind a page without items. */
    next: v.nullable(v.string()),
    ...fields,
  });
