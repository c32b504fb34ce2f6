import { communityScreens } from '@banyan/contracts/community';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { CommunityModuleDeps } from './community.environment.ts';

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function communityRoutes(deps: CommunityModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    communityScreens,
    {
      topics: () => import('./feed/TopicsPage.tsx').then(({ TopicsPage }) => TopicsPage),
      questions: () => import('./feed/QuestionsPage.tsx').then(({ QuestionsPage }) => QuestionsPage),
      topic: () => import('./thread/TopicPage.tsx').then(({ TopicPage }) => TopicPage),
      question: () => import('./thread/QuestionPage.tsx').then(({ QuestionPage }) => QuestionPage),
      mine: () => import('./mine/MyCommunityPage.tsx').then(({ MyCommunityPage }) => MyCommunityPage),
    },
    () =>
      import('./community.domain.ts').then(
        ({ communityDomain }) =>
          (Page) =>
            communityDomain.within(deps, Page),
      ),
  );
}
