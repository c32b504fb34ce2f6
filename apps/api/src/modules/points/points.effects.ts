import { on, type Handler } from '../../effects/effect.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { announce } from '../../live/announce.ts';
import type { PointsPorts } from './points.ports.ts';
import { givePoints } from './points.service.ts';

/** Writes down what was earned, once; the pages of whoever earned it show it at once. */
export const pointsHandlers = ({ given }: Pick<PointsPorts, 'given'>): readonly Handler[] => [
  on(pointsEarned, async ({ scope, now }, { points: asked, ...reason }) => {
    const { points, recorded } = await givePoints(scope, reason, asked, now);
    if (recorded !== 'done') return;
    const { rule, source, userId } = reason;
    await given(scope, { userId, source: `${rule} ${source.type} ${source.id}`, points }, now);
    await announce(scope, { userId, event: { kind: 'user' } });
  }),
];
