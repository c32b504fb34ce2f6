import { messageKinds } from '@banyan/contracts/messages';
import type { World } from '../../../testing/world.ts';
import { conversations, privateMessages } from '../private/private.schema.ts';
import { writeMessages } from '../send.ts';

/** Two messages of each kind for a person, and a conversation of three lines; gives back the conversation's message. */
export async function addMessages(world: World, userId: number, withId: number, eid = 1001): Promise<number> {
  return world.in(eid, async (scope) => {
    for (const kind of messageKinds.filter((one) => one !== 'summary')) {
      for (const id of ['1', '2']) {
        const sent = { userIds: [userId], kind, source: { type: 'notice', id }, params: { title: `${kind} ${id}` } };
        await writeMessages(scope, sent, world.now);
      }
    }
    const [made] = await scope.tx
      .insert(conversations)
      .values(scope.row(conversations, { lowId: Math.min(userId, withId), highId: Math.max(userId, withId) }))
      .returning({ id: conversations.id });
    const conversationId = made?.id ?? 0;
    await scope.tx.insert(privateMessages).values(
      [1, 2, 3].map((n) =>
        scope.row(privateMessages, {
          conversationId,
          fromId: withId,
          clientId: `line-${n}`,
          text: `line ${n}`,
          at: new Date(world.now + n),
        }),
      ),
    );
    const source = { type: 'conversation', id: String(conversationId) };
    const params = { with: withId, text: 'line 3' };
    const [stands] = await writeMessages(scope, { userIds: [userId], kind: 'personal', source, params }, world.now);
    return stands?.id ?? 0;
  });
}
