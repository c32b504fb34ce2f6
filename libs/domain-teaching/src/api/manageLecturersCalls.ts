import { findColleagues } from '@banyan/contracts/live';
import { consoleAccess } from '@banyan/contracts/organisation';
import {
  actOnLecturers,
  exportLecturers,
  manageLecturer,
  manageLecturers,
  saveLecturer,
} from '@banyan/contracts/teaching';
import type { Api } from '@banyan/core-screen';

/** Calls of the console about lecturers. */
export const manageLecturersCalls = {
  access: consoleAccess,
  list: manageLecturers,
  lecturer: manageLecturer,
  save: saveLecturer,
  act: actOnLecturers,
  people: findColleagues,
  begin: exportLecturers,
} as const;

export type ManageLecturersApi = Api<typeof manageLecturersCalls>;
