import type { CallContext, Learner } from '../../http/context.ts';

/** A practising learner: the part of a call that the book and the drawing of questions need. */
export interface Practising extends Pick<CallContext<Learner>, 'scope' | 'now'> {
  readonly viewer: Pick<Learner, 'userId' | 'timeZone'>;
}
