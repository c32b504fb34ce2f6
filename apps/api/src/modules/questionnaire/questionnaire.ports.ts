import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of questionnaires from other modules. */
export interface QuestionnairePorts {
  /** Keeps an uploaded picture in the learner’s name. Refuses one of another person, or a missing one. */
  readonly claimImage: (context: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Keeps it without its owner and name; returns its key in the store. */
  readonly detachImage: (context: CallContext<Learner>, id: string) => Promise<string>;
}
