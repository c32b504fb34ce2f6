import { createHash } from 'node:crypto';

/** What a question is called that has no ref: the same in each import as long as it asks the same. */
export const refOf = (kind: string, stem: string): string =>
  `auto-${createHash('sha256').update(`${kind}\n${stem}`).digest('hex').slice(0, 16)}`;
