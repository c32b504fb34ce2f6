import type { CallOutput } from '@banyan/contracts';
import type { CalendarFeed, calendarFeed } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { CallContext, Learner } from '../../http/context.ts';
import { calendarFeeds } from './calendar.schema.ts';

type Answer = CallOutput<typeof calendarFeed>;
type Row = typeof calendarFeeds.$inferSelect;

/** Path for calendar programs: this, the enterprise and the secret, `.ics`. */
export const feedPath = '/yii/appapi/v1/my/learn-calendar/feed';

const shown = ({ eid, secret, createdAt, readAt }: Row): CalendarFeed => ({
  path: `${feedPath}/${eid}-${secret}.ics`,
  createdAt: createdAt.getTime(),
  readAt: readAt?.getTime() ?? null,
});

const mine = ({ userId }: Learner) => eq(calendarFeeds.userId, userId);

/** The learner's private address. */
export async function readFeed({ scope, viewer }: CallContext<Learner>): Promise<Answer> {
  const [row] = await scope.tx
    .select()
    .from(calendarFeeds)
    .where(scope.only(calendarFeeds, mine(viewer)));
  return { feed: row === undefined ? null : shown(row) };
}

/** A new address; the former one stops working at once. */
export async function renewFeed(ctx: CallContext<Learner>): Promise<Answer> {
  const { scope, viewer } = ctx;
  const values = {
    secret: randomBytes(32).toString('base64url'),
    language: viewer.language,
    createdAt: new Date(ctx.now()),
    readAt: null,
  };
  const [row] = await scope.tx
    .insert(calendarFeeds)
    .values(scope.row(calendarFeeds, { userId: viewer.userId, ...values }))
    .onConflictDoUpdate({ target: [calendarFeeds.eid, calendarFeeds.userId], set: values })
    .returning();
  if (row === undefined) throw new Error('no address was made');
  return { feed: shown(row) };
}

/** Revokes the address. */
export async function revokeFeed({ scope, viewer }: CallContext<Learner>): Promise<Answer> {
  await scope.tx.delete(calendarFeeds).where(scope.only(calendarFeeds, mine(viewer)));
  return { feed: null };
}
