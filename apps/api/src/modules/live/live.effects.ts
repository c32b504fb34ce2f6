import { battleChanged } from '../../effects/battleChanged.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { postShown } from '../../effects/postShown.ts';
import { roomChanged } from '../../effects/roomChanged.ts';
import { userChanged } from '../../effects/userChanged.ts';
import { announce } from '../../live/announce.ts';

/** Most people in one announcement. */
const mostNotified = 500;

/** Events for open pages. They carry only the name of the data to read again. */
export const liveHandlers: readonly Handler[] = [
  on(countersChanged, ({ scope }, { userId, counters }) =>
    announce(scope, { userId, event: { kind: 'counters', counters: [...counters] } }),
  ),
  on(battleChanged, async ({ scope }, { battleId, userIds }) => {
    for (const userId of userIds) await announce(scope, { userId, event: { kind: 'battle', id: battleId } });
  }),
  on(postShown, ({ scope }, { kind }) => announce(scope, { userId: null, event: { kind: 'posts', about: kind } })),
  on(roomChanged, async ({ scope }, { part, roomId, userIds }) => {
    for (let from = 0; from < userIds.length; from += mostNotified) {
      const some = userIds.slice(from, from + mostNotified);
      await announce(scope, { userId: null, userIds: some, event: { kind: 'room', id: roomId, part } });
    }
  }),
  on(userChanged, ({ scope }, { userId }) => announce(scope, { userId, event: { kind: 'user' } })),
];
