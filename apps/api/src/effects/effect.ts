import type { TenantScope } from '../db/tenant.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { Effect, Emit } from '../ports/emit.ts';

export const defineEffect = <Event extends object>(name: string): Effect<Event> => ({ name });

/** Context of a handler. */
export interface EffectContext {
  /** The emitter's transaction: the handler's writes commit with it, and a handler that throws undoes both. */
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  /** For slow work, or work that may fail: `jobs.add(scope, …)` is part of the same transaction. */
  readonly jobs: JobQueue;
  /** Emits further effects, in the same transaction. */
  readonly emit: Emit;
}

/** A handler bound to its effect. */
export interface Handler {
  readonly effect: string;
  handle(context: EffectContext, event: object): Promise<void>;
}

/** Binds a handler. It may be called again for the same event, and must then change nothing. */
export function on<Event extends object>(
  effect: Effect<Event>,
  handle: (context: EffectContext, event: Event) => Promise<void>,
): Handler {
  return { effect: effect.name, handle: (context, event) => handle(context, event as Event) };
}

/** Calls the handlers of an effect one after the other, in their order. */
export function emitter(handlers: readonly Handler[], jobs: JobQueue, now: () => number): Emit {
  const emit: Emit = async (scope, effect, event) => {
    for (const handler of handlers) {
      if (handler.effect === effect.name) await handler.handle({ scope, now: now(), jobs, emit }, event);
    }
  };
  return emit;
}
