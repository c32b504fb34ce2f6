import { defineScreens } from '../../screen.ts';

/** Screens of the live domain. */
export const liveScreens = defineScreens({
  room: { path: '/course/live/:id', access: 'open', titleKey: 'live:title.room' },
  meetings: { path: '/meeting', access: 'login', titleKey: 'live:title.meetings', layout: 'my' },
  meeting: { path: '/meeting/:id', access: 'login', titleKey: 'live:title.meeting', layout: 'my' },
});
