import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Names of the sources of points, by ids, in the reader's language; deleted ones have none. */
export type SourceTitles = (
  context: CallContext<Learner>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string>>;

/** Points given or, below zero, revoked as never earned. */
interface Gift {
  readonly userId: number;
  readonly source: string;
  readonly points: number;
  /** Day in the enterprise's zone to which they count, YYYY-MM-DD; today without it. */
  readonly day?: string;
}

/** Needs of a correction of points from other modules. */
export interface CorrectionPorts {
  /** Called with points given, and with points corrected. */
  readonly given: (scope: TenantScope, gift: Gift, now: number) => Promise<void>;
}

/** Needs of the points module from others. */
export interface PointsPorts extends CorrectionPorts {
  /** Names by the type of the source. */
  readonly titles: Readonly<Record<string, SourceTitles>>;
}
