import { messagesScreens } from '@banyan/contracts';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { MessagesModuleDeps } from './messages.environment.ts';

const pages = () => import('./screen/BoxPage.tsx');
const things = () => import('./topic/ThingPage.tsx');

const own = () => pages().then(({ OwnPage }) => OwnPage);
const admin = () => pages().then(({ AdminPage }) => AdminPage);
const information = () => pages().then(({ InformationPage }) => InformationPage);

/** This domain's rows of the route table. Pages and stores come with the first of its screens, not with the portal. */
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
      taskScore: () => pages().then(({ TaskScorePage }) => TaskScorePage),
      admin,
      adminOne: admin,
      information,
      informationOne: information,
      at: () => pages().then(({ AtPage }) => AtPage),
      praise: () => pages().then(({ PraisePage }) => PraisePage),
      comment: () => pages().then(({ CommentPage }) => CommentPage),
      settings: () => import('./settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
      topic: () => things().then(({ TopicPage }) => TopicPage),
      question: () => things().then(({ QuestionPage }) => QuestionPage),
    },
    () =>
      import('./messages.domain.ts').then(
        ({ messagesDomain }) =>
          (Page) =>
            messagesDomain.within(deps, Page),
      ),
  );
}
