import type { SeedBank } from '../../types.ts';
import { foodChoice } from './choice.ts';
import { foodRest } from './rest.ts';

/** Food safety, cold chain and allergens. */
export const foodBank: SeedBank = {
  eid: 1002,
  key: 'food',
  name: { zh: '食品安全与冷链', en: 'Food safety and cold chain' },
  questions: [...foodChoice, ...foodRest],
};
