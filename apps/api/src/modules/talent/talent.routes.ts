import {
  aimAtPost,
  answerAssessment,
  assessmentReport,
  assessmentTask,
  assessmentTasks,
  assessmentTool,
  handInAssessment,
  jobMap,
  likePoint,
  talentPost,
} from '@banyan/contracts/talent';
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { answer, handIn, listTasks, readTask, readTool } from './assessment.service.ts';
import { aim, readMap, readPost } from './jobMap.service.ts';
import { like } from './like.service.ts';
import { readReport } from './report.service.ts';
import type { TalentPorts } from './talent.ports.ts';

/** Calls of the job map and of assessments. */
export const talentRoutes = (ports: TalentPorts): readonly Route[] => [
  serve(jobMap, (ctx) => readMap(ctx, ports)),
  serve(talentPost, (ctx, input) => readPost(ctx, input, ports)),
  serve(aimAtPost, (ctx, input) => aim(ctx, input, ports)),
  serve(likePoint, like),
  serve(assessmentTasks, listTasks),
  serve(assessmentTask, readTask),
  serve(assessmentTool, readTool),
  serve(answerAssessment, answer),
  serve(handInAssessment, handIn),
  serveInSteps(assessmentReport, readReport),
];
