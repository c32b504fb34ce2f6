import { v } from '@banyan/contracts';
import { defineJob } from '../../../jobs/job.ts';
import { askedSince, recountFigures } from './figures.ts';

/** How far back a run looks: further than the run before it, so that a late one leaves nothing out. */
const lookedBackMs = 60 * 60_000;

/** Counts the figures of questions anew, of those whose papers were handed in or marked within the hour. */
export const countFigures = defineJob({
  name: 'exam.countFigures',
  data: v.object({}),
  every: '*/5 * * * *',
  run: ({ now, scope }) => recountFigures(scope, askedSince(scope, new Date(now - lookedBackMs))),
});

/** Counts the figures of all questions anew: also those whose results came by a file with their own dates. */
export const countAllFigures = defineJob({
  name: 'exam.countAllFigures',
  data: v.object({}),
  every: '40 2 * * *',
  run: ({ scope }) => recountFigures(scope, undefined),
});
