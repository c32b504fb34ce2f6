import { closed } from './closed.ts';
import { hengchuan } from './hengchuan.ts';
import { larkfield } from './larkfield.ts';
import { open } from './open.ts';
import type { DemoEnterprise } from './types.ts';

/** All demo enterprises, the public portal first. */
export const demoEnterprises: readonly DemoEnterprise[] = [open, hengchuan, larkfield, ...closed];
