import { defineScreens } from '../../screen.ts';

/** Screens of the teaching domain. */
export const teachingScreens = defineScreens({
  lecturers: { path: '/lecturer/lecturerList', access: 'open', titleKey: 'teaching:title.lecturers' },
  lecturerSearch: { path: '/lecturer/lecturerList_search', access: 'open', titleKey: 'teaching:title.lecturerSearch' },
  lecturer: { path: '/lecturer/lecturerDetail/:id', access: 'open', titleKey: 'teaching:title.lecturer' },
  bookings: { path: '/my/my-booking', access: 'login', titleKey: 'teaching:title.bookings', layout: 'my' },
  office: { path: '/lecturer/office', access: 'lecturer', titleKey: 'teaching:title.office' },
  apply: { path: '/lecturer/apply', access: 'login', titleKey: 'teaching:title.apply' },
  upload: { path: '/upLoadCourse', access: 'open', titleKey: 'teaching:title.upload' },
  micros: { path: '/my/my-upLoadCourse', access: 'login', titleKey: 'teaching:title.micros', layout: 'my' },
});
