import type { HttpClient } from '@banyan/core-http';
import type { DomainModule, SessionView } from '@banyan/core-session';
import { courseLinks, createCourseModule } from '@banyan/domain-course';
import type { PortalServices } from './services.ts';

/** What every domain is made with. */
export interface ModuleDeps {
  readonly http: HttpClient;
  readonly session: SessionView;
}

export interface Composition {
  readonly modules: readonly DomainModule[];
  readonly links: PortalServices['links'];
}

/** Makes the domains and answers what they ask of each other. Nothing is fetched here. */
export function compose({ http, session }: ModuleDeps): Composition {
  return {
    modules: [createCourseModule({ http, session })],
    links: {
      courses: () => courseLinks.catalogue.href(),
      course: courseLinks.detail.href,
      record: () => courseLinks.record.href(),
    },
  };
}
