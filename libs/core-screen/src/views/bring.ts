import { inTime } from '@banyan/ui';

/** Fetches a part of the program. */
export type LoadPart<Part> = () => Promise<Part>;

/** Of the program, not of the part: nothing that is worth a report. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

const parts = new WeakMap<LoadPart<unknown>, Promise<unknown>>();

/** Asks once for all who show it; what failed is forgotten, so that whoever comes next asks anew. */
export function bring<Part>(load: LoadPart<Part>): Promise<Part> {
  const known = parts.get(load) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const coming = inTime(load).catch((cause: unknown) => {
    parts.delete(load);
    throw new MissingPart('a part of the program did not arrive', { cause });
  });
  parts.set(load, coming);
  return coming;
}
