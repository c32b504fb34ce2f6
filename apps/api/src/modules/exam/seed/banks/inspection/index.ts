import type { SeedBank } from '../../types.ts';
import { firstArticle } from './firstArticle.ts';
import { patrol } from './patrol.ts';
import { inspectionRest } from './rest.ts';
import { inspectionSeveral } from './several.ts';

/** First-article, patrol and visual inspection. */
export const inspectionBank: SeedBank = {
  eid: 1001,
  key: 'inspection',
  name: { zh: '首件检验与过程巡检', en: 'First-article and patrol inspection' },
  questions: [...firstArticle, ...patrol, ...inspectionSeveral, ...inspectionRest],
};
