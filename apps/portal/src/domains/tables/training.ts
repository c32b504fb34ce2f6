import { courseScreens, screenHref } from '@banyan/contracts';
import type { DomainModule } from '@banyan/core-session';
import { courseLinks } from '@banyan/domain-course';
import { examLinks } from '@banyan/domain-exam';
import { createTrainingModule, trainingLinks } from '@banyan/domain-training';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The training domain, and what it asks of others. */
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
        course: (id) => courseLinks.detail.href(id),
        exam: examLinks.start.href,
        questionnaire: examLinks.questionnaireStart.href,
        training: trainingLinks.programme.href,
        homework: trainingLinks.homework.href,
        activity: trainingLinks.activity.href,
        live: (id) => screenHref(courseScreens.liveRoom, { id }),
      },
      coursesHref: () => courseLinks.catalogue.href(),
      taskRound: () => tasks.round,
      serverAddress: (path) => new URL(`${apiBase}${path}`, document.baseURI).href,
    },
  });
