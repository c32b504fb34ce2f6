import { ErrorCode } from '@banyan/contracts';
import type { CallContext, Learner } from './context.ts';
import { Refusal } from './refusal.ts';

/** Refuses whoever is to mark, answer or approve what is their own: at every desk somebody else does. */
export function mustNotBeOwn({ viewer }: Pick<CallContext<Learner>, 'viewer'>, userId: number): void {
  if (userId === viewer.userId) throw new Refusal(ErrorCode.ownWork);
}
