import type { ReactNode } from 'react';
import type { RichTextWords } from '../rich-text/RichText.tsx';

/** Texts (.docx), tables (.xlsx, .xls), presentations (.pptx). Older texts and presentations can only be saved. */
export type OfficeKind = 'words' | 'sheets' | 'slides';

/**
 * Reason for not showing a file: its address has expired, loading failed, it is larger than the limit, or it is
 * damaged or locked by a password.
 */
export type OfficeTrouble = 'expired' | 'failed' | 'large' | 'unreadable';

/** Texts of the viewer. */
export interface OfficeWords {
  loading: string;
  /** Accessible name of the sheets' tabs. */
  sheets: string;
  /** Note on a sheet, or a text, without content. */
  empty: string;
  /** Note on a cut sheet, with `{rows}` and `{columns}` in it: the numbers shown. */
  cutSheet: string;
  /** Note on missing sheets, with `{sheets}` in it: the number shown. */
  cutSheets: string;
  /** Accessible name of one page of a presentation, with `{page}` in it. */
  slide: string;
  /** Note above the content: it may look different in its own program. */
  roughly: string;
  /** Texts of the rich text view. */
  text: RichTextWords;
}

export interface OfficeViewerProps {
  /** Kind of file, which decides the reader. */
  kind: OfficeKind;
  /** Address of the file; it is read whole. */
  url: string;
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** All its texts, in the reader's language. */
  words: OfficeWords;
  /** Called when it cannot be shown: the caller says so, and how to save it. */
  onTrouble: (trouble: OfficeTrouble) => void;
  /** An overlay on the file that takes no presses, e.g. a watermark. */
  overlay?: ReactNode;
}

/** One sheet of a table; the first row is its head. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** More cells follow, to the right or downwards. */
  readonly cut: boolean;
}

/** The content read from a table. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** Whether there are more of them. */
  readonly cut: boolean;
}
