import type { CallOutput } from '@banyan/contracts';
import type { courseAllChapter, Note } from '@banyan/contracts/course';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { noteCalls, type NoteApi } from '../api/noteCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Filter of public notes: a chapter's along its video, or the whole course's, newest first. */
export interface EveryonesQuery {
  readonly courseId: number;
  /** Null for the whole course. */
  readonly chapterId: number | null;
}

export type NoteChapters = CallOutput<typeof courseAllChapter>['chapters'];

/** Public notes of a course. */
export class PublicNotes {
  readonly list: PagedList<Note, EveryonesQuery>;
  readonly chapters: Request<NoteChapters, number>;

  constructor(api: Pick<NoteApi, 'chapter' | 'chapters' | 'courseAll'>) {
    this.list = new PagedList(
      ({ chapterId, courseId }, cursor, options) =>
        chapterId === null
          ? api.courseAll({ course_id: courseId, cursor }, options)
          : api.chapter({ chapter_id: chapterId, whose: 'all', cursor }, options),
      { id: ({ id }) => id },
    );
    this.chapters = new Request(async (course_id, options) => (await api.chapters({ course_id }, options)).chapters);
  }
}

export const makePublicNotes = ({ http }: CourseEnvironment) => new PublicNotes(apiOf(http, noteCalls));
