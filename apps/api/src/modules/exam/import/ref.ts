import { createHash } from 'node:crypto';

/** Ref of a question without one: the same in each import as long as its stem is the same. */
export const refOf = (kind: string, stem: string): string =>
  `auto-${createHash('sha256').update(`${kind}\n${stem}`).digest('hex').slice(0, 16)}`;
