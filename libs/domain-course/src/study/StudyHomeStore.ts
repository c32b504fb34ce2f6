import type { CourseCard, StudyRecord } from '@banyan/contracts/course';
import { Request } from '@banyan/core-screen';
import type { CourseApi, StudyListPage } from '../api/courseApi.ts';
import { emptyQuery, toInput } from '../catalogue/catalogueQuery.ts';

/** Number of courses in each part; a link leads to all. */
const toContinue = 4;
const toRecommend = 8;

/** The study home: courses to continue, and popular courses. The two parts load independently. */
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

  /** Loads the parts that the viewer may see: a visitor has no record. */
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
