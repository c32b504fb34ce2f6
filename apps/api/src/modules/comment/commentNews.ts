import { eq } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { CommentRow } from './comment.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'emit'>;

/** Notifies a person of an answer to their comment on a course. */
export async function tellAnswered(
  { scope, emit }: Ctx,
  answer: CommentRow,
  userId: number,
  title: Localised,
): Promise<void> {
  if (userId === answer.userId) return;
  const [author] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, answer.userId)));
  if (author === undefined) return;
  await emit(scope, messageSent, {
    userIds: [userId],
    kind: 'comment',
    // Ids of the course and of the comment: a message links to the first number of its source.
    source: { type: 'course', id: `${answer.courseId}.${answer.id}` },
    params: { title, text: answer.text, from: author.nickname || author.name },
  });
}

/** Notifies the author of a comment of its review. */
export async function tellReviewed({ scope, emit }: Ctx, row: CommentRow, title: Localised | undefined): Promise<void> {
  await emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'personal',
    source: { type: row.state === 'shown' ? 'commentPassed' : 'commentRejected', id: `${row.courseId}.${row.id}` },
    params: {
      ...(title === undefined ? {} : { title }),
      ...(row.reason === '' ? {} : { reason: row.reason }),
      words: [...row.text].slice(0, 40).join(''),
    },
  });
}
