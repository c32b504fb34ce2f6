import { hengchuanContent } from './hengchuan/index.ts';
import { larkfieldContent } from './larkfield/index.ts';
import { openContent } from './open/index.ts';
import type { SeedContent } from './types.ts';

/** Learning content of the demo enterprises that have any. */
export const contents: readonly SeedContent[] = [openContent, hengchuanContent, larkfieldContent];
