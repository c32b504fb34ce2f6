import { battleChanged } from '../../effects/battleChanged.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { peopleChanged } from '../../effects/peopleChanged.ts';
import { postShown } from '../../effects/postShown.ts';
import { roomChanged } from '../../effects/roomChanged.ts';
import { sittingsChanged } from '../../effects/sittingsChanged.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { LiveEvent } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import { announce } from '../../live/announce.ts';

/** Most people in one announcement. */
const mostNotified = 500;

/** Announces an event to people, however many they are. */
async function announceTo(scope: TenantScope, userIds: readonly number[], event: LiveEvent): Promise<void> {
  for (let from = 0; from < userIds.length; from += mostNotified)
    await announce(scope, { userId: null, userIds: userIds.slice(from, from + mostNotified), event });
}

/** Events for open pages. They carry only the name of the data to read again. */
export const liveHandlers: readonly Handler[] = [
  on(countersChanged, ({ scope }, { userId, counters }) =>
    announce(scope, { userId, event: { kind: 'counters', counters: [...counters] } }),
  ),
  on(battleChanged, async ({ scope }, { battleId, userIds }) => {
    for (const userId of userIds) await announce(scope, { userId, event: { kind: 'battle', id: battleId } });
  }),
  on(postShown, ({ scope }, { kind }) => announce(scope, { userId: null, event: { kind: 'posts', about: kind } })),
  on(roomChanged, ({ scope }, { part, roomId, userIds }) =>
    announceTo(scope, userIds, { kind: 'room', id: roomId, part }),
  ),
  on(sittingsChanged, ({ scope }, { examId, userIds }) => announceTo(scope, userIds, { kind: 'sitting', id: examId })),
  on(peopleChanged, ({ scope }, { userIds }) => announceTo(scope, userIds, { kind: 'user' })),
  on(userChanged, ({ scope }, { userId }) => announce(scope, { userId, event: { kind: 'user' } })),
];
