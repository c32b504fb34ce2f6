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
import { serve, type Route } from '../../http/serve.ts';
import { apply, listCities, offerLabels, readStand } from './apply.service.ts';
import { book, cancel, listMine, readSlots } from './booking.service.ts';
import { lecturerOf } from './cards.ts';
import { answerApplicant, listApplications } from './desk.service.ts';
import { readLecturer } from './detail.service.ts';
import { grade } from './evaluate.service.ts';
import { listComments, readDimensions, readGrades } from './grades.service.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { listLabels, listLecturers } from './list.service.ts';
import { manageLecturerRoutes } from './manage/manageLecturer.routes.ts';
import { answer, listOffice, readOffice } from './office.service.ts';
import { listSlots, offer, takeBack } from './slots.service.ts';

/** Calls about lecturers. */
export const lecturerRoutes = (ports: LecturerPorts): readonly Route[] => [
  serve(lecturerList, (ctx, input) => listLecturers(ctx, input, ports)),
  serve(lecturerCategories, async (ctx) => ({ items: await ports.categories(ctx) })),
  serve(lecturerLabels, listLabels),
  serve(lecturerDetail, (ctx, input) => readLecturer(ctx, input, ports)),
  serve(lecturerCourses, async (ctx, input) => {
    await lecturerOf(ctx, input.id);
    return ports.coursesOf(ctx, input);
  }),
  serve(lecturerComments, listComments),
  serve(lecturerGrades, readGrades),
  serve(lecturerDimensions, (ctx, input) => readDimensions(ctx, input, ports)),
  serve(gradeLecturer, (ctx, input) => grade(ctx, input, ports)),
  serve(lecturerSlots, readSlots),
  serve(bookLecturer, book),
  serve(myBookings, listMine),
  serve(cancelBooking, cancel),
  serve(lecturerOffice, (ctx) => readOffice(ctx, ports)),
  serve(officeBookings, listOffice),
  serve(answerBooking, answer),
  serve(officeSlots, listSlots),
  serve(addSlot, offer),
  serve(removeSlot, takeBack),
  serve(canApply, (ctx) => readStand(ctx, ports)),
  serve(lecturerCities, listCities),
  serve(applicationLabels, offerLabels),
  serve(applyLecturer, (ctx, input) => apply(ctx, input, ports)),
  serve(lecturerApplications, (ctx, input) => listApplications(ctx, input, ports)),
  serve(answerApplication, (ctx, input) => answerApplicant(ctx, input, ports)),
  ...manageLecturerRoutes(ports),
];
