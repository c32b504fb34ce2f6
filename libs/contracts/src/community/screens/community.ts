import { defineScreens } from '../../screen.ts';

/** Screens of the community domain. */
export const communityScreens = defineScreens({
  topics: {
    path: '/news/community',
    access: 'open',
    titleKey: 'community:title.topics',
    layout: 'news',
    aliases: ['/news', '/community'],
  },
  questions: {
    path: '/news/comminication',
    access: 'open',
    titleKey: 'community:title.questions',
    layout: 'news',
    aliases: ['/comminication'],
  },
  topic: { path: '/news/community/:id', access: 'open', titleKey: 'community:title.topic' },
  question: { path: '/news/comminication/:id', access: 'open', titleKey: 'community:title.question' },
  mine: { path: '/my/my-community', access: 'login', titleKey: 'community:title.mine', layout: 'my' },
});
