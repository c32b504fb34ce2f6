import { on, type Handler } from '../../effects/effect.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { announce } from '../../live/announce.ts';
import { earnPoints } from './points.service.ts';

/** Writes down what was earned, once; the pages of whoever earned it show it at once. */
export const pointsHandlers: readonly Handler[] = [
  on(pointsEarned, async ({ scope, now }, { points, ...reason }) => {
    const recorded = await earnPoints(scope, reason, points, now);
    if (recorded === 'done') await announce(scope, { userId: reason.userId, event: { kind: 'user' } });
  }),
];
