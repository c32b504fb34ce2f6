import type { DomainModule } from '@banyan/core-session';
import { frontLinks, type CourseModule } from '@banyan/domain-course';
import { createTeachingModule } from '@banyan/domain-teaching';
import { reviewParts } from '../../review/reviewParts.ts';
import type { TableDeps } from '../ModuleDeps.ts';

/** The teaching domain with its dependencies: a lecturer's courses look as they do in the catalogue. */
export const teachingTable = (
  { http, lateParts, session, translations, uploader }: TableDeps,
  course: CourseModule,
  exam: DomainModule,
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
      async loadMarking() {
        const marking = (await reviewParts([exam], translations)).find(({ key }) => key === 'exam');
        if (marking === undefined) throw new Error('no domain marks exam papers');
        return marking.load();
      },
    },
  }),
  shows: [course],
});
