import { defineScreens } from '../screen.ts';

/** Screens of the course domain. */
export const courseScreens = defineScreens({
  catalogue: { path: '/course', access: 'open', titleKey: 'course:title.catalogue' },
  detail: { path: '/course/:id', access: 'open', titleKey: 'course:title.course', name: 'courseDetail' },
  refused: { path: '/refused/:id/:name', access: 'open', titleKey: 'course:title.refused' },
  study: { path: '/index/study', access: 'open', titleKey: 'course:title.study' },
  collection: { path: '/my/my-collect', access: 'login', titleKey: 'course:title.collection', layout: 'my' },
  record: { path: '/my/learn-record', access: 'login', titleKey: 'course:title.record', layout: 'my' },
});
