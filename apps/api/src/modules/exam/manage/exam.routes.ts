import {
  actOnExams,
  addExam,
  bringExamBack,
  collectPapers,
  correctQuestion,
  discardExamDraft,
  examChoices,
  examOutcome,
  examQuestions,
  examSitters,
  examVersions,
  extendPapers,
  manageExam,
  manageExams,
  previewCorrection,
  publishExam,
  readExamDraft,
  remindSitters,
  reopenPaper,
  reopenSitters,
  saveExamDraft,
  sitterPapers,
  stopExam,
  takeBackCorrection,
  tellSitters,
  watchExam,
} from '@banyan/contracts/exam';
import type { Route } from '../../../http/serve.ts';
import { serveManaged } from '../../../platform/serveManaged.ts';
import type { ExamModulePorts } from '../exam.ports.ts';
import { correct, preview, takeBack } from './corrections/correct.service.ts';
import { readQuestions } from './corrections/questions.service.ts';
import { remind, reopenSeveral } from './results/acts.service.ts';
import { readOutcome } from './results/outcome.service.ts';
import { readPapers } from './results/papers.service.ts';
import { listSitters } from './results/sitters.service.ts';
import { actOn } from './exams/acts.service.ts';
import { readChoices } from './exams/choices.service.ts';
import { readManaged } from './exams/detail.service.ts';
import { add, back, discard, read, save } from './exams/draft.service.ts';
import { listExams } from './exams/list.service.ts';
import { watch } from './exams/monitor.service.ts';
import { publish, versions } from './exams/publish.service.ts';
import { collect, extend, reopen, say, stop } from './exams/supervise.service.ts';

/** Calls of the console about exams. */
export const manageExamRoutes = (ports: ExamModulePorts): readonly Route[] => [
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
  serveManaged(watchExam, watch),
  serveManaged(extendPapers, extend),
  serveManaged(tellSitters, say),
  serveManaged(collectPapers, collect),
  serveManaged(reopenPaper, reopen),
  serveManaged(stopExam, stop),
  serveManaged(examOutcome, readOutcome),
  serveManaged(examSitters, listSitters),
  serveManaged(remindSitters, remind),
  serveManaged(reopenSitters, reopenSeveral),
  serveManaged(examQuestions, readQuestions),
  serveManaged(previewCorrection, preview),
  serveManaged(correctQuestion, correct),
  serveManaged(takeBackCorrection, takeBack),
  serveManaged(sitterPapers, (context, input) => readPapers(context, input, ports)),
];
