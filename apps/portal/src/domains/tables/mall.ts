import type { DomainModule } from '@banyan/core-session';
import { courseLinks } from '@banyan/domain-course';
import { examLinks } from '@banyan/domain-exam';
import { createMallModule } from '@banyan/domain-mall';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The mall domain, and what it asks of others. */
export const mallTable = ({ http, session }: ModuleDeps): DomainModule =>
  createMallModule({
    http,
    session,
    ports: {
      onPointsChanged: () => void session.refreshUser(),
      coursesHref: () => courseLinks.catalogue.href(),
      examsHref: () => examLinks.exams.href(),
    },
  });
