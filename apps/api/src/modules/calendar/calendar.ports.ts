import type { StudyDay } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItems } from '../../due/datedItems.ts';

/** What the calendar asks of the domains. */
export interface CalendarPorts {
  readonly sources: readonly DatedItems[];
  /** How long somebody studied on each day with study, both ends counted. */
  readonly studied: (
    context: CallContext<Learner>,
    days: { readonly from: string; readonly to: string },
  ) => Promise<readonly StudyDay[]>;
}
