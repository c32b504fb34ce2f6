import type { MessagesLike } from '@banyan/core-session';
import { assessment } from './sections/assessment.en.ts';
import { jobMap } from './sections/jobMap.en.ts';
import { sparring } from './sections/sparring.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    jobMap: 'Job map',
    assessments: 'Assessment tasks',
    assessment: 'Assessment task',
    assessmentTool: 'Assessment',
    report: 'Assessment report',
    train: 'AI sparring',
    aiAssess: 'AI assessment',
  },
  jobMap,
  assessment,
  sparring,
};

export default en;
