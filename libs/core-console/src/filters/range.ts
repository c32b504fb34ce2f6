/** A least and a greatest value as they are typed; empty for none. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A range as the value of a filter, `3..7`, `3..`, `..7`. */
export const rangeText = ({ from, to }: Range): string => (from === '' && to === '' ? '' : `${from}..${to}`);

/** The range of a filter's value. */
export function readRange(text: string): Range {
  const [from = '', to = ''] = text.split('..');
  return { from, to };
}
