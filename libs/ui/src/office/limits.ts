/** Limits on reading an office file. More would block the page, and a preview does not need it. */
export const officeLimits = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Bytes of the packed content. */
  unpackedBytes: 160 * 1024 * 1024,
  /** Number of packed files. */
  parts: 4000,
  /** Rows shown of a sheet. */
  rows: 500,
  /** Columns shown of a sheet. */
  columns: 40,
  /** Number of sheets shown. */
  sheets: 20,
  /** Time limit for reading, ms. */
  readingMs: 20_000,
} as const;
