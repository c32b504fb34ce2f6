import type { Database } from '../../../db/database.ts';
import type { Localised } from '../../../db/localised.ts';
import type { Route } from '../../../http/serve.ts';
import { testDatabase } from '../../../testing/database.ts';
import { World } from '../../../testing/world.ts';
import { recountShelf } from '../counts.ts';
import { chapters, courseCategories, courses } from '../course.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { courseRoutes } from '../course.routes.ts';
import { indexCourse } from '../searchIndex.ts';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';

type NewCourse = Partial<Omit<typeof courses.$inferInsert, 'title'>> & {
  readonly title?: Localised;
  /** Seconds of each chapter. */
  readonly chapterSeconds?: readonly number[];
};

/** A world whose enterprises have a lecturer and a three-level category each, and courses that a test adds. */
export class CourseWorld extends World {
  readonly #lecturers = new Map<number, number>();

  /** A new world with these enterprises. */
  static async open(
    eids: readonly number[] = [1001],
    routes: readonly Route[] = courseRoutes,
    db?: Database,
  ): Promise<CourseWorld> {
    const world = new CourseWorld(db ?? (await testDatabase()), routes);
    for (const eid of eids) await world.addEnterprise(eid);
    return world;
  }

  override async addEnterprise(...[eid, values]: Parameters<World['addEnterprise']>): Promise<void> {
    await super.addEnterprise(eid, values);
    await this.in(eid, async (scope) => {
      const text = { zh_cn: '' };
      const [added] = await scope.tx
        .insert(lecturers)
        .values(scope.row(lecturers, { name: { zh_cn: '陈国栋', en: 'Guodong Chen' }, ...lecturerTexts(text) }))
        .returning();
      this.#lecturers.set(eid, added?.id ?? 0);
      await scope.tx.insert(courseCategories).values(
        [
          { key: 'QM', parent: null, level: 1, name: { zh_cn: '质量管理', en: 'Quality' } },
          { key: 'QM01', parent: 'QM', level: 2, name: { zh_cn: '检验与抽样' } },
          { key: 'QM0101', parent: 'QM01', level: 3, name: { zh_cn: '首件检验' } },
          { key: 'HS', parent: null, level: 1, name: { zh_cn: '安全与环保' } },
        ].map((category, sort) => scope.row(courseCategories, { ...category, sort, motif: 'quality' as const })),
      );
    });
  }

  async addLecturer(name: string, eid = 1001): Promise<number> {
    const [added] = await this.in(eid, (scope) =>
      scope.tx
        .insert(lecturers)
        .values(scope.row(lecturers, { name: { zh_cn: name }, ...lecturerTexts({ zh_cn: '' }) }))
        .returning(),
    );
    return added?.id ?? 0;
  }

  /** A course on the shelf, found by its title, with its chapters; two of 100 s by default. */
  async addCourse(
    { chapterSeconds = [100, 100], departments, title = { zh_cn: '课程' }, ...values }: NewCourse & ForDepartments = {},
    eid = 1001,
  ) {
    return this.in(eid, async (scope) => {
      const [course] = await scope.tx
        .insert(courses)
        .values(
          scope.row(courses, {
            title,
            intro: { zh_cn: '' },
            motif: 'quality' as const,
            field: 'QM',
            subject: 'QM01',
            topic: 'QM0101',
            lecturerId: this.#lecturers.get(eid) ?? 0,
            durationS: chapterSeconds.reduce((sum, seconds) => sum + seconds, 0),
            chapterCount: chapterSeconds.length,
            publishedAt: new Date(this.now),
            audienceId: await forDepartments(scope, departments),
            ...values,
          }),
        )
        .returning();
      if (course === undefined) throw new Error('no course added');
      await indexCourse(scope, course, Object.values({ ...title }));
      const added = await scope.tx
        .insert(chapters)
        .values(
          chapterSeconds.map((durationS, index) =>
            scope.row(chapters, {
              courseId: course.id,
              no: index + 1,
              title: { zh_cn: `第 ${index + 1} 章` },
              durationS,
              renditions: [360, 720].map((height) => ({
                height,
                key: `course/${course.id}/${index + 1}.${height}.mp4`,
              })),
              subtitles: { zh: `course/${course.id}/${index + 1}.zh.vtt` },
            }),
          ),
        )
        .returning({ id: chapters.id });
      await recountShelf(scope);
      return { id: course.id, chapterIds: added.map(({ id }) => id) };
    });
  }
}

const lecturerTexts = (text: Localised) => ({ title: text, department: text, bio: text, kind: 'internal' as const });
