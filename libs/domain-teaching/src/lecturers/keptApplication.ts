import { v } from '@banyan/contracts';
import { genders } from '@banyan/contracts/teaching';
import { keptOnDevice, type DeviceStorage } from '@banyan/core-screen';
import type { ApplyValues } from './applyRules.ts';

const shape = v.object({
  gender: v.picklist(genders),
  expertise: v.string(),
  labels: v.array(v.string()),
  cities: v.array(v.string()),
  introduction: v.string(),
});

/** Whose application, and where it is kept. */
export interface ApplicationDevice {
  readonly storage: DeviceStorage;
  readonly eid: number;
  readonly userId: string | null;
}

const keyOf = ({ eid, userId }: ApplicationDevice) => `banyan.apply.${eid}.${userId ?? ''}`;

/** An application that was not sent yet, without its photos. */
export const keptApplications = keptOnDevice<ApplicationDevice, ApplyValues>(shape, keyOf);
