import { v } from '@banyan/contracts';
import { DraftKind } from '@banyan/core-screen';
import type { Opinion } from './acts.ts';

const shape = v.object({ stars: v.nullable(v.int()), words: v.string() });

/** Opinions of activities that are written and not sent yet. */
export const keptOpinions = new DraftKind<Opinion>('opinion', shape);
