import { defineCall } from './call.ts';
import { flag } from './wire.ts';
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
    /** Y: there is more to read about the notice, see `Components/get`. */
    noticeMore: flag,
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

/** Parts of the portal around its pages that have more to show than their line. */
export const portalComponentKeys = ['notice'] as const;

export const portalComponent = defineCall({
  name: 'apiPortal/Components/get',
  method: 'GET',
  access: 'public',
  summary: 'One part of the portal around its pages, whole: the announcement behind the notice. Refused: `notFound`',
  source: ['SH-12'],
  request: z.object({
    /** Which one. */
    component: z.enum(portalComponentKeys),
  }),
  response: z.object({
    /** Its line, as above the home page. */
    title: z.string(),
    /** All of it, by paragraphs; plain text in the viewer's language. */
    paragraphs: z.array(z.string()),
  }),
});
