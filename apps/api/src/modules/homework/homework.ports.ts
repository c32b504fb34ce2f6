import type { HomeworkFileKind } from '@banyan/contracts/training';
import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of homework from other modules. */
export interface HomeworkPorts {
  /** Keeps a file that the learner has uploaded. Refuses one that is not theirs or not there. */
  readonly claimFile: (
    context: CallContext<Learner>,
    file: { readonly id: string; readonly kind: HomeworkFileKind },
  ) => Promise<unknown>;
  /** Gives a file up that was kept. */
  readonly releaseFile: (context: CallContext<Learner>, file: { readonly id: string }) => Promise<void>;
  /** Addresses of kept files, by id; those that are gone are left out. */
  readonly filesOf: (
    context: Pick<CallContext, 'scope' | 'contentUrl'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>>;
}
