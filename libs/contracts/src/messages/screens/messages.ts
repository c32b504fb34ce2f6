import { defineScreens } from '../../screen.ts';

const inbox = { access: 'login', layout: 'message' } as const;

/** Screens of the messages domain. */
export const messagesScreens = defineScreens({
  own: {
    path: '/main/message/ownMessage',
    titleKey: 'messages:title.own',
    aliases: ['/main/message', '/main'],
    ...inbox,
  },
  ownOne: { path: '/main/message/ownMessage/:id', titleKey: 'messages:title.ownOne', ...inbox },
  trainingPlan: { path: '/main/message/trainingPlanning/:id', titleKey: 'messages:title.trainingPlan', ...inbox },
  certificateExpiry: {
    path: '/main/message/certificateExpiration/:id',
    titleKey: 'messages:title.certificateExpiry',
    ...inbox,
  },
  taskScore: {
    path: '/main/message/taskScoreDetails/:task_id/:uid/:train_id',
    titleKey: 'messages:title.taskScore',
    ...inbox,
  },
  admin: { path: '/main/message/adminMessage', titleKey: 'messages:title.admin', ...inbox },
  adminOne: { path: '/main/message/adminMessage/:id', titleKey: 'messages:title.adminOne', ...inbox },
  information: { path: '/main/message/information', titleKey: 'messages:title.information', ...inbox },
  informationOne: { path: '/main/message/information/page', titleKey: 'messages:title.informationOne', ...inbox },
  at: { path: '/main/message/at', titleKey: 'messages:title.at', ...inbox },
  praise: { path: '/main/message/praise', titleKey: 'messages:title.praise', ...inbox },
  comment: { path: '/main/message/comment', titleKey: 'messages:title.comment', ...inbox },
  topic: { path: '/main/message/community/:id', titleKey: 'messages:title.topic', ...inbox },
  question: { path: '/main/message/comminication/:id', titleKey: 'messages:title.question', ...inbox },
  summary: { path: '/main/message/summary/:id', titleKey: 'messages:title.summary', ...inbox },
  settings: {
    path: '/editor/messageSettings',
    access: 'login',
    layout: 'editor',
    titleKey: 'messages:title.settings',
  },
  marking: { path: '/main/message/markingNotice/:asid/:id', titleKey: 'messages:title.marking', ...inbox },
});
