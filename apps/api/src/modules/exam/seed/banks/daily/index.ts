import type { SeedBank } from '../../types.ts';
import { dailyChoice } from './choice.ts';
import { dailyRest } from './rest.ts';

/** What everybody in a store should know. No exam asks of it, so that there is always something to practise and to battle over. */
export const dailyBank: SeedBank = {
  eid: 1002,
  key: 'daily',
  name: { zh: '门店日常', en: 'Around the store' },
  questions: [...dailyChoice, ...dailyRest],
};
