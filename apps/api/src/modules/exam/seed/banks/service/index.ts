import type { SeedBank } from '../../types.ts';
import { serviceChoice } from './choice.ts';
import { serviceRest } from './rest.ts';

/** Service, complaints and the front end. */
export const serviceBank: SeedBank = {
  eid: 1002,
  key: 'service',
  name: { zh: '顾客服务与投诉', en: 'Service and complaints' },
  questions: [...serviceChoice, ...serviceRest],
};
