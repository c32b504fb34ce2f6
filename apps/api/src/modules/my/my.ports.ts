import type { MyHome } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of the learning centre from a person's studies. */
export interface StudyOverview extends Pick<MyHome, 'counts' | 'recent' | 'collected'> {
  /** Lengths in seconds, by days of the enterprise's zone. */
  readonly time: Pick<MyHome, 'days' | 'lately' | 'streakDays'> & {
    /** YYYY-MM-DD. */
    readonly today: string;
    readonly todayS: number;
    /** Since Monday. */
    readonly weekS: number;
    /** Since the first of the month. */
    readonly monthS: number;
  };
}

/** Dependencies of the learning centre. */
export interface MyPorts {
  readonly study: (context: CallContext<Learner>) => Promise<StudyOverview>;
  readonly points: (scope: TenantScope, userId: number) => Promise<MyHome['points']>;
}
