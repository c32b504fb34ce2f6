import { screenHref } from '@banyan/contracts';
import { examScreens } from '@banyan/contracts/exam';
import { liveScreens } from '@banyan/contracts/live';
import { teachingScreens } from '@banyan/contracts/teaching';
import { trainingScreens } from '@banyan/contracts/training';
import { createCourseModule, type CourseModule } from '@banyan/domain-course';
import type { TableDeps } from '../ModuleDeps.ts';

/** The course domain with its dependencies. Learning earns points and credits, which the header shows. */
export const courseTable = ({ http, lateParts, session, uploader }: TableDeps): CourseModule =>
  createCourseModule({
    http,
    session,
    uploader,
    ports: {
      loadStageOverlay: lateParts.learnerMark,
      loadFaceCheck: lateParts.courseFaceCheck,
      onPointsSpent: () => void session.refreshUser(),
      onChapterLearned: () => void session.refreshUser(),
      examHref: (id) => screenHref(examScreens.start, { id }),
      lecturerHref: (id) => screenHref(teachingScreens.lecturer, { id }),
      liveHref: (id) => screenHref(liveScreens.room, { id }),
      programmeHref: (id) => screenHref(trainingScreens.programme, { id }),
      practiceHref: (id) => screenHref(examScreens.coursePractice, { id }),
    },
  });
