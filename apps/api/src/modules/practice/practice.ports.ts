import type { AnswerValue, CoursePracticeQuestion, CoursePracticeSolution, MarkState } from '@banyan/contracts/exam';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

/** A question of a run with its option ids in the order of this run. */
export interface DrawnQuestion {
  readonly id: number;
  readonly options: readonly number[];
}

/** A chapter of a practice. */
export interface PracticeChapter {
  readonly id: number;
  readonly no: number;
  readonly title: string;
}

/** Needs of practice from the courses and from the questions about them. */
export interface PracticePorts {
  /** The course with its chapters in their order. Refuses with the codes of CO-07 when it does not open. */
  readonly course: (
    context: CallContext,
    id: number,
  ) => Promise<{ readonly title: string; readonly chapters: readonly PracticeChapter[] }>;
  /** Titles of chapters by their ids; closed ones are left out. */
  readonly chapterTitles: (
    context: CallContext<Learner>,
    chapters: readonly { readonly chapterId: number }[],
  ) => Promise<ReadonlyMap<number, string>>;
  /** Number of questions for practice, by chapter id. */
  readonly count: (context: CallContext, courseId: number) => Promise<ReadonlyMap<number, number>>;
  /** Draws questions that no exam keeps secret from the learner, those in `last` after all others. */
  readonly draw: (
    context: CallContext<Learner>,
    what: {
      readonly courseId: number;
      readonly chapterId: number | null;
      readonly count: number;
      readonly last: readonly number[];
    },
  ) => Promise<readonly DrawnQuestion[]>;
  /** Questions in their order, without their answers. */
  readonly ask: (
    context: CallContext<Learner>,
    drawn: readonly DrawnQuestion[],
  ) => Promise<readonly CoursePracticeQuestion[]>;
  /** Marks answers by question id, without those that an exam keeps secret now; undefined: nothing was answered. */
  readonly mark: (
    context: CallContext<Learner>,
    answers: ReadonlyMap<number, AnswerValue | undefined>,
  ) => Promise<ReadonlyMap<number, MarkState>>;
  /** The keys and the marks of questions by their ids; without those that an exam keeps secret. */
  readonly solve: (
    context: CallContext<Learner>,
    answers: ReadonlyMap<number, AnswerValue | undefined>,
  ) => Promise<ReadonlyMap<number, Omit<CoursePracticeSolution, 'mark'>>>;
}

/** Questions about a course, each with a right and a wrong answer, for the past of demo learners. */
export type DemoQuestions = (
  scope: TenantScope,
  courseId: number,
  count: number,
) => Promise<readonly (DrawnQuestion & { readonly right: AnswerValue; readonly wrong: AnswerValue })[]>;
