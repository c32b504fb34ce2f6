import { defineCall } from '../call.ts';
import { flag } from '../wire.ts';
import { v } from '../v.ts';

export const navigation = defineCall({
  name: 'apiHomePage/NavigationTop',
  method: 'GET',
  access: 'public',
  summary: 'Entries of the top navigation, in the enterprise’s order',
  source: ['SH-12'],
  request: v.object({}),
  response: v.object({
    /** In the enterprise's order. */
    items: v.array(
      v.object({
        /** Stable name of the entry. */
        key: v.string(),
        /** In the viewer's language. */
        title: v.string(),
        /** Path inside the portal. */
        path: v.string(),
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
  request: v.object({}),
  response: v.object({
    /** A sentence above the home page; empty for none. */
    notice: v.string(),
    /** Y: the notice has a longer text, see `Components/get`. */
    noticeMore: flag,
    /** Name of the portal's operator. */
    owner: v.string(),
    /** Links of the footer. */
    links: v.array(
      v.object({
        /** In the viewer's language. */
        title: v.string(),
        /** Path inside the portal. */
        path: v.string(),
      }),
    ),
  }),
});

/** Parts of the portal frame that have a longer text than their line. */
export const portalComponentKeys = ['notice'] as const;

export const portalComponent = defineCall({
  name: 'apiPortal/Components/get',
  method: 'GET',
  access: 'public',
  summary: 'One part of the portal around its pages, whole: the announcement behind the notice. Refused: `notFound`',
  source: ['SH-12'],
  request: v.object({
    /** Requested part. */
    component: v.picklist(portalComponentKeys),
  }),
  response: v.object({
    /** Its line, as above the home page. */
    title: v.string(),
    /** Full text by paragraphs; plain text in the viewer's language. */
    paragraphs: v.array(v.string()),
  }),
});
