/** Time limit for loading a part of the program, ms. */
export const partLimitMs = 120_000;

/** Loads a part of the program, e.g. `() => import('./Chart.tsx')`. */
export type LoadPart<Part> = () => Promise<Part>;

/** A part of the program failed to load: the component that shows it offers to try again. */
export class LostPart extends Error {
  override readonly name = 'LostPart';
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(reason === 'timeout' ? `no part within ${partLimitMs} ms` : 'a part could not be loaded', { cause });
    this.reason = reason;
  }
}

/** Loads a part; rejects with LostPart when loading fails or takes longer than 120 s. */
export async function loadPart<Part>(load: LoadPart<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LostPart('timeout')), partLimitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof LostPart ? error : new LostPart('failed', error);
  } finally {
    clearTimeout(timer);
  }
}

const parts = new WeakMap<LoadPart<unknown>, Promise<unknown>>();

/** Loads a part once for all callers, by its function. A failure is forgotten, so the next caller loads again. */
export function sharedPart<Part>(load: LoadPart<Part>): Promise<Part> {
  const known = parts.get(load) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const coming = loadPart(load);
  coming.catch(() => parts.delete(load));
  parts.set(load, coming);
  return coming;
}
