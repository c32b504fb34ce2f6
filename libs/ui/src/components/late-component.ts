import { lazy, type LazyExoticComponent } from 'react';

/** A part of the program whose file did not arrive. It fails in the words of a browser that did not get it. */
export class LostPart extends TypeError {
  override readonly name = 'LostPart';

  constructor(cause: unknown) {
    super('no dynamically imported module', { cause });
  }
}

/** What `lazy` takes. */
export type AnyComponent = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer One }> ? One : never;

/** A component of React's `lazy`. One that was lost stays so: whoever shows it next is given another, which asks anew. */
export interface LateComponent<Part> {
  readonly current: () => Part;
}

/** Makes one of what fetches the component. */
export function lateComponent<Part extends AnyComponent>(
  fetch: () => Promise<Part>,
): LateComponent<LazyExoticComponent<Part>> {
  const make = (): LazyExoticComponent<Part> =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (cause) {
        current = make();
        throw new LostPart(cause);
      }
    });
  let current = make();
  return { current: () => current };
}
