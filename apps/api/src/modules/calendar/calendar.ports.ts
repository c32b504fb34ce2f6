import type { StudyDay } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItems } from '../../due/datedItems.ts';

/** Needs of the calendar from the domains. */
export interface CalendarPorts {
  readonly sources: readonly DatedItems[];
  /** Study time of a person on each day with study, both ends included. */
  readonly studied: (
    context: CallContext<Learner>,
    days: { readonly from: string; readonly to: string },
  ) => Promise<readonly StudyDay[]>;
}
