import { defineCall } from './call.ts';
import { z } from './z.ts';

export const navigation = defineCall({
  name: 'apiHomePage/NavigationTop',
  method: 'GET',
  access: 'public',
  summary: 'Entries of the top navigation, in the enterprise’s order',
  source: ['SH-12'],
  request: z.object({}),
  response: z.object({
    /** In the enterprise's order. */
    items: z.array(
      z.object({
        /** Stable name of the entry. */
        key: z.string(),
        /** In the viewer's language. */
        title: z.string(),
        /** Path inside the portal. */
        path: z.string(),
      }),
    ),
  }),
});

export const portalComponents = defineCall({
  name: 'apiPortal/Components',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Texts and links around the pages: notice, footer',
  source: ['SH-12'],
  request: z.object({}),
  response: z.object({
    /** A sentence above the home page, empty for none. */
    notice: z.string(),
    /** Name of whoever runs the portal. */
    owner: z.string(),
    /** Links of the footer. */
    links: z.array(
      z.object({
        /** In the viewer's language. */
        title: z.string(),
        /** Path inside the portal. */
        path: z.string(),
      }),
    ),
  }),
});
