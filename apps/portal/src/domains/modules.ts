import {
  activityScreens,
  calendarScreens,
  certificateScreens,
  communityScreens,
  courseScreens,
  examScreens,
  homeworkScreens,
  mallScreens,
  messagesScreens,
  pkScreens,
  portalScreens,
  questionnaireScreens,
  taskScreens,
  trainingScreens,
  talentScreens,
} from '@banyan/contracts';
import type { Screen, ScreenSet } from '@banyan/contracts';
import type { DomainModule, ModuleNavigation } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import type { PortalServices } from '../composition/services.ts';
import { LateModule } from './LateModule.ts';
import type { ModuleDeps } from './ModuleDeps.ts';

export interface Composition {
  readonly modules: readonly LateModule[];
  /** Those of them that are domains, whose tables are worth fetching ahead. */
  readonly domains: readonly LateModule[];
  /** Those of them that show something on the home page. */
  readonly atHome: readonly LateModule[];
  /** Those with a row of their own on it. */
  readonly inRows: readonly LateModule[];
  readonly navigations: () => Promise<readonly ModuleNavigation[]>;
  readonly links: PortalServices['links'];
}

const screensOf = (...sets: readonly ScreenSet[]): readonly Screen[] => sets.flatMap((set) => Object.values(set));
const tablesOf = (modules: readonly LateModule[]) => Promise.all(modules.map((module) => module.load()));

/**
 * Names the domains with their screens. The table of each, with what it asks of others, comes from `tables/` with the first
 * of its screens. Nothing is fetched here.
 */
export function compose(deps: ModuleDeps): Composition {
  const late = (name: string, screens: readonly Screen[], fetch: () => Promise<DomainModule>) =>
    new LateModule(name, screens, fetch);

  const training = late(
    'training',
    screensOf(trainingScreens, activityScreens, homeworkScreens, certificateScreens, taskScreens, calendarScreens),
    () => import('./tables/training.ts').then(({ trainingTable }) => trainingTable(deps)),
  );
  const course = late('course', screensOf(courseScreens), () =>
    import('./tables/course.ts').then(({ courseTable }) => courseTable(deps)),
  );
  const domains: readonly LateModule[] = [
    course,
    late('exam', screensOf(examScreens, pkScreens, questionnaireScreens), () =>
      import('./tables/exam.ts').then(({ examTable }) => examTable(deps)),
    ),
    training,
    late('messages', screensOf(messagesScreens), () =>
      import('./tables/messages.ts').then(({ messagesTable }) => messagesTable(deps)),
    ),
    late('mall', screensOf(mallScreens), () => import('./tables/mall.ts').then(({ mallTable }) => mallTable(deps))),
    late('community', screensOf(communityScreens), () =>
      import('./tables/community.ts').then(({ communityTable }) => communityTable(deps)),
    ),
    late('talent', screensOf(talentScreens), () =>
      import('./tables/talent.ts').then(({ talentTable }) => talentTable(deps)),
    ),
  ];
  const privacy = late('privacy', [portalScreens.privacy], () =>
    import('../privacy/privacy.module.ts').then(({ createPrivacyModule }) => createPrivacyModule(deps)),
  );
  const outsider = late('outsider', [], () =>
    import('../outsider/outsider.module.ts').then(({ createOutsiderModule }) => createOutsiderModule(deps.http)),
  );
  const navigations = () => import('./navigations.ts').then(({ navigationsOf }) => navigationsOf(deps));
  // Both show what domains bring to them: their tables come with the screen.
  const review = late('review', [portalScreens.review], async () => {
    const desks = [...domains, privacy, outsider];
    const [{ createReviewModule }, tables, shown] = await Promise.all([
      import('../review/review.module.ts'),
      tablesOf(desks),
      navigations(),
    ]);
    return createReviewModule({ domains: tables, navigations: shown, translations: deps.translations });
  });
  const search = late('search', [portalScreens.search], async () => {
    const [{ createSearchModule }, tables] = await Promise.all([
      import('../search/search.module.ts'),
      tablesOf(domains),
    ]);
    return createSearchModule(tables);
  });
  return {
    modules: [...domains, privacy, review, search],
    domains,
    atHome: [training],
    inRows: [course],
    navigations,
    links: {
      courses: () => frontLinks.catalogue.href(),
      course: frontLinks.detail.href,
      record: frontLinks.record.href,
      collection: frontLinks.collection.href,
    },
  };
}
