import type { AnyColumn, SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';

/** Calls to other modules, in their own transaction. */
export interface CoursePorts {
  /** Uses up a passed check of the learner's face since then; false: there is none. */
  readonly spendFacePass: (
    ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
    pass: { readonly purpose: 'study'; readonly subjectId: number; readonly since: number },
  ) => Promise<boolean>;
  /** Condition: the person of a row hides their name from others. */
  readonly keepsName: (row: { readonly eid: AnyColumn; readonly userId: AnyColumn }) => SQL;
}
