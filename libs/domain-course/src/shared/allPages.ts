import type { Page } from '@banyan/core-screen';

/** Limit of pages, against a list that never ends. */
const mostPages = 200;

/** All rows of a list, page by page. */
export async function allPages<Row>(ask: (cursor: string) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next } = await ask(cursor);
    rows.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return rows;
}
