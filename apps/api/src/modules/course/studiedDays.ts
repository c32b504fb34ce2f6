import type { StudyDay } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import { countedDays } from './countedDays.ts';

/** A person's study time on each day with study, both ends counted. */
export const studiedDays = (
  { scope, viewer }: CallContext<Learner>,
  days: { readonly from: string; readonly to: string },
): Promise<StudyDay[]> => countedDays(scope, viewer.userId, days);
