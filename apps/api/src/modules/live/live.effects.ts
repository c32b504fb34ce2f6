import { battleChanged } from '../../effects/battleChanged.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { postShown } from '../../effects/postShown.ts';
import { userChanged } from '../../effects/userChanged.ts';
import { announce } from '../../live/announce.ts';

/** What pages are told of. The events carry nothing but what to read anew. */
export const liveHandlers: readonly Handler[] = [
  on(countersChanged, ({ scope }, { userId, counters }) =>
    announce(scope, { userId, event: { kind: 'counters', counters: [...counters] } }),
  ),
  on(battleChanged, async ({ scope }, { battleId, userIds }) => {
    for (const userId of userIds) await announce(scope, { userId, event: { kind: 'battle', id: battleId } });
  }),
  on(postShown, ({ scope }, { kind }) => announce(scope, { userId: null, event: { kind: 'posts', about: kind } })),
  on(userChanged, ({ scope }, { userId }) => announce(scope, { userId, event: { kind: 'user' } })),
];
