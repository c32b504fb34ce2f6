import type { SeedBank } from '../../types.ts';
import { energy } from './energy.ts';
import { people } from './people.ts';
import { safetyRest } from './rest.ts';
import { safetySeveral } from './several.ts';

/** Workplace safety and control of hazardous energy. */
export const safetyBank: SeedBank = {
  eid: 1001,
  key: 'safety',
  name: { zh: '现场安全与上锁挂牌', en: 'Workplace safety and lockout/tagout' },
  questions: [...energy, ...people, ...safetySeveral, ...safetyRest],
};
