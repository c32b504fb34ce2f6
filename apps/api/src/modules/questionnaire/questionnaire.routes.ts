import {
  myQuestionnaires,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
  questionnaireSheetList,
  submitQuestionnaire,
} from '@banyan/contracts/exam';
import { serve, type Route } from '../../http/serve.ts';
import { readQuestionnaire } from './detail.service.ts';
import { listMine, listQuestionnaires } from './list.service.ts';
import type { QuestionnairePorts } from './questionnaire.ports.ts';
import { readResults } from './results.service.ts';
import { listSheets } from './sheets.service.ts';
import { handInAnswers } from './submit.service.ts';

/** Calls of questionnaires and votes. */
export const questionnaireRoutes = (ports: QuestionnairePorts): readonly Route[] => [
  serve(questionnaireList, listQuestionnaires),
  serve(myQuestionnaires, listMine),
  serve(questionnaireDetail, readQuestionnaire),
  serve(submitQuestionnaire, (ctx, input) => handInAnswers(ctx, input, ports)),
  serve(questionnaireResults, readResults),
  serve(questionnaireSheetList, (ctx, input) => listSheets(ctx, input, ports)),
];
