import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of questionnaires from other modules. */
export interface QuestionnairePorts {
  /** Keeps an uploaded picture in the learner’s name. Refuses one of another person, or a missing one. */
  readonly claimImage: (context: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Addresses of pictures kept in people’s names, by id. */
  readonly addresses: (
    context: CallContext<Learner>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly url: string }>>;
  /** Keeps it without its owner and name; returns its key in the store. */
  readonly detachImage: (context: CallContext<Learner>, id: string) => Promise<string>;
}
