import { v } from '@banyan/contracts';
import { genders } from '@banyan/contracts/teaching';
import { DraftKind } from '@banyan/core-screen';
import type { ApplyValues } from './applyRules.ts';

const shape = v.object({
  gender: v.picklist(genders),
  expertise: v.string(),
  labels: v.array(v.string()),
  cities: v.array(v.string()),
  introduction: v.string(),
});

/** Drafts of unsent applications, without photos. */
export const keptApplications = new DraftKind<ApplyValues>('apply', shape);
