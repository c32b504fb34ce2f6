import type { CallOutput } from '@banyan/contracts';
import type { HomeModule, MyStudyInfo } from '@banyan/contracts/account';
import type { homeList } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';

/** Selection of courses of a home module. */
export interface CourseSelection {
  readonly kind: Extract<HomeModule['kind'], 'new' | 'required' | 'popular' | 'category'>;
  /** Category id, for `category`. */
  readonly category: string | null;
  /** Most cards. */
  readonly limit: number;
}

/** Needs of the home page from the courses. */
export interface CourseCatalogue {
  cards(context: CallContext, selection: CourseSelection): Promise<CallOutput<typeof homeList>>;
}

/** Needs of the home page from a learner's studies. */
export interface StudySummary {
  /** `weekGoalS`: study time that the enterprise expects in a week, seconds. */
  summary(context: CallContext<Learner>, weekGoalS: number): Promise<MyStudyInfo>;
}

export interface HomePorts {
  readonly catalogue: CourseCatalogue;
  readonly study: StudySummary;
}
