import { on, type Handler } from '../../effects/effect.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { pointsTakenBack } from '../../effects/takenBack.ts';
import { dayOf } from '../../days/days.ts';
import { announce } from '../../live/announce.ts';
import type { PointsPorts } from './points.ports.ts';
import { givePoints, takeBackPoints } from './points.service.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';

/** Records points earned and revoked, once each; open pages of the earner show them at once. */
export const pointsHandlers = ({ given }: Pick<PointsPorts, 'given'>): readonly Handler[] => [
  on(pointsEarned, async ({ scope, now }, { points: asked, ...reason }) => {
    const { points, recorded } = await givePoints(scope, reason, asked, now);
    if (recorded !== 'done') return;
    const { rule, source, userId } = reason;
    await given(scope, { userId, source: `${rule} ${source.type} ${source.id}`, points }, now);
    await announce(scope, { userId, event: { kind: 'user' } });
  }),
  on(pointsTakenBack, async ({ scope, now }, reason) => {
    const givenAt = await takeBackPoints(scope, reason, now);
    if (givenAt === null) return;
    const { rule, source, userId } = reason;
    // They are deducted in the rankings in which they had counted, not in today's.
    const day = dayOf(givenAt.getTime(), (await loadEnterprise(scope)).timeZone);
    await given(scope, { userId, source: `${rule} ${source.type} ${source.id}`, points: 0, day }, now);
    await announce(scope, { userId, event: { kind: 'user' } });
  }),
];
