import type { TenantScope } from '../db/tenant.ts';

/** Something that a module emits and others act on; `Event` describes it. */
export interface Effect<Event extends object> {
  readonly name: string;
  /** Keeps the type; never called. */
  readonly of?: (event: Event) => void;
}

/** Emits an effect inside the transaction of `scope`; resolves when its handlers have acted. */
export type Emit = <Event extends object>(scope: TenantScope, effect: Effect<Event>, event: Event) => Promise<void>;
