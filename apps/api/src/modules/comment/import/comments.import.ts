import { v } from '@banyan/contracts';
import { commentLimit } from '@banyan/contracts/course';
import { and, eq } from 'drizzle-orm';
import { called, day, each, reference } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing, FindThings } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { commentPraises, commentSettings, courseComments } from '../comment.schema.ts';

const HOUR_MS = 3_600_000;
const said = {
  by: called,
  written: day,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(commentLimit)),
};

const comment = v.strictObject({
  course: reference,
  ...said,
  praised_by: v.optional(v.pipe(v.array(called), v.maxLength(2000), each('account')), []),
  /** It waits for an administrator. */
  waiting: v.optional(v.boolean(), false),
  replies: v.optional(v.pipe(v.array(v.strictObject(said)), v.maxLength(200)), []),
});
type WrittenComment = v.InferOutput<typeof comment>;

const shape = v.strictObject({
  /** New comments wait for an administrator. */
  approval: v.optional(v.boolean()),
  comments: v.pipe(v.array(comment), v.minLength(1), v.maxLength(5000)),
});
type WrittenComments = v.InferOutput<typeof shape>;

interface Line {
  readonly userId: number;
  readonly text: string;
  readonly at: Date;
}

interface NewComment extends Line {
  readonly courseId: number;
  readonly state: 'shown' | 'waiting';
  readonly fans: readonly number[];
  readonly replies: readonly Line[];
}

async function lineOf(
  at: Bringing,
  path: YamlPath,
  { by, text, written }: Pick<WrittenComment, 'by' | 'text' | 'written'>,
): Promise<Line> {
  const moment = at.moment([...path, 'written'], written) ?? new Date(0);
  if (moment.getTime() > at.now)
    at.fault([...path, 'written'], 'This moment is yet to come.', 'Write when it was written.');
  return { text, at: moment, userId: (await at.account([...path, 'by'], by)) ?? 0 };
}

/** Comments on courses: `npm run import -- comments comments.yaml --eid 1001`. */
export const commentsKind = (find: FindThings): FileKind<WrittenComments, readonly NewComment[]> => ({
  name: 'comments',
  about: 'Adds what people say about courses, with praise and replies.',
  shape,
  async check(at, { comments }) {
    const fresh: NewComment[] = [];
    for (const [index, one] of comments.entries()) {
      const path = ['comments', index];
      const courseId = (await at.thing([...path, 'course'], find, 'course', one.course)) ?? 0;
      const line = await lineOf(at, path, one);
      const fans: number[] = [];
      for (const [nth, account] of one.praised_by.entries())
        fans.push((await at.account([...path, 'praised_by', nth], account)) ?? 0);
      const replies: Line[] = [];
      for (const [nth, reply] of one.replies.entries())
        replies.push(await lineOf(at, [...path, 'replies', nth], reply));
      const same = and(
        eq(courseComments.courseId, courseId),
        eq(courseComments.userId, line.userId),
        eq(courseComments.text, line.text),
      );
      if ((await at.scope.tx.$count(courseComments, at.scope.only(courseComments, same))) > 0) continue;
      fresh.push({ ...line, courseId, state: one.waiting ? 'waiting' : 'shown', fans, replies });
    }
    return fresh;
  },
  async write(at, { approval, comments }, fresh) {
    if (approval !== undefined)
      await at.scope.tx
        .insert(commentSettings)
        .values(at.scope.row(commentSettings, { approval }))
        .onConflictDoUpdate({ target: [commentSettings.eid], set: { approval } });
    for (const one of fresh) await writeComment(at, one);
    return `comments: ${fresh.length} are new, ${comments.length - fresh.length} as they were.`;
  },
});

async function writeComment({ now, scope }: Bringing, { fans, replies, ...one }: NewComment): Promise<void> {
  const { courseId, state } = one;
  const [root] = await scope.tx
    .insert(courseComments)
    .values(scope.row(courseComments, { ...one, praises: fans.length }))
    .returning({ id: courseComments.id });
  if (root === undefined) throw new Error('a comment was not added');
  const changedAt = new Date(now - HOUR_MS);
  const praises = fans.map((userId) =>
    scope.row(commentPraises, { commentId: root.id, userId, praised: true, changedAt }),
  );
  if (praises.length > 0) await scope.tx.insert(commentPraises).values(praises);
  const rows = replies.map((reply) => scope.row(courseComments, { ...reply, courseId, state, parentId: root.id }));
  if (rows.length > 0) await scope.tx.insert(courseComments).values(rows);
}
