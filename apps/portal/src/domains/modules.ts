import type { PostKind } from '@banyan/contracts';
import type { HttpClient, Uploader } from '@banyan/core-http';
import type { DomainModule, SessionStore, SessionView } from '@banyan/core-session';
import { courseLinks, createCourseModule } from '@banyan/domain-course';
import { createExamModule, examLinks } from '@banyan/domain-exam';
import { lateParts } from './lateParts.ts';
import { createOutsiderModule } from '../outsider/outsider.module.ts';
import { createReviewModule } from '../review/review.module.ts';
import { createPrivacyModule } from '../privacy/privacy.module.ts';
import { createSearchModule } from '../search/search.module.ts';
import type { CountersStore } from '../composition/CountersStore.ts';
import type { News } from '../composition/News.ts';
import { messagesPorts } from './messagesPorts.ts';
import type { PortalServices } from '../composition/services.ts';
import type { TaskCounts } from '../composition/TaskCounts.ts';
import { createTrainingModule, trainingLinks, type TrainingPorts } from '@banyan/domain-training';
import { createMessagesModule } from '@banyan/domain-messages';
import { createMallModule, mallLinks } from '@banyan/domain-mall';
import { createCommunityModule } from '@banyan/domain-community';

/** What every domain is made with. */
export interface ModuleDeps {
  readonly http: HttpClient;
  readonly session: SessionView & Pick<SessionStore, 'refreshUser'>;
  readonly uploader: Uploader;
  /** Red points of the task centre. */
  readonly tasks: Pick<TaskCounts, 'of' | 'round'>;
  /** Address of the API; empty for the page's own origin. */
  readonly apiBase?: string;
  /** Battles that have changed, by their ids; null: perhaps all. */
  readonly battles: Pick<News<number | null>, 'listen'>;
  /** Topics or questions that have come; null: perhaps both. */
  readonly posts: Pick<News<PostKind | null>, 'listen'>;
  /** What the server tells of counters; nothing without it. */
  readonly counters?: CountersStore;
  /** Around pages for anybody; without it they stand alone. */
  readonly PublicFrame?: TrainingPorts['PublicFrame'];
}

export interface Composition {
  readonly modules: readonly DomainModule[];
  readonly links: PortalServices['links'];
}

/** Makes the domains and answers what they ask of each other. Nothing is fetched here. */
export function compose({
  http,
  session,
  uploader,
  tasks,
  battles,
  posts,
  counters,
  PublicFrame,
  apiBase = '',
}: ModuleDeps): Composition {
  const domains: readonly DomainModule[] = [
    // A learned chapter has earned points, and a learned course credits: the header shows them [CO-05].
    createCourseModule({
      http,
      session,
      uploader,
      ports: {
        loadStageOverlay: lateParts.learnerMark,
        loadFaceCheck: lateParts.courseFaceCheck,
        onPointsSpent: () => void session.refreshUser(),
        onChapterLearned: () => void session.refreshUser(),
        examHref: (id) => examLinks.start.href(id),
        practiceHref: (id) => examLinks.coursePractice.href(id),
      },
    }),
    createExamModule({
      http,
      session,
      uploader,
      ports: {
        lessonHref: ({ courseId, chapterId, second }) =>
          courseLinks.detail.href(courseId, { chapter: chapterId, from: second }),
        courseHref: (id) => courseLinks.detail.href(id),
        onHandedIn: () => void session.refreshUser(),
        onBattle: battles.listen,
        loadLoginAgain: lateParts.loginAgain,
        loadFaceCheck: lateParts.examFaceCheck,
        sendImage: (file, options) => uploader.upload(file, { ...options, kind: 'questionnaireImage' }),
      },
    }),
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
        },
        coursesHref: () => courseLinks.catalogue.href(),
        waitingIn: (part) => tasks.of(part),
        taskRound: () => tasks.round,
        serverAddress: (path) => new URL(`${apiBase}${path}`, document.baseURI).href,
      },
    }),
    createMessagesModule({ http, session, ports: messagesPorts(counters) }),
    createMallModule({
      http,
      session,
      ports: {
        onPointsChanged: () => void session.refreshUser(),
        coursesHref: () => courseLinks.catalogue.href(),
        examsHref: () => examLinks.exams.href(),
      },
    }),
    createCommunityModule({
      http,
      session,
      uploader,
      ports: {
        onPointsChanged: () => void session.refreshUser(),
        pointsHref: () => mallLinks.points.href(),
        onPosts: posts.listen,
      },
    }),
  ];
  const privacy = createPrivacyModule({ http });
  const desks = [...domains, privacy, createOutsiderModule(http)];
  const modules = [...domains, privacy, createReviewModule(desks), createSearchModule(domains)];
  return {
    modules,
    links: {
      courses: () => courseLinks.catalogue.href(),
      course: courseLinks.detail.href,
      record: courseLinks.record.href,
      collection: courseLinks.collection.href,
    },
  };
}
