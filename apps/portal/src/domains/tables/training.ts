import { screenHref } from '@banyan/contracts';
import { liveScreens } from '@banyan/contracts/live';
import { examScreens, questionnaireScreens } from '@banyan/contracts/exam';
import type { DomainModule } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import { createTrainingModule, trainingLinks } from '@banyan/domain-training';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The training domain with its dependencies. */
export const trainingTable = ({
  http,
  session,
  uploader,
  tasks,
  PublicFrame,
  apiBase = '',
}: ModuleDeps): DomainModule =>
  createTrainingModule({
    http,
    session,
    uploader,
    ports: {
      ...(PublicFrame === undefined ? {} : { PublicFrame }),
      taskHrefs: {
        course: (id) => frontLinks.detail.href(id),
        exam: (id) => screenHref(examScreens.start, { id }),
        questionnaire: (id) => screenHref(questionnaireScreens.questionnaireStart, { id }),
        training: trainingLinks.programme.href,
        homework: trainingLinks.homework.href,
        activity: trainingLinks.activity.href,
        live: (id) => screenHref(liveScreens.room, { id }),
      },
      coursesHref: () => frontLinks.catalogue.href(),
      taskRound: () => tasks.round,
      serverAddress: (path) => new URL(`${apiBase}${path}`, document.baseURI).href,
    },
  });
