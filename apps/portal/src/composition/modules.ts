import type { HttpClient, Uploader } from '@banyan/core-http';
import type { DomainModule, SessionStore, SessionView } from '@banyan/core-session';
import { courseLinks, createCourseModule } from '@banyan/domain-course';
import { createExamModule } from '@banyan/domain-exam';
import type { PortalServices } from './services.ts';

/** What every domain is made with. */
export interface ModuleDeps {
  readonly http: HttpClient;
  readonly session: SessionView & Pick<SessionStore, 'refreshUser'>;
  readonly uploader: Uploader;
}

export interface Composition {
  readonly modules: readonly DomainModule[];
  readonly links: PortalServices['links'];
  readonly search: PortalServices['search'];
}

/** Makes the domains and answers what they ask of each other. Nothing is fetched here. */
export function compose({ http, session, uploader }: ModuleDeps): Composition {
  const modules: readonly DomainModule[] = [
    // A learned chapter has earned points, and a learned course credits: the header shows them [CO-05].
    createCourseModule({ http, session, ports: { onChapterLearned: () => void session.refreshUser() } }),
    createExamModule({
      http,
      session,
      uploader,
      ports: {
        lessonHref: ({ courseId, chapterId, second }) =>
          courseLinks.detail.href(courseId, { chapter: chapterId, from: second }),
        onHandedIn: () => void session.refreshUser(),
        sendImage: (file, options) => uploader.upload(file, { ...options, kind: 'questionnaireImage' }),
      },
    }),
  ];
  const sources = modules.flatMap(({ search }) => (search ? [search] : []));
  return {
    modules,
    search: sources.sort((a, b) => a.order - b.order)[0] ?? null,
    links: {
      courses: () => courseLinks.catalogue.href(),
      course: courseLinks.detail.href,
      record: courseLinks.record.href,
      collection: courseLinks.collection.href,
    },
  };
}
