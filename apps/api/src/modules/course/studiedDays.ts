import type { StudyDay } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import { countedDays } from './countedDays.ts';

/** How long somebody studied on each day with study, both ends counted. */
export const studiedDays = (
  { scope, viewer }: CallContext<Learner>,
  days: { readonly from: string; readonly to: string },
): Promise<StudyDay[]> => countedDays(scope, viewer.userId, days);
