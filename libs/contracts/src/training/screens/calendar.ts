import { defineScreens } from '../../screen.ts';

/** Screens of the study calendar. */
export const calendarScreens = defineScreens({
  studyCalendar: {
    path: '/my/studycalendar',
    access: 'open',
    titleKey: 'training:title.studyCalendar',
    layout: 'my',
  },
});
