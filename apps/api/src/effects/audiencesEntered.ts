import { defineEffect } from './effect.ts';

/** People have come into audiences, by a change of theirs or of a group. */
export interface AudiencesEntered {
  readonly entered: readonly { readonly audienceId: number; readonly userIds: readonly number[] }[];
}

export const audiencesEntered = defineEffect<AudiencesEntered>('audiences.entered');
