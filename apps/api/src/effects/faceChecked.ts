import type { FacePurpose } from '@banyan/contracts/account';
import { defineEffect } from './effect.ts';

/** A face was compared with the stored one. */
export interface FaceChecked {
  readonly userId: number;
  readonly purpose: FacePurpose;
  /** Its course or exam; 0 for one's own trial. */
  readonly subjectId: number;
  /** Names the check; each is emitted once. */
  readonly check: string;
  /** It is the same person's. */
  readonly same: boolean;
}

export const faceChecked = defineEffect<FaceChecked>('face.checked');
