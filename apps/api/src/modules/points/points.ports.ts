import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Names of what points came from or went for, by ids, in the reader's language; what is gone has none. */
export type SourceTitles = (
  context: CallContext<Learner>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string>>;

/** What the points module asks of others. */
export interface PointsPorts {
  /** Names by the type of the source. */
  readonly titles: Readonly<Record<string, SourceTitles>>;
  /** Hears of points that were really given. */
  readonly given: (
    scope: TenantScope,
    gift: { readonly userId: number; readonly source: string; readonly points: number },
    now: number,
  ) => Promise<void>;
}
