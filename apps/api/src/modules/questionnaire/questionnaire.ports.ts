import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of questionnaires from other modules. */
export interface QuestionnairePorts {
  /** Keeps a picture that the learner has uploaded, in the learner’s name. Refuses one that is not theirs or not there. */
  readonly claimImage: (context: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Keeps it without its owner and name; returns its key in the store. */
  readonly detachImage: (context: CallContext<Learner>, id: string) => Promise<string>;
}
