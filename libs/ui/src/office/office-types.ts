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
  /** What the tabs of a table's sheets are called. */
  sheets: string;
  /** Said of a sheet, or a text, without content. */
  empty: string;
  /** Said where a sheet goes on, with `{rows}` and `{columns}` in it: how many are shown. */
  cutSheet: string;
  /** Said where there are more sheets, with `{sheets}` in it: how many are shown. */
  cutSheets: string;
  /** What one page of a presentation is called, with `{page}` in it. */
  slide: string;
  /** Said above what is shown: that it may look otherwise in its own program. */
  roughly: string;
  /** Of a text. */
  text: RichTextWords;
}

export interface OfficeViewerProps {
  /** What reads it. */
  kind: OfficeKind;
  /** Address of the file; it is read whole. */
  url: string;
  /** What it is, e.g. its name. */
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
  /** It goes on, to the right or downwards. */
  readonly cut: boolean;
}

/** What is read of a table. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** There are more of them. */
  readonly cut: boolean;
}
