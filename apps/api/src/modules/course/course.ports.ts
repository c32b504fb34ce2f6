import type { CallContext, Learner } from '../../http/context.ts';

/** What courses ask of others, in their own transaction. */
export interface CoursePorts {
  /** Takes a check of the learner's face that has passed since; false: there is none [CO-08]. */
  readonly spendFacePass: (
    ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
    pass: { readonly purpose: 'study'; readonly subjectId: number; readonly since: number },
  ) => Promise<boolean>;
}
