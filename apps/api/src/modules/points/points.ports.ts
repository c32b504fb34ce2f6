import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Names of what points came from or went for, by ids, in the reader's language; what is gone has none. */
export type SourceTitles = (
  context: CallContext<Learner>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string>>;

/** Points that were really given or, below zero, taken back as never earned. */
interface Gift {
  readonly userId: number;
  readonly source: string;
  readonly points: number;
  /** Day in the enterprise's zone to which they count, YYYY-MM-DD; today without it. */
  readonly day?: string;
}

/** What putting points right asks of others. */
export interface CorrectionPorts {
  /** Hears of points that were given, and of those that were put right. */
  readonly given: (scope: TenantScope, gift: Gift, now: number) => Promise<void>;
}

/** What the points module asks of others. */
export interface PointsPorts extends CorrectionPorts {
  /** Names by the type of the source. */
  readonly titles: Readonly<Record<string, SourceTitles>>;
}
