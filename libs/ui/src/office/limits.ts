/** Limits on reading an office file. More would block the page, and a preview does not need it. */
export const officeLimits = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Bytes of the packed content. */
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
