import type { ComponentType } from 'react';

/** Props of the check of a learner's face. */
export interface FaceCheckProps {
  examId: number;
  onPassed: () => void;
  /** Called after each check, whatever its outcome. */
  onChecked: () => void;
  /** Offered when this device has no camera. */
  onNoCamera?: () => void;
}

/** Loads the check. */
export type LoadFaceCheck = () => Promise<ComponentType<FaceCheckProps>>;
