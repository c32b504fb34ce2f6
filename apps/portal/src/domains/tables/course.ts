import { screenHref } from '@banyan/contracts';
import { examScreens } from '@banyan/contracts/exam';
import { liveScreens } from '@banyan/contracts/live';
import { trainingScreens } from '@banyan/contracts/training';
import type { DomainModule } from '@banyan/core-session';
import { createCourseModule } from '@banyan/domain-course';
import type { ModuleDeps } from '../ModuleDeps.ts';
import { lateParts } from './lateParts.ts';

/** The course domain, and what it asks of others. A learned chapter has earned points, and a learned course credits: the header shows them. */
export const courseTable = ({ http, session, uploader }: ModuleDeps): DomainModule =>
  createCourseModule({
    http,
    session,
    uploader,
    ports: {
      loadStageOverlay: lateParts.learnerMark,
      loadFaceCheck: lateParts.courseFaceCheck,
      loadCoverCropper: lateParts.coverCropper,
      onPointsSpent: () => void session.refreshUser(),
      onChapterLearned: () => void session.refreshUser(),
      examHref: (id) => screenHref(examScreens.start, { id }),
      liveHref: (id) => screenHref(liveScreens.room, { id }),
      programmeHref: (id) => screenHref(trainingScreens.programme, { id }),
      practiceHref: (id) => screenHref(examScreens.coursePractice, { id }),
    },
  });
