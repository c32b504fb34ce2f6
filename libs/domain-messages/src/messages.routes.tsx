import { messagesScreens } from '@banyan/contracts/messages';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { MessagesModuleDeps } from './messages.environment.ts';

const own = () => import('./screen/BoxPage.tsx').then(({ OwnPage }) => OwnPage);
const admin = () => import('./screen/BoxPage.tsx').then(({ AdminPage }) => AdminPage);
const information = () => import('./screen/BoxPage.tsx').then(({ InformationPage }) => InformationPage);

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function messagesRoutes(deps: MessagesModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    messagesScreens,
    {
      own,
      ownOne: own,
      trainingPlan: own,
      certificateExpiry: own,
      summary: own,
      marking: own,
      taskScore: () => import('./screen/BoxPage.tsx').then(({ TaskScorePage }) => TaskScorePage),
      admin,
      adminOne: admin,
      information,
      informationOne: information,
      at: () => import('./screen/BoxPage.tsx').then(({ AtPage }) => AtPage),
      praise: () => import('./screen/BoxPage.tsx').then(({ PraisePage }) => PraisePage),
      comment: () => import('./screen/BoxPage.tsx').then(({ CommentPage }) => CommentPage),
      settings: () => import('./settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
      topic: () => import('./topic/ThingPage.tsx').then(({ TopicPage }) => TopicPage),
      question: () => import('./topic/ThingPage.tsx').then(({ QuestionPage }) => QuestionPage),
    },
    () =>
      import('./messages.domain.ts').then(
        ({ messagesDomain }) =>
          (Page) =>
            messagesDomain.within(deps, Page),
      ),
  );
}
