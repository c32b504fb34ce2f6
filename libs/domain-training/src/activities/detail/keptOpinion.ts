import { v } from '@banyan/contracts';
import { keptOnDevice, type DeviceStorage } from '@banyan/core-screen';
import type { Opinion } from './acts.ts';

const shape = v.object({ stars: v.nullable(v.int()), words: v.string() });

/** Whose opinions, and where they are kept. */
export interface OpinionDevice {
  readonly storage: DeviceStorage;
  readonly eid: number;
  readonly userId: string | null;
}

interface OpinionOf extends Omit<OpinionDevice, 'storage'> {
  readonly activityId: number;
}

const keyOf = ({ activityId, eid, userId }: OpinionOf) => `banyan.opinion.${eid}.${userId ?? ''}.${activityId}`;

/** What is written of an activity and was not sent yet. */
export const keptOpinions = keptOnDevice<OpinionOf, Opinion>(shape, keyOf);
