import {
  handInHomework,
  homeworkDetail,
  homeworkFigures,
  homeworkList,
  homeworkToMark,
  markHomework,
  saveHomeworkDraft,
  suggestHomeworkMark,
  withdrawHomework,
} from '@banyan/contracts/training';
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { readHomework } from './detail.service.ts';
import { readFigures } from './figures.service.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { listHomework } from './list.service.ts';
import { listToMark, mark } from './marking.service.ts';
import { suggest } from './suggest.service.ts';
import { handIn, saveDraft, withdraw } from './write.service.ts';

/** Calls of homework. */
export const homeworkRoutes = (ports: HomeworkPorts): readonly Route[] => [
  serve(homeworkList, listHomework),
  serve(homeworkDetail, (ctx, input) => readHomework(ctx, input, ports)),
  serve(saveHomeworkDraft, (ctx, input) => saveDraft(ctx, input, ports)),
  serve(handInHomework, (ctx, input) => handIn(ctx, input, ports)),
  serve(withdrawHomework, (ctx, input) => withdraw(ctx, input, ports)),
  serve(homeworkToMark, (ctx, input) => listToMark(ctx, input, ports)),
  serve(markHomework, mark),
  serveInSteps(suggestHomeworkMark, suggest),
  serve(homeworkFigures, readFigures),
];
