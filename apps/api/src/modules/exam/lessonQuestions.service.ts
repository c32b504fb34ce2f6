import type { AnswerValue, MarkState } from '@banyan/contracts/exam';
import { and, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { stillAsked } from './asked.ts';
import { entryOf, placeInBook } from './book.ts';
import { shuffle } from './drawPaper.ts';
import { drillOf } from './drawPractice.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { lessonsOf } from './lessons.ts';
import { hitsOf, markOf, withoutFiles } from './marking.ts';
import type { StoredDrill } from './practice.schema.ts';
import type { Practising } from './practising.ts';
import { questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { shownColumns, shownFiles } from './shownFiles.ts';
import { shownKey } from './shownKey.ts';
import { entryAfter } from './takeAnswer.ts';

type Ctx = CallContext<Learner>;

/** Addresses of files last as long as a learner may think. */
const FILES_OPEN_MS = 3_600_000;
/** Only whether all, a part or none of it is right counts. */
const practiceScores = { scoreEach: 100, scorePartial: 50 };

const lessonField = (name: 'chapterId' | 'courseId') =>
  sql<number>`(${questions.lesson} ->> ${sql.raw(`'${name}'`)})::bigint`;

/** Questions of a course that a machine can mark; secret ones are those that an exam keeps from the learner. */
const ofCourse = (courseId: number, secret: readonly number[]): SQL | undefined =>
  and(
    sql`${lessonField('courseId')} = ${courseId}`,
    ne(questions.kind, 'short'),
    stillAsked,
    secret.length === 0 ? undefined : notInArray(questions.id, [...secret]),
  );

/** Number of practice questions of each chapter of a course, by chapter id. For visitors none is secret. */
export async function countLessons(ctx: CallContext, courseId: number): Promise<ReadonlyMap<number, number>> {
  const { scope, viewer, now } = ctx;
  const { userId, timeZone } = viewer;
  const secret = userId === null ? [] : [...(await secretQuestions({ scope, now, viewer: { userId, timeZone } }))];
  const chapterId = lessonField('chapterId').mapWith(Number);
  const rows = await scope.tx
    .select({ chapterId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(questions)
    .where(scope.only(questions, ofCourse(courseId, secret)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.chapterId, row.count]));
}

/** Draws questions of a course or one of its chapters, those in `last` after all others. */
export async function drawLessons(
  ctx: Ctx,
  {
    courseId,
    chapterId,
    count,
    last,
  }: {
    readonly courseId: number;
    readonly chapterId: number | null;
    readonly count: number;
    readonly last: readonly number[];
  },
): Promise<StoredDrill[]> {
  const { scope } = ctx;
  const secret = [...(await secretQuestions(ctx))];
  const known = last.length === 0 ? [] : [inArray(questions.id, [...last])];
  const found = await scope.tx
    .select({ id: questions.id, options: sql<number>`jsonb_array_length(${questions.options})`.mapWith(Number) })
    .from(questions)
    .where(
      scope.only(
        questions,
        ofCourse(courseId, secret),
        chapterId === null ? undefined : sql`${lessonField('chapterId')} = ${chapterId}`,
      ),
    )
    .orderBy(...known, sql`random()`)
    .limit(count);
  return found.map((one) => drillOf(one, (ids) => shuffle(ids, (below) => randomInt(below))));
}

/** Questions without their keys, which are not even read here, in their order. Retired ones are left out. */
export async function askLessons(ctx: Ctx, drills: readonly StoredDrill[]) {
  const { scope, viewer } = ctx;
  const { id, kind, stem, options, gaps } = questions;
  const ids = drills.map((drill) => drill.id);
  const rows = await scope.tx
    .select({ id, kind, stem, options, gaps, ...shownColumns })
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  return drills.flatMap((drill) => {
    const row = byId.get(drill.id);
    if (row === undefined) return [];
    return {
      id: row.id,
      kind: row.kind,
      stem: say(row.stem),
      options: drill.options.flatMap((option) => {
        const text = row.options[option];
        return text === undefined ? [] : [{ id: option, text: say(text) }];
      }),
      gaps: row.gaps,
      ...shownFiles(ctx, row, FILES_OPEN_MS),
    };
  });
}

/** Marks answers, except to questions that an exam keeps secret now; wrong ones enter the book of wrong questions. */
export async function markLessons(
  ctx: Practising,
  answers: ReadonlyMap<number, AnswerValue | undefined>,
): Promise<ReadonlyMap<number, MarkState>> {
  const { scope, viewer } = ctx;
  const at = new Date(ctx.now());
  const secret = await secretQuestions(ctx);
  const rows = await scope.tx
    .select({ id: questions.id, kind: questions.kind, key: questions.key })
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          [...answers.keys()].filter((id) => !secret.has(id)),
        ),
      ),
    );
  const marks = new Map<number, MarkState>();
  for (const { id, kind, key } of rows) {
    const { mark } = markOf(kind, withoutFiles(answers.get(id)), key, practiceScores);
    marks.set(id, mark);
    const stand = await entryOf(scope, viewer.userId, id);
    const failed = mark !== 'right';
    // A question left blank on submission is not known to be wrong.
    if (mark === 'blank' || (!failed && (stand === null || stand.mastered))) continue;
    const answer = { questionId: id, at, mark, cardBefore: stand?.entry.card ?? null };
    await placeInBook(scope, viewer.userId, entryAfter(answer, stand?.entry, failed), at);
  }
  return marks;
}

/** Keys and explanations by question id, but of questions that an exam keeps secret from the learner now. */
export async function solveLessons(
  ctx: Ctx,
  answers: ReadonlyMap<number, AnswerValue | undefined>,
  ports: Pick<ExamModulePorts, 'lessonTitle'>,
) {
  const { scope, viewer } = ctx;
  if (answers.size === 0) return new Map<number, never>();
  const secret = await secretQuestions(ctx);
  const rows = await scope.tx
    .select()
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          [...answers.keys()].filter((id) => !secret.has(id)),
        ),
      ),
    );
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const lessonOf = await lessonsOf(ctx, rows, ports);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        key: shownKey(row, viewer.language),
        hits: hitsOf(answers.get(row.id)?.gaps ?? [], row.key),
        explanation: say(row.explanation),
        lesson: lessonOf(row.lesson),
      },
    ]),
  );
}
