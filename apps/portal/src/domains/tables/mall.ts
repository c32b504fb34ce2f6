import { screenHref } from '@banyan/contracts';
import { examScreens } from '@banyan/contracts/exam';
import type { DomainModule } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import { createMallModule } from '@banyan/domain-mall';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The mall domain with its dependencies. */
export const mallTable = ({ http, session }: ModuleDeps): DomainModule =>
  createMallModule({
    http,
    session,
    ports: {
      onPointsChanged: () => void session.refreshUser(),
      coursesHref: () => frontLinks.catalogue.href(),
      examsHref: () => screenHref(examScreens.exams, {}),
    },
  });
