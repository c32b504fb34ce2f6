import type { ReactNode } from 'react';
import type { RichTextWords } from '../rich-text/RichText.tsx';

/** Texts (.docx), tables (.xlsx), presentations (.pptx). Their older forms (.doc, .xls, .ppt) are for saving. */
export type OfficeKind = 'words' | 'sheets' | 'slides';

/**
 * Why a file is not shown: its address has run out, it did not come, it is larger than a page should read, or it is
 * damaged or locked by a password.
 */
export type OfficeTrouble = 'expired' | 'failed' | 'large' | 'unreadable';

/** Every word of the viewer. */
export interface OfficeWords {
  loading: string;
  /** Accessible name of the sheets' tabs. */
  sheets: string;
  /** Said of a sheet, or a text, without content. */
  empty: string;
  /** Note on a cut sheet, with `{rows}` and `{columns}` in it: the numbers shown. */
  cutSheet: string;
  /** Note on missing sheets, with `{sheets}` in it: the number shown. */
  cutSheets: string;
  /** Accessible name of one page of a presentation, with `{page}` in it. */
  slide: string;
  /** Note above the content: it may look different in its own program. */
  roughly: string;
  /** Of a text. */
  text: RichTextWords;
}

export interface OfficeViewerProps {
  /** Kind of file, which decides the reader. */
  kind: OfficeKind;
  /** Address of the file; it is read whole. */
  url: string;
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** Every word it says, in the reader's language. */
  words: OfficeWords;
  /** Called when it cannot be shown: the caller says so, and how to save it. */
  onTrouble: (trouble: OfficeTrouble) => void;
  /** Lies over the file and takes no presses: a watermark. */
  overlay?: ReactNode;
}

/** One sheet of a table; the first row is taken for its head. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** More cells follow, to the right or downwards. */
  readonly cut: boolean;
}

/** The content read from a table. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** There are more of them. */
  readonly cut: boolean;
}
