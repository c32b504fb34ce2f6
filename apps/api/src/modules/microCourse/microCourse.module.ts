import {
  answerMicro,
  checkMicroLink,
  keepMicroFile,
  microCategories,
  microDetail,
  microList,
  microReviews,
  microSetting,
  removeMicro,
  retryMicroFile,
  saveMicro,
  submitMicro,
  withdrawMicro,
} from '@banyan/contracts/teaching';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { keepFile, makeReady, onKept, retryFile, sweepMicro } from './files.service.ts';
import { listOwn } from './list.service.ts';
import { microPersonal } from './microCourse.personal.ts';
import type { MicroCoursePorts } from './microCourse.ports.ts';
import { microSeeds } from './microCourse.seed.ts';
import { answerReview, listReviews } from './review.service.ts';
import { checkLink, readCategories, readMicro, readSetting, remove, save, submit, withdraw } from './write.service.ts';

/** Courses that people write themselves; courses, lecturers and files come through its ports. */
export function microCourseModule(ports: MicroCoursePorts): ServerModule {
  return {
    personal: microPersonal,
    seeds: microSeeds,
    sweep: sweepMicro(ports),
    jobs: [makeReady],
    handlers: [onKept],
    routes: [
      serve(microSetting, (ctx, input) => readSetting(ctx, input, ports)),
      serve(microCategories, (ctx, input) => readCategories(ctx, input, ports)),
      serve(checkMicroLink, checkLink),
      serve(microDetail, (ctx, input) => readMicro(ctx, input, ports)),
      serve(saveMicro, (ctx, input) => save(ctx, input, ports)),
      serve(keepMicroFile, (ctx, input) => keepFile(ctx, input, ports)),
      serve(retryMicroFile, retryFile),
      serve(microList, (ctx, input) => listOwn(ctx, input, ports)),
      serve(submitMicro, (ctx, input) => submit(ctx, input, ports)),
      serve(withdrawMicro, (ctx, input) => withdraw(ctx, input, ports)),
      serve(removeMicro, remove),
      serve(microReviews, (ctx, input) => listReviews(ctx, input, ports)),
      serve(answerMicro, (ctx, input) => answerReview(ctx, input, ports)),
    ],
  };
}
