/** Whose words under which post. */
export interface SaidOf {
  readonly eid: number;
  readonly userId: string;
  readonly post: number;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const keyOf = ({ eid, post, userId }: SaidOf, parent: number) => `banyan.said.${eid}.${userId}.${post}.${parent}`;

/** What was begun to be said and not sent; `parent` 0 is the post itself. */
export function readSaid(place: Place, of: SaidOf, parent: number): string {
  try {
    return place?.getItem(keyOf(of, parent)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it on the device; an empty text keeps nothing. */
export function keepSaid(place: Place, of: SaidOf, parent: number, text: string): void {
  try {
    if (text === '') place?.removeItem(keyOf(of, parent));
    else place?.setItem(keyOf(of, parent), text);
  } catch {
    // A device that forbids it: the text is still in its box.
  }
}
