import { v } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';

/** A storage of the browser; null where there is none. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Keeps on this device what is being written and the server does not have yet. */
export interface KeptOnDevice<Of, Kept> {
  /** What a stored text holds; null for none, and for one that cannot be read. */
  parse(text: string | null): Kept | null;
  /** What was kept; null where there is nothing that can be read. */
  read(storage: DeviceStorage, of: Of): Kept | null;
  /** Keeps it; false where the device does not. */
  keep(storage: DeviceStorage, of: Of, kept: Kept): boolean;
  /** Forgets it: the server has it, or it was thrown away. */
  forget(storage: DeviceStorage, of: Of): void;
}

/** `nameOf`: under which name a thing is kept. What another release has kept in another shape is nothing. */
export function keptOnDevice<Of, Kept>(
  shape: v.GenericSchema<unknown, Kept>,
  nameOf: (of: Of) => string,
): KeptOnDevice<Of, Kept> {
  const parse = (text: string | null) => v.parseOrNull(shape, parseJsonOr(text ?? '', null));
  return {
    parse,
    read(storage, of) {
      try {
        return parse(storage?.getItem(nameOf(of)) ?? null);
      } catch {
        return null;
      }
    },
    keep(storage, of, kept) {
      try {
        storage?.setItem(nameOf(of), JSON.stringify(kept));
        return storage !== null;
      } catch {
        // Full or forbidden.
        return false;
      }
    },
    forget(storage, of) {
      try {
        storage?.removeItem(nameOf(of));
      } catch {
        // What cannot be removed was never kept.
      }
    },
  };
}
