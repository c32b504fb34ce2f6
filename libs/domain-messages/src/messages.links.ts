import { screenHref } from '@banyan/contracts';
import { inboxQuery, messagesScreens, type InboxQuery, type MessageBox } from '@banyan/contracts/messages';

const screens = messagesScreens;
type Query = Partial<InboxQuery>;

/** The list that a box of the inbox is. */
const boxScreens = {
  own: screens.own,
  admin: screens.admin,
  information: screens.information,
  at: screens.at,
  praise: screens.praise,
  comment: screens.comment,
} as const satisfies Readonly<Record<MessageBox, { readonly path: string }>>;

const listed = (box: MessageBox) => ({
  path: boxScreens[box].path,
  href: (query: Query = {}) => screenHref(boxScreens[box], {}, inboxQuery.write(query)),
});
const opened = (
  screen: (typeof screens)['ownOne' | 'adminOne' | 'summary' | 'trainingPlan' | 'certificateExpiry'],
) => ({
  path: screen.path,
  href: (id: number, query: Query = {}) => screenHref(screen, { id }, inboxQuery.write(query)),
});

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const messagesLinks = {
  own: listed('own'),
  admin: listed('admin'),
  information: listed('information'),
  at: listed('at'),
  praise: listed('praise'),
  comment: listed('comment'),
  /** By message id, as all that follow unless said. */
  ownOne: opened(screens.ownOne),
  adminOne: opened(screens.adminOne),
  summary: opened(screens.summary),
  trainingPlan: opened(screens.trainingPlan),
  certificateExpiry: opened(screens.certificateExpiry),
  informationOne: {
    path: screens.informationOne.path,
    href: (id: number, query: Query = {}) => screenHref(screens.informationOne, {}, inboxQuery.write({ ...query, id })),
  },
  /** By the task, the person scored, and the training it belongs to, 0 for none. */
  taskScore: {
    path: screens.taskScore.path,
    href: (of: { readonly task: string; readonly user: string; readonly train: string }, query: Query = {}) =>
      screenHref(screens.taskScore, { task_id: of.task, uid: of.user, train_id: of.train }, inboxQuery.write(query)),
  },
  /** By the answer sheet and the message. */
  marking: {
    path: screens.marking.path,
    href: (sheet: string, id: number, query: Query = {}) =>
      screenHref(screens.marking, { asid: sheet, id }, inboxQuery.write(query)),
  },
  /** How messages reach the reader. */
  settings: { path: screens.settings.path, href: () => screenHref(screens.settings, {}) },
  /** A topic of the community; by its id. */
  topic: { path: screens.topic.path, href: (id: string) => screenHref(screens.topic, { id }) },
  /** A question of the community; by its id. */
  question: { path: screens.question.path, href: (id: string) => screenHref(screens.question, { id }) },
} as const;
