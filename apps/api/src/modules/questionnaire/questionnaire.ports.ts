import type { CallContext, Learner } from '../../http/context.ts';

/** What questionnaires ask of others. */
export interface QuestionnairePorts {
  /** Keeps a picture that the learner has uploaded, in the learner’s name. Refuses one that is not theirs or not there. */
  readonly claimImage: (context: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Keeps it and forgets whose it was and what it was called; answers where the store has it. */
  readonly detachImage: (context: CallContext<Learner>, id: string) => Promise<string>;
}
