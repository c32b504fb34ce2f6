/** Signs between the cells of a text table. */
const signs = ['\t', ',', ';'] as const;

/** A text table's separator of cells, and its rows. */
export interface SeparatedText {
  readonly separator: string;
  readonly rows: string;
  /** Lines before the rows. */
  readonly linesBefore: number;
}

/** The separator that a text table's first row uses most, or the one that a line `sep=` before it names. */
export function separated(text: string): SeparatedText {
  const [named = '', sign] = /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text) ?? [];
  const rows = text.slice(named.length);
  if (sign !== undefined) return { separator: sign, rows, linesBefore: 1 };
  // Quoted cells may hold any of them.
  const first = (/^(?:"(?:[^"]|"")*"|[^\n"])*/.exec(rows)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const [most = ','] = signs.toSorted((one, other) => first.split(other).length - first.split(one).length);
  return { separator: most, rows, linesBefore: 0 };
}
