import type { Call, CallInput, CallOutput } from './call.ts';
import type { PathParams, ScreenSet } from './screen.ts';

/** A call that a page makes as it opens; the server answers it inside the page. */
export interface FirstCall {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  /** Calls that depend on its answer. */
  readonly next: (answer: unknown) => readonly FirstCall[];
}

/** Names a first call. Its input must equal the input of the screen's store, or the answer goes unused. */
export function ask<C extends Call>(
  call: C,
  input: CallInput<C>,
  next: (answer: CallOutput<C>) => readonly FirstCall[] = () => [],
): FirstCall {
  return { call, input, next: (answer) => next(answer) };
}

/** The address at which a screen opens. */
export interface Opening<Path extends string = string> {
  /** Parameters of the path, decoded. */
  readonly params: PathParams<Path>;
  readonly search: URLSearchParams;
}

/**
 * The first calls of each screen of a domain, ordered by importance of their answers. Access is the call's own rule:
 * calls that a visitor may not make are skipped. A screen without an entry does not typecheck.
 */
export type FirstCalls<Screens extends ScreenSet> = {
  readonly [Key in keyof Screens]: (opening: Opening<Screens[Key]['path']>) => readonly FirstCall[];
};
