import type { SeedBank } from '../../types.ts';
import { gauges } from './gauges.ts';
import { measuringRest } from './rest.ts';
import { measuringSeveral } from './several.ts';
import { spc } from './spc.ts';

/** Measuring tools and statistical process control. */
export const measuringBank: SeedBank = {
  eid: 1001,
  key: 'measuring',
  name: { zh: '量具使用与统计过程控制', en: 'Measuring tools and SPC' },
  questions: [...gauges, ...spc, ...measuringSeveral, ...measuringRest],
};
