import { v } from '@banyan/contracts';
import { DraftKind } from '@banyan/core-screen';
import type { Opinion } from './acts.ts';

const shape = v.object({ stars: v.nullable(v.int()), words: v.string() });

/** What is written of an activity and was not sent yet. */
export const keptOpinions = new DraftKind<Opinion>('opinion', shape);
