import type { SeedBank } from '../../types.ts';
import { stockChoice } from './choice.ts';
import { stockRest } from './rest.ts';

/** Loss prevention, cash and stock. */
export const stockBank: SeedBank = {
  eid: 1002,
  key: 'stock',
  name: { zh: '防损、收银与库存', en: 'Loss prevention, till and stock' },
  questions: [...stockChoice, ...stockRest],
};
