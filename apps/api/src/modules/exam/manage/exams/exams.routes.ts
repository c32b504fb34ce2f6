import {
  actOnExams,
  addExam,
  bringExamBack,
  discardExamDraft,
  examChoices,
  examVersions,
  manageExam,
  manageExams,
  publishExam,
  readExamDraft,
  saveExamDraft,
} from '@banyan/contracts/exam';
import type { Route } from '../../../../http/serve.ts';
import { serveManaged } from '../../../../platform/serveManaged.ts';
import { actOn } from './acts.service.ts';
import { readChoices } from './choices.service.ts';
import { readManaged } from './detail.service.ts';
import { add, back, discard, read, save } from './draft.service.ts';
import { listExams } from './list.service.ts';
import { publish, versions } from './publish.service.ts';

/** Calls of the console about exams. */
export const manageExamRoutes: readonly Route[] = [
  serveManaged(manageExams, listExams),
  serveManaged(manageExam, readManaged),
  serveManaged(actOnExams, actOn),
  serveManaged(addExam, add),
  serveManaged(examChoices, readChoices),
  serveManaged(readExamDraft, read),
  serveManaged(saveExamDraft, save),
  serveManaged(discardExamDraft, discard),
  serveManaged(publishExam, publish),
  serveManaged(examVersions, versions),
  serveManaged(bringExamBack, back),
];
