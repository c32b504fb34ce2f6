/** A part of the program whose file did not arrive. It fails in the words of a browser that did not get it. */
export class LostPart extends TypeError {
  override readonly name = 'LostPart';

  constructor(cause: unknown) {
    super('no dynamically imported module', { cause });
  }
}

/** What has come; `onLost` hears first when it has not. */
export async function arrival<Part>(coming: Promise<Part>, onLost: () => void): Promise<Part> {
  try {
    return await coming;
  } catch (cause) {
    onLost();
    throw new LostPart(cause);
  }
}

/** A component of React's `lazy`. One that was lost stays so: whoever shows it next is given another, which asks anew. */
export interface LateComponent<Part> {
  readonly current: () => Part;
}

/** Makes one of what makes the lazy component. */
export function lateComponent<Part>(make: (onLost: () => void) => Part): LateComponent<Part> {
  const renew = () => void (current = make(renew));
  let current = make(renew);
  return { current: () => current };
}
