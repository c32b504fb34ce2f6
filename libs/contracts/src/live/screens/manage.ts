import { defineScreens } from '../../screen.ts';

/** Screens of the console of the domain. */
export const liveManageScreens = defineScreens({
  manageLiveRooms: {
    path: '/manage/live-rooms',
    access: 'admin',
    layout: 'console',
    titleKey: 'live:title.manageLiveRooms',
    may: 'live.see',
  },
});
