import { ErrorCode } from '@banyan/contracts';
import type { CallContext, Learner } from './context.ts';
import { Refusal } from './refusal.ts';

/** Refuses people who mark, answer or approve their own work: at every desk another person does. */
export function mustNotBeOwn({ viewer }: Pick<CallContext<Learner>, 'viewer'>, userId: number): void {
  if (userId === viewer.userId) throw new Refusal(ErrorCode.ownWork);
}
