import type { Call, CallInput, CallOutput } from '@banyan/contracts';
import type { MyHome } from '@banyan/contracts/account';
import type { studyList } from '@banyan/contracts/course';
import type { examList } from '@banyan/contracts/exam';
import type { myCertificates, myProgrammes } from '@banyan/contracts/training';
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

/** Answers the viewer as a call of the contracts does. */
type Answers<C extends Call> = (context: CallContext<Learner>, input: CallInput<C>) => Promise<CallOutput<C>>;

/** Needs of the learning of a person from the modules that keep it. */
export interface LearningPorts {
  readonly studied: Answers<typeof studyList>;
  readonly programmes: Answers<typeof myProgrammes>;
  readonly exams: Answers<typeof examList>;
  readonly certificates: (context: CallContext<Learner>) => Promise<CallOutput<typeof myCertificates>>;
}

/** Dependencies of the learning centre. */
export interface MyPorts {
  readonly study: (context: CallContext<Learner>) => Promise<StudyOverview>;
  /** Lists of a person's learning, as the viewer of the context sees them. */
  readonly learning: LearningPorts;
  readonly points: (scope: TenantScope, userId: number) => Promise<MyHome['points']>;
}
