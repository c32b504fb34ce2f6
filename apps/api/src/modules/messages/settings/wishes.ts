import { messageKinds, type MessageKind, type MessageRhythm, type MessageWay } from '@banyan/contracts/messages';
import { inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { messageWishes } from './settings.schema.ts';

/** Ways by which a person wants messages: by kind and way. */
export type Wishes = Readonly<Record<MessageKind, Readonly<Record<MessageWay, MessageRhythm>>>>;

const usualMail: Readonly<Record<MessageKind, MessageRhythm>> = {
  personal: 'daily',
  admin: 'now',
  information: 'weekly',
  at: 'daily',
  praise: 'off',
  comment: 'daily',
  summary: 'now',
  trainingPlan: 'now',
  certificateExpiry: 'now',
  taskScore: 'daily',
  marking: 'now',
};

const usual = (): Record<MessageKind, Record<MessageWay, MessageRhythm>> =>
  Object.fromEntries(
    messageKinds.map((kind) => [kind, { portal: 'now', mail: usualMail[kind], chat: 'off' }] as const),
  ) as Record<MessageKind, Record<MessageWay, MessageRhythm>>;

/** The wishes of people: their own, else the default. */
export async function wishesOf(scope: TenantScope, userIds: readonly number[]): Promise<(userId: number) => Wishes> {
  const said =
    userIds.length === 0
      ? []
      : await scope.tx
          .select()
          .from(messageWishes)
          .where(scope.only(messageWishes, inArray(messageWishes.userId, [...userIds])));
  const all = new Map<number, ReturnType<typeof usual>>();
  for (const { kind, rhythm, userId, way } of said) {
    const own = all.get(userId) ?? usual();
    own[kind][way] = rhythm;
    all.set(userId, own);
  }
  return (userId) => all.get(userId) ?? usual();
}

/** Records a person's wishes for some kinds and ways. */
export async function setWishes(
  scope: TenantScope,
  userId: number,
  said: readonly { readonly kind: MessageKind; readonly way: MessageWay; readonly rhythm: MessageRhythm }[],
): Promise<void> {
  // The same twice in one statement is refused by the database; the last one counts.
  const last = new Map(said.map((one) => [`${one.kind} ${one.way}`, one]));
  if (last.size === 0) return;
  await scope.tx
    .insert(messageWishes)
    .values([...last.values()].map((one) => scope.row(messageWishes, { userId, ...one })))
    .onConflictDoUpdate({
      target: [messageWishes.eid, messageWishes.userId, messageWishes.kind, messageWishes.way],
      set: { rhythm: sql`excluded.rhythm` },
    });
}
