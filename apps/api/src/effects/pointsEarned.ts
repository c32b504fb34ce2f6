import { defineEffect } from './effect.ts';

/** Someone has earned points. One rule gives them once for one source, however often it is emitted. */
export interface PointsEarned {
  readonly userId: number;
  /** `<module>.<reason>`. */
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
  /** Above 0. */
  readonly points: number;
}

export const pointsEarned = defineEffect<PointsEarned>('pointsEarned');
