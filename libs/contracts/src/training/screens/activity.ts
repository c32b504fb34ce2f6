import { defineScreens } from '../../screen.ts';

/** Screens of offline activities. */
export const activityScreens = defineScreens({
  activities: { path: '/index/activity', access: 'open', titleKey: 'training:title.activities' },
  activity: {
    path: '/task/active-detail/:id',
    access: 'open',
    titleKey: 'training:title.activity',
    transition: 'activity',
  },
  myActivities: { path: '/my/my-active', access: 'login', titleKey: 'training:title.myActivities', layout: 'my' },
});
