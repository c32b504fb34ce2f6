import type { ComponentType } from 'react';

/** What the check of a learner's face is given. */
export interface FaceCheckProps {
  examId: number;
  onPassed: () => void;
  /** Hears of each check, whatever became of it. */
  onChecked: () => void;
  /** Offered where this device has no camera. */
  onNoCamera?: () => void;
}

/** Brings the check. */
export type LoadFaceCheck = () => Promise<ComponentType<FaceCheckProps>>;
