import {
  addSlot,
  answerApplication,
  answerBooking,
  applicationLabels,
  applyLecturer,
  bookLecturer,
  canApply,
  cancelBooking,
  gradeLecturer,
  lecturerApplications,
  lecturerCategories,
  lecturerCities,
  lecturerComments,
  lecturerCourses,
  lecturerDetail,
  lecturerDimensions,
  lecturerGrades,
  lecturerLabels,
  lecturerList,
  lecturerOffice,
  lecturerSlots,
  myBookings,
  officeBookings,
  officeSlots,
  removeSlot,
} from '@banyan/contracts/teaching';
import type { Api } from '@banyan/core-screen';

/** Searching for lecturers. */
export const lecturersCalls = { list: lecturerList, categories: lecturerCategories, labels: lecturerLabels } as const;
export type LecturersApi = Api<typeof lecturersCalls>;

/** One lecturer, and booking them. */
export const lecturerCalls = {
  detail: lecturerDetail,
  courses: lecturerCourses,
  comments: lecturerComments,
  grades: lecturerGrades,
  dimensions: lecturerDimensions,
  grade: gradeLecturer,
  slots: lecturerSlots,
  book: bookLecturer,
} as const;
export type LecturerApi = Api<typeof lecturerCalls>;

/** The learner's bookings. */
export const bookingCalls = { list: myBookings, cancel: cancelBooking, grade: gradeLecturer } as const;
export type BookingApi = Api<typeof bookingCalls>;

/** The lecturer's own desk. */
export const officeCalls = {
  office: lecturerOffice,
  bookings: officeBookings,
  answer: answerBooking,
  slots: officeSlots,
  add: addSlot,
  remove: removeSlot,
} as const;
export type OfficeApi = Api<typeof officeCalls>;

/** Applying to become a lecturer. */
export const applyCalls = {
  stand: canApply,
  cities: lecturerCities,
  labels: applicationLabels,
  apply: applyLecturer,
} as const;
export type ApplyApi = Api<typeof applyCalls>;

/** Applications at the review desk. */
export const applicationReviewCalls = { list: lecturerApplications, answer: answerApplication } as const;
