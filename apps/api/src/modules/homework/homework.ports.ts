import type { HomeworkFileKind } from '@banyan/contracts/training';
import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of homework from other modules. */
export interface HomeworkPorts {
  /** Keeps an uploaded file of the learner. Refuses one of another person, or a missing one. */
  readonly claimFile: (
    context: CallContext<Learner>,
    file: { readonly id: string; readonly kind: HomeworkFileKind },
  ) => Promise<unknown>;
  /** Releases a kept file. */
  readonly releaseFile: (context: CallContext<Learner>, file: { readonly id: string }) => Promise<void>;
  /** Addresses of kept files, by id; those that are gone are left out. */
  readonly filesOf: (
    context: Pick<CallContext, 'scope' | 'contentUrl'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>>;
}
