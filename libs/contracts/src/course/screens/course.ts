import { defineScreens } from '../../screen.ts';

/** Screens of the course domain. */
export const courseScreens = defineScreens({
  catalogue: { path: '/course', access: 'open', titleKey: 'course:title.catalogue' },
  detail: { path: '/course/:id', access: 'open', titleKey: 'course:title.course', name: 'courseDetail' },
  refused: { path: '/refused/:id/:name', access: 'open', titleKey: 'course:title.refused' },
  study: { path: '/index/study', access: 'open', titleKey: 'course:title.study' },
  collection: { path: '/my/my-collect', access: 'login', titleKey: 'course:title.collection', layout: 'my' },
  library: { path: '/course/classlibrary', access: 'login', titleKey: 'course:title.library' },
  downloads: { path: '/my/download-record', access: 'login', titleKey: 'course:title.downloads', layout: 'my' },
  packages: { path: '/coursepackage', access: 'open', titleKey: 'course:title.packages' },
  package: { path: '/coursepackage/detail/:id', access: 'open', titleKey: 'course:title.package' },
  visits: { path: '/my/browse-history', access: 'login', titleKey: 'course:title.visits', layout: 'my' },
  hours: { path: '/my/my-duration', access: 'login', titleKey: 'course:title.hours', layout: 'my' },
  credits: { path: '/my/my-credit', access: 'login', titleKey: 'course:title.credits', layout: 'my' },
  record: { path: '/my/learn-record', access: 'login', titleKey: 'course:title.record', layout: 'my' },
  notes: { path: '/my/my-note', access: 'login', titleKey: 'course:title.notes', layout: 'my' },
  pay: { path: '/coursePay', access: 'open', titleKey: 'course:title.pay' },
  shares: { path: '/my/my-share', access: 'login', titleKey: 'course:title.shares', layout: 'my' },
  partner: { path: '/partner/partnerDetail/:id', access: 'open', titleKey: 'course:title.partner' },
  /** A draft as learners will see it, in their own frame. */
  previewCourse: {
    path: '/manage/courses/:id/preview',
    access: 'admin',
    titleKey: 'course:title.previewCourse',
    layout: 'site',
    may: 'courses.see',
  },
  orders: { path: '/my/order', access: 'login', titleKey: 'course:title.orders', layout: 'my' },
});
