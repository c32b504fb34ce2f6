import type { DomainModule } from '@banyan/core-session';
import { frontLinks, type CourseModule } from '@banyan/domain-course';
import { createTeachingModule } from '@banyan/domain-teaching';
import type { TableDeps } from '../ModuleDeps.ts';

/** The teaching domain with its dependencies: a lecturer's courses look as they do in the catalogue. */
export const teachingTable = (
  { http, lateParts, session, uploader }: TableDeps,
  course: CourseModule,
): DomainModule => ({
  ...createTeachingModule({
    http,
    session,
    uploader,
    ports: {
      courseHref: (id) => frontLinks.detail.href(id),
      loadCourseCard: course.parts.card,
      loadReward: course.parts.reward,
      loadCoverCropper: lateParts.coverCropper,
    },
  }),
  shows: [course],
});
