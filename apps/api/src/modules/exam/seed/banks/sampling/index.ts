import type { SeedBank } from '../../types.ts';
import { samplingPlans } from './plans.ts';
import { samplingRest } from './rest.ts';
import { samplingRules } from './rules.ts';
import { samplingSeveral } from './several.ts';

/** Sampling by attributes with GB/T 2828.1. */
export const samplingBank: SeedBank = {
  eid: 1001,
  key: 'sampling',
  name: { zh: '抽样检验 GB/T 2828.1', en: 'Sampling inspection, GB/T 2828.1' },
  questions: [...samplingPlans, ...samplingRules, ...samplingSeveral, ...samplingRest],
};
