import type { CallContext, Learner } from '../../http/context.ts';

/** Someone who practises: what the book and the drawing of questions need to know of a call. */
export interface Practising extends Pick<CallContext<Learner>, 'scope' | 'now'> {
  readonly viewer: Pick<Learner, 'userId' | 'timeZone'>;
}
