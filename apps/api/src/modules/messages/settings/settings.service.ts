import { type CallInput, type CallOutput } from '@banyan/contracts';
import { messageKinds, messageWays, type messageSettings, type saveMessageSettings } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { announceCounters } from '../announceCounters.ts';
import { setWishes, wishesOf } from './wishes.ts';

type Ctx = CallContext<Learner>;

/** Ways by which each kind of message reaches the viewer. */
export async function readSettings({ chat, scope, viewer }: Ctx): Promise<CallOutput<typeof messageSettings>> {
  const { adminMessages } = await loadEnterprise(scope);
  const wishes = (await wishesOf(scope, [viewer.userId]))(viewer.userId);
  const [user] = await scope.tx
    .select({ email: users.email })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return {
    items: messageKinds
      .filter((kind) => kind !== 'admin' || adminMessages)
      .map((kind) => ({
        kind,
        portal: wishes[kind].portal === 'off' ? 'off' : 'now',
        mail: wishes[kind].mail,
        chat: wishes[kind].chat,
      })),
    email: user?.email ?? '',
    chat: chat.reaches(scope.eid) ? 'Y' : 'N',
  };
}

/** Sets the ways by which kinds of messages reach the viewer. */
export async function saveSettings(
  { scope, viewer }: Ctx,
  { settings }: CallInput<typeof saveMessageSettings>,
): Promise<CallOutput<typeof saveMessageSettings>> {
  const said = settings.flatMap(({ kind, ...ways }) => messageWays.map((way) => ({ kind, way, rhythm: ways[way] })));
  await setWishes(scope, viewer.userId, said);
  await announceCounters(scope, viewer.userId);
  return { saved: 'Y' };
}
