import { microDraft, v, type MicroDraft } from '@banyan/contracts';

/** A draft as this device keeps it until the server has it [MC-01]. */
export interface KeptMicro {
  /** Names it to the server before it has an id. */
  readonly key: string;
  /** Of the server's that it was written upon; 0: it has none. */
  readonly revision: number;
  readonly draft: MicroDraft;
}

/** Whose, and which; id 0: a new one. */
export interface MicroOf {
  readonly eid: number;
  readonly userId: string;
  readonly id: number;
}

const shape = v.object({ key: v.string(), revision: v.int(), draft: microDraft });
const keyOf = ({ eid, id, userId }: MicroOf) => `banyan.micro.${eid}.${userId}.${id}`;

/** What this device has kept; null where there is nothing that can be read. */
export function readKept(storage: Storage | null, of: MicroOf): KeptMicro | null {
  try {
    const text = storage?.getItem(keyOf(of)) ?? null;
    return text === null ? null : v.parseOrNull(shape, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is written; false where the device does not. */
export function keep(storage: Storage | null, of: MicroOf, kept: KeptMicro): boolean {
  try {
    storage?.setItem(keyOf(of), JSON.stringify(kept));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Forgets it: the server has it. */
export function forget(storage: Storage | null, of: MicroOf): void {
  try {
    storage?.removeItem(keyOf(of));
  } catch {
    // What cannot be removed was never kept.
  }
}
