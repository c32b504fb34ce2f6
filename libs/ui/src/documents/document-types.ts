import type { ReactNode } from 'react';

/** Every word of the viewer. */
export interface DocumentWords {
  /** Name of the bar of buttons, e.g. "Document". */
  tools: string;
  previous: string;
  next: string;
  /** Name of the field for the page, e.g. "Page". */
  page: string;
  /** Words after the field, with `{total}` in it, e.g. "of {total}". */
  ofPages: string;
  zoomIn: string;
  zoomOut: string;
  /** As wide as its room. */
  fit: string;
  loading: string;
  /** Accessible name of one page, with `{page}` in it. */
  pageName: string;
  /** That a page could not be drawn, and does not count as read. */
  pageBroken: string;
  /** Tries once more to draw it. */
  again: string;
}

/** Why a document is not shown: its address has run out, or it could not be read. */
export type DocumentTrouble = 'expired' | 'broken';

export interface DocumentViewerProps {
  /** Address of the file; it is read by ranges, as its pages come near. */
  url: string;
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** The page that is shown first, from 1. */
  initialPage?: number;
  /** A page to turn to; each new object turns again. */
  asked?: { readonly part: number } | null;
  /** Called with the visible page, once it is drawn completely. */
  onPage?: (page: number) => void;
  /** Called when it cannot be shown, or shown no further: the caller says so, and may give another address. */
  onTrouble: (trouble: DocumentTrouble) => void;
  /** Every word it says, in the reader's language. */
  words: DocumentWords;
  /** Lies over the pages and takes no presses: a watermark. */
  overlay?: ReactNode;
}
