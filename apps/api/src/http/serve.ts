import type { Call, CallAccess, CallInput, CallOutput } from '@banyan/contracts';
import type { CallContext, Learner, StepContext, Viewer } from './context.ts';

/** Calls that need a session get a viewer with one. */
export type ViewerOf<C extends Call> = C['access'] extends Exclude<CallAccess, 'public' | 'open'> ? Learner : Viewer;

/** A contract call bound to its service. Input and output are checked against the contract by the gateway. */
export type Route =
  | {
      readonly call: Call;
      readonly in: 'transaction';
      readonly turn?: Turn | undefined;
      run(context: CallContext, input: unknown): Promise<unknown>;
    }
  | { readonly call: Call; readonly in: 'steps'; run(context: StepContext, input: unknown): Promise<unknown> };

/** Lets a call wait for its turn before its transaction begins, so that it holds no connection meanwhile. */
export type Turn = (viewer: Viewer, work: () => Promise<unknown>) => Promise<unknown>;

/** Binds a call to a service function `(ctx, input) => answer` that runs in one transaction of the viewer's enterprise. */
export function serve<C extends Call>(
  call: C,
  handler: (context: CallContext<ViewerOf<C>>, input: CallInput<C>) => Promise<CallOutput<C>> | CallOutput<C>,
  { turn }: { readonly turn?: Turn } = {},
): Route {
  return {
    call,
    in: 'transaction',
    turn,
    run: async (context, input) => handler(context as CallContext<ViewerOf<C>>, input as CallInput<C>),
  };
}

/** Binds a call to a service function that opens its own transactions with `context.inTenant`. */
export function serveInSteps<C extends Call>(
  call: C,
  handler: (context: StepContext<ViewerOf<C>>, input: CallInput<C>) => Promise<CallOutput<C>>,
): Route {
  return {
    call,
    in: 'steps',
    run: async (context, input) => handler(context as StepContext<ViewerOf<C>>, input as CallInput<C>),
  };
}
