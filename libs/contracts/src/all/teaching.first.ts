import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { microCategories, microDetail, microList, microSetting } from '../teaching/microCourse.ts';
import {
  lecturerCategories,
  lecturerDetail,
  lecturerGrades,
  lecturerLabels,
  lecturerList,
} from '../teaching/lecturer.ts';
import { canApply } from '../teaching/lecturerApply.ts';
import { lecturerOffice, lecturerSlots, myBookings } from '../teaching/lecturerBooking.ts';
import { bookingsQuery, lecturersInput, lecturersQuery } from '../teaching/screens/lecturer.query.ts';
import { microListQuery, microQuery } from '../teaching/screens/microCourse.query.ts';
import type { teachingScreens } from '../teaching/screens/teaching.ts';
import type { teachingManageScreens } from '../teaching/screens/manage.ts';

/** First calls of the teaching domain's screens. */
export const teachingFirst: FirstCalls<typeof teachingScreens> = {
  lecturers: ({ search }) => [
    ask(lecturerList, lecturersInput(lecturersQuery.read(search))),
    ask(lecturerCategories, {}),
    ask(lecturerLabels, {}),
  ],
  lecturerSearch: ({ search }) => [ask(lecturerList, lecturersInput(lecturersQuery.read(search)))],
  lecturer({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(lecturerDetail, { id }), ask(lecturerGrades, { id }), ask(lecturerSlots, { id })];
  },
  bookings: ({ search }) => [ask(myBookings, { tab: bookingsQuery.read(search).tab, cursor: '' })],
  office: () => [ask(lecturerOffice, {})],
  apply: () => [ask(canApply, {})],
  upload({ search }) {
    const { id } = microQuery.read(search);
    const around = [ask(microSetting, {}), ask(microCategories, {})];
    return id === 0 ? around : [...around, ask(microDetail, { id })];
  },
  micros: ({ search }) => [ask(microList, { state: microListQuery.read(search).state })],
};

/** The console's screens ask by themselves: what they show changes by the minute. */
export const teachingManageFirst: FirstCalls<typeof teachingManageScreens> = { manageLecturers: () => [] };
