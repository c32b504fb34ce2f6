/** How long a part of the program may take to arrive, ms [SH-14]. */
export const partLimitMs = 120_000;

/** A part that did not arrive in time. It fails in the words of a browser that did not get it. */
export class LatePartError extends TypeError {
  override readonly name = 'LatePartError';

  constructor() {
    super(`no dynamically imported module within ${partLimitMs} ms`);
  }
}

/** Loads a lazy part of the program; rejects with LatePartError when it takes longer than 120 s [SH-14]. */
export async function inTime<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LatePartError()), partLimitMs);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}
