import type { CallContext, Learner } from '../http/context.ts';
import type { DueKind } from './dueItems.ts';

/** Something with a date in a learner's calendar. */
export interface DatedItem {
  readonly kind: DueKind | 'live';
  readonly id: number;
  /** Distinguishes several dates of one thing: `begin`, `end`, `session-2`, `stage-1-end`. See `isDeadline`. */
  readonly part: string;
  /** In the reader's language. */
  readonly title: string;
  readonly place: string | null;
  /** Epoch ms. */
  readonly from: number;
  /** Epoch ms, not before `from`. */
  readonly to: number;
  /** Whole days of the enterprise's zone, not hours. */
  readonly allDay: boolean;
  /** The learner has done it. */
  readonly done?: boolean;
}

/** A module's items in a learner's calendar between two moments (epoch ms); a deadline at `to` itself is included. */
export type DatedItems = (
  context: CallContext<Learner>,
  range: { readonly from: number; readonly to: number },
) => Promise<readonly DatedItem[]>;
