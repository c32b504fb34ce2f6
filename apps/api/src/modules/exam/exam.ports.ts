import type { CallContext, Learner } from '../../http/context.ts';
import type { ChapterIds } from './findLessons.ts';
import type { StoredLesson } from './question.schema.ts';

/** Titles of chapters by their ids. */
export type LessonTitles = ReadonlyMap<number, string>;

/** Calls from exams to other modules. */
export interface ExamModulePorts {
  /** Uses up the pass of a checked face for an exam, once; false: there is none. */
  readonly spendFacePass: (
    context: CallContext<Learner>,
    pass: { readonly purpose: 'exam'; readonly subjectId: number; readonly since: number },
  ) => Promise<boolean>;
  /** Keeps an uploaded file for an answer. Refuses one that is another person's or missing. */
  readonly claimFile: (
    context: CallContext<Learner>,
    file: { readonly id: string; readonly kind: 'examAttachment' },
  ) => Promise<{ readonly key: string; readonly name: string }>;
  /** Claims an uploaded file of questions of the caller. */
  readonly claimQuestions: (
    context: Pick<CallContext<Learner>, 'viewer' | 'scope' | 'now'>,
    id: string,
  ) => Promise<{ readonly id: string; readonly key: string; readonly name: string }>;
  /** Releases it; it is swept then. */
  readonly releaseFile: (context: Pick<CallContext, 'scope' | 'now'>, id: string) => Promise<void>;
  /** Ids of the chapters of courses. */
  readonly chapterIds: ChapterIds;
  readonly filesOf: AnswerFiles;
  /** Title of a chapter, for the link from a wrong answer to the lesson; null if the learner may not open it. */
  readonly lessonTitle: (context: CallContext<Learner>, lessons: readonly StoredLesson[]) => Promise<LessonTitles>;
  /** Titles of the courses that the learner may open, by their ids. */
  readonly courseTitles: (
    context: CallContext<Learner>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>;
}

/** Addresses of files that answers name, by id; those that are gone are left out. */
export type AnswerFiles = (
  context: CallContext<Learner>,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>>;
