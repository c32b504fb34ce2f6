import type { ReactNode } from 'react';

/** Texts of the viewer. */
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
  /** Label of the zoom level that fits the width. */
  fit: string;
  loading: string;
  /** Accessible name of one page, with `{page}` in it. */
  pageName: string;
  /** Says that a page could not be drawn, and does not count as read. */
  pageBroken: string;
  /** Label of the button that draws it again. */
  again: string;
}

/** Reason for not showing a document: its address has expired, or it could not be read. */
export type DocumentTrouble = 'expired' | 'broken';

export interface DocumentViewerProps {
  /** Address of the file; it is read by ranges, as its pages come near. */
  url: string;
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** The first page shown, from 1. */
  initialPage?: number;
  /** A page to turn to; each new object turns again. */
  asked?: { readonly part: number } | null;
  /** Called with the visible page, once it is drawn completely. */
  onPage?: (page: number) => void;
  /** Called when it cannot be shown, or no further: the caller shows a message, and may pass another address. */
  onTrouble: (trouble: DocumentTrouble) => void;
  /** All its texts, in the reader's language. */
  words: DocumentWords;
  /** An overlay on the pages that takes no presses, e.g. a watermark. */
  overlay?: ReactNode;
}
