import {
  actOnCourses,
  addCourse,
  addFirstCourse,
  addMaterial,
  bringBack,
  courseVersions,
  discardDraft,
  manageCourse,
  manageCourses,
  publishDraft,
  readDraft,
  saveDraft,
  saveText,
} from '@banyan/contracts/course';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import type { CoursePorts } from '../course.ports.ts';
import { addOne } from '../firstCourse.service.ts';
import { actOn } from './acts.service.ts';
import { readCourse } from './detail.service.ts';
import { add, back, discard, read, save } from './draft.service.ts';
import { listCourses } from './list.service.ts';
import { keepText, takeFile } from './material.service.ts';
import { publish, versions } from './publish.service.ts';

/** Calls of the console about courses. */
export const manageRoutes = (ports: CoursePorts): readonly Route[] => [
  serveManaged(addFirstCourse, addOne),
  serveManaged(manageCourses, listCourses),
  serveManaged(manageCourse, readCourse),
  serveManaged(actOnCourses, actOn),
  serveManaged(addCourse, add),
  serveManaged(readDraft, read),
  serveManaged(saveDraft, save),
  serveManaged(discardDraft, discard),
  serveManaged(publishDraft, publish),
  serveManaged(courseVersions, versions),
  serveManaged(bringBack, back),
  serveManaged(addMaterial, (context, input) => takeFile(context, input, ports)),
  serveManaged(saveText, keepText),
];
