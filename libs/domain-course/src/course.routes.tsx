import type { Access, ScreenHandle, ScreenRoute } from '@banyan/core-session';
import type { ComponentType } from 'react';
import type { CourseModuleDeps } from './course.environment.ts';
import { courseLinks } from './course.links.ts';

type Load = () => Promise<ComponentType>;

/** This domain's rows of the route table. Pages and stores come with the first of its screens, not with the portal. */
export function courseRoutes(deps: CourseModuleDeps): readonly ScreenRoute[] {
  const screen = (
    path: string,
    access: Access,
    titleKey: string,
    load: Load,
    extra: Partial<ScreenHandle> = {},
  ): ScreenRoute => ({
    path,
    handle: { path, access, titleKey, ...extra },
    lazy: async () => {
      const [{ withCourse }, Page] = await Promise.all([import('./course.context.tsx'), load()]);
      return { Component: withCourse(deps, Page) };
    },
  });
  return [
    screen(courseLinks.catalogue.path, 'open', 'course:title.catalogue', async () => {
      const { CataloguePage } = await import('./catalogue/CataloguePage.tsx');
      return CataloguePage;
    }),
    screen(
      courseLinks.detail.path,
      'open',
      'course:title.course',
      async () => {
        const { CoursePage } = await import('./course/CoursePage.tsx');
        return CoursePage;
      },
      { name: 'courseDetail' },
    ),
    screen(courseLinks.refused.path, 'open', 'course:title.refused', async () => {
      const { RefusedPage } = await import('./refused/RefusedPage.tsx');
      return RefusedPage;
    }),
    screen(courseLinks.study.path, 'open', 'course:title.study', async () => {
      const { StudyHomePage } = await import('./study/StudyHomePage.tsx');
      return StudyHomePage;
    }),
    screen(courseLinks.record.path, 'login', 'course:title.record', async () => {
      const { LearnRecordPage } = await import('./records/LearnRecordPage.tsx');
      return LearnRecordPage;
    }),
  ];
}
