import type { CourseCard, StudyRecord } from '@banyan/contracts/course';
import { Request } from '@banyan/core-screen';
import type { CourseApi, StudyListPage } from '../api/courseApi.ts';
import { emptyQuery, toInput } from '../catalogue/catalogueQuery.ts';

/** How many courses each part shows; the whole of it is a link away. */
const toContinue = 4;
const toRecommend = 8;

/** The study home: what to go on with, and what others learn. Two parts, each with its own fate. */
export class StudyHomeStore {
  readonly studied: Request<StudyListPage>;
  readonly popular: Request<readonly CourseCard[]>;

  constructor(api: Pick<CourseApi, 'studied' | 'courses'>) {
    this.studied = new Request((_, options) =>
      api.studied({ state: 'learning', cursor: '', size: toContinue }, options),
    );
    this.popular = new Request(async (_, options) => {
      const question = { ...toInput({ ...emptyQuery, sort: 'learners' }), size: toRecommend };
      return (await api.courses(question, options)).items;
    });
  }

  /** Loads what the viewer may see: a visitor has no record. */
  show(loggedIn: boolean): void {
    if (loggedIn) void this.studied.load();
    else this.studied.clear();
    void this.popular.load();
  }

  /** The screen was left. */
  leave(): void {
    this.studied.leave();
    this.popular.leave();
  }

  get toContinue(): readonly StudyRecord[] {
    return this.studied.value?.items ?? [];
  }

  get counts(): StudyListPage['counts'] | null {
    return this.studied.value?.counts ?? null;
  }
}
