/** What a page reads of an office file. More would hold up the page, and nobody reads it in a preview. */
export const officeLimits = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Bytes of what is packed in it. */
  unpackedBytes: 160 * 1024 * 1024,
  /** Files that are packed in it. */
  parts: 4000,
  /** Rows of a sheet that are shown. */
  rows: 500,
  /** Columns of a sheet that are shown. */
  columns: 40,
  /** Sheets that are shown. */
  sheets: 20,
  /** Reading it may take so long, ms. */
  readingMs: 20_000,
} as const;
