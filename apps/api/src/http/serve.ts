import type { Call, CallInput, CallOutput } from '@banyan/contracts';
import type { CallContext, Learner, StepContext, Viewer } from './context.ts';

/** Calls that need a login are given a viewer who has one. */
export type ViewerOf<C extends Call> = C['access'] extends 'login' ? Learner : Viewer;

/** A contract call bound to what answers it. Input and output are checked against the contract by the gateway. */
export type Route =
  | { readonly call: Call; readonly in: 'transaction'; run(input: unknown, context: CallContext): Promise<unknown> }
  | { readonly call: Call; readonly in: 'steps'; run(input: unknown, context: StepContext): Promise<unknown> };

/** Binds a call to a service function that runs in one transaction of the viewer's enterprise. */
export function serve<C extends Call>(
  call: C,
  handler: (input: CallInput<C>, context: CallContext<ViewerOf<C>>) => Promise<CallOutput<C>> | CallOutput<C>,
): Route {
  return {
    call,
    in: 'transaction',
    run: async (input, context) => handler(input as CallInput<C>, context as CallContext<ViewerOf<C>>),
  };
}

/** Binds a call to a service function that opens its own transactions with `context.inTenant`. */
export function serveInSteps<C extends Call>(
  call: C,
  handler: (input: CallInput<C>, context: StepContext<ViewerOf<C>>) => Promise<CallOutput<C>>,
): Route {
  return {
    call,
    in: 'steps',
    run: async (input, context) => handler(input as CallInput<C>, context as StepContext<ViewerOf<C>>),
  };
}
