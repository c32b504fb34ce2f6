import {
  actOnCourses,
  addCourse,
  addFirstCourse,
  addMaterial,
  bringBack,
  copyCourse,
  chapterAttention,
  coursePeople,
  courseStatistics,
  courseVersions,
  discardDraft,
  manageCategories,
  manageCategory,
  manageCourse,
  manageCourses,
  materialSubtitles,
  mergeCategory,
  moveCategory,
  publishDraft,
  readDraft,
  remindLearners,
  removeCategory,
  saveCategory,
  saveDraft,
  saveSubtitles,
  saveText,
} from '@banyan/contracts/course';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import type { CoursePorts } from '../course.ports.ts';
import { addOne } from '../firstCourse.service.ts';
import { actOn } from './acts.service.ts';
import { copy } from './copy.service.ts';
import { merge, move, remove, save as saveOne } from './categories/change.service.ts';
import { readCategory, readTree } from './categories/tree.service.ts';
import { readCourse } from './detail.service.ts';
import { add, back, discard, read, save } from './draft.service.ts';
import { listCourses } from './list.service.ts';
import { readAttention } from './statistics/attention.service.ts';
import { listPeople, remind } from './statistics/learners.service.ts';
import { readStatistics } from './statistics/statistics.service.ts';
import { keepText, takeFile } from './material.service.ts';
import { publish, versions } from './publish.service.ts';
import { keepSubtitles, readSubtitles } from './subtitles.service.ts';

/** Calls of the console about courses. */
export const manageRoutes = (ports: CoursePorts): readonly Route[] => [
  serveManaged(addFirstCourse, addOne),
  serveManaged(manageCourses, listCourses),
  serveManaged(manageCourse, readCourse),
  serveManaged(actOnCourses, actOn),
  serveManaged(addCourse, add),
  serveManaged(copyCourse, copy),
  serveManaged(readDraft, read),
  serveManaged(saveDraft, save),
  serveManaged(discardDraft, discard),
  serveManaged(publishDraft, publish),
  serveManaged(courseVersions, versions),
  serveManaged(bringBack, back),
  serveManaged(addMaterial, (context, input) => takeFile(context, input, ports)),
  serveManaged(saveText, keepText),
  serveManaged(materialSubtitles, readSubtitles),
  serveManaged(saveSubtitles, keepSubtitles),
  serveManaged(courseStatistics, readStatistics),
  serveManaged(chapterAttention, readAttention),
  serveManaged(coursePeople, listPeople),
  serveManaged(remindLearners, remind),
  serveManaged(manageCategories, readTree),
  serveManaged(manageCategory, readCategory),
  serveManaged(saveCategory, (context, input) => saveOne(context, input, ports)),
  serveManaged(moveCategory, move),
  serveManaged(mergeCategory, merge),
  serveManaged(removeCategory, remove),
];
