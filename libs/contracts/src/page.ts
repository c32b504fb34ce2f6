import { text } from './wire.ts';
import { z } from './z.ts';

/** Items a page where a request does not say. */
export const defaultPageSize = 20;
const mostPerPage = 60;

const pageSize = z.codec(z.string().check(z.regex(/^\d{1,3}$/)), z.int().check(z.gte(1), z.lte(mostPerPage)), {
  decode: (digits) => Number(digits),
  encode: (value) => String(value),
});

/** Request of a list that is read by pages: the call's own fields, and where the page begins. */
export const page = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.object({
    ...fields,
    /** Cursor from `next`; absent or empty for the first page. An outdated or torn one is refused with `badCursor`. */
    cursor: z.optional(text(200)),
    /** Items a page, 1–60; 20 unless said. */
    size: z.optional(pageSize),
  });

/** Answer of such a list: a page of items, the way on, and the call's own fields. */
export const pageOf = <Item extends z.ZodMiniType, Fields extends z.core.$ZodShape = Record<never, never>>(
  item: Item,
  fields: Fields = {} as Fields,
) =>
  z.object({
    /** One page, in the list's order. */
    items: z.array(item),
    /** Cursor of the next page; null on the last one. A search may go on behind a page without items. */
    next: z.nullable(z.string()),
    ...fields,
  });
