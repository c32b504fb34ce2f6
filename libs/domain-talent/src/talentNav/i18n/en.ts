import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  jobMap: 'Job map',
  assessments: 'Assessment tasks',
  train: 'AI sparring',
  aiAssess: 'AI assessment',
};

export default en;
