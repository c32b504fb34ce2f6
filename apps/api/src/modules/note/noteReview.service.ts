import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { noteReviews, type answerNote } from '@banyan/contracts/course';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { NotePorts } from './note.ports.ts';
import { notes, type NoteRow } from './note.schema.ts';
import { notesOf } from './noteRow.ts';

type Ctx = CallContext<Learner>;
type Reviewed = CallOutput<typeof answerNote>;

const waitsLongest = keyset<NoteRow>([notes.changedAt, notes.id], ({ changedAt, id }) => [changedAt, id], 'ascending');
const answeredLast = keyset<NoteRow>([notes.reviewedAt, notes.id], ({ reviewedAt, id }) => [reviewedAt ?? 0, id]);

async function reviewedOf(ctx: Ctx, rows: readonly NoteRow[], ports: NotePorts): Promise<Reviewed[]> {
  const ids = rows.flatMap(({ reviewerId }) => (reviewerId === null ? [] : [reviewerId]));
  const people =
    ids.length === 0
      ? []
      : await ctx.scope.tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(ctx.scope.only(users, inArray(users.id, ids)));
  const names = new Map(people.map(({ id, name }) => [id, localised(name, ctx.viewer.language)]));
  const shown = await notesOf(ctx, rows, ports);
  return shown.map((note, index) => ({
    note,
    sentAt: note.changedAt,
    reviewer: names.get(rows[index]?.reviewerId ?? 0) ?? '',
  }));
}

/** Notes at the review desk: waiting ones, longest first, or answered ones. */
export async function listReviews(
  ctx: Ctx,
  input: CallInput<typeof noteReviews>,
  ports: NotePorts,
): Promise<CallOutput<typeof noteReviews>> {
  const { scope, viewer } = ctx;
  const waiting = input.state === 'open';
  const waits = and(eq(notes.state, 'reviewing'), ne(notes.userId, viewer.userId));
  const where = waiting ? waits : and(isNotNull(notes.reviewedAt), inArray(notes.state, ['passed', 'rejected']));
  const list = await keysetPage(noteReviews, input, {
    by: waiting ? waitsLongest : answeredLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(notes)
        .where(scope.only(notes, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => reviewedOf(ctx, rows, ports),
  });
  const [counted] = await scope.tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(notes)
    .where(scope.only(notes, waits));
  return { ...list, waiting: counted?.waiting ?? 0 };
}

/** Approves a note, or rejects it with a reason; notifies its author. */
export async function answerReview(
  ctx: Ctx,
  { note: id, revision, verdict, reason }: CallInput<typeof answerNote>,
  ports: NotePorts,
): Promise<Reviewed> {
  const { scope, viewer, now } = ctx;
  const why = reason.trim();
  if (verdict === 'rejected' && why === '') {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { reason: 'required' } } });
  }
  const [row] = await scope.tx
    .update(notes)
    .set({
      state: verdict,
      reason: verdict === 'rejected' ? why : '',
      reviewerId: viewer.userId,
      reviewedAt: new Date(now()),
      revision: sql`${notes.revision} + 1`,
    })
    .where(
      scope.only(notes, eq(notes.id, id), eq(notes.state, 'reviewing'), sql`${notes.revision} = ${revision}::bigint`),
    )
    .returning();
  if (row === undefined) throw new Refusal(ErrorCode.postChanged);
  mustNotBeOwn(ctx, row.userId);
  await tellAuthor(ctx, row, ports);
  const [reviewed] = await reviewedOf(ctx, [row], ports);
  if (reviewed === undefined) throw new Error('a note that is not shown');
  return reviewed;
}

async function tellAuthor(ctx: Ctx, row: NoteRow, { places }: NotePorts): Promise<void> {
  const { scope, emit } = ctx;
  const course = (await places(ctx, [row.chapterId])).get(row.chapterId)?.courseName;
  await emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'personal',
    source: { type: row.state === 'passed' ? 'notePassed' : 'noteRejected', id: `${row.id}.${row.revision}` },
    params: {
      ...(course === undefined ? {} : { title: course }),
      ...(row.reason === '' ? {} : { reason: row.reason }),
      ...(row.text === '' ? {} : { words: [...row.text].slice(0, 40).join('') }),
    },
  });
}
