import { type CallInput, type CallOutput } from '@banyan/contracts';
import { homeworkToMark, type markHomework, type PlacedComment } from '@banyan/contracts/training';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { countersChanged } from '../../effects/countersChanged.ts';
import { itemFinished } from '../../effects/itemFinished.ts';
import { messageSent } from '../../effects/messageSent.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { criteriaOf, scorerFor, suggestionFor } from './criteria.ts';
import { submissionOf } from './detail.service.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { homeworks, homeworkSubmissions, type HomeworkRow, type SubmissionRow } from './homework.schema.ts';
import { isOver } from './homeworkRow.ts';
import { putDraft } from './write.service.ts';

type Ctx = CallContext<Learner>;
type Mark = CallInput<typeof markHomework>['marks'][number];
type Outcome = CallOutput<typeof markHomework>['results'][number]['outcome'];

const waitsLongest = keyset<{ readonly row: SubmissionRow }>(
  [homeworkSubmissions.handedInAt, homeworkSubmissions.id],
  ({ row }) => [row.handedInAt, row.id],
  'ascending',
);

/** Submissions to mark, longest waiting first. */
export async function listToMark(
  ctx: Ctx,
  input: CallInput<typeof homeworkToMark>,
  { filesOf }: HomeworkPorts,
): Promise<CallOutput<typeof homeworkToMark>> {
  const { scope, scorer, viewer } = ctx;
  const { language } = viewer;
  const one = input.homework === undefined ? undefined : eq(homeworkSubmissions.homeworkId, input.homework);
  // Nobody marks their own.
  const waits = and(eq(homeworkSubmissions.state, 'marking'), ne(homeworkSubmissions.userId, viewer.userId), one);
  const page = await keysetPage(homeworkToMark, input, {
    by: waitsLongest,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({
          row: getTableColumns(homeworkSubmissions),
          homework: getTableColumns(homeworks),
          learner: { name: users.name, department: users.department },
        })
        .from(homeworkSubmissions)
        .innerJoin(homeworks, and(eq(homeworks.eid, scope.eid), eq(homeworks.id, homeworkSubmissions.homeworkId)))
        .innerJoin(users, and(eq(users.eid, scope.eid), eq(users.id, homeworkSubmissions.userId)))
        .where(scope.only(homeworkSubmissions, waits, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const files = await filesOf(
        ctx,
        rows.flatMap(({ row }) => row.files),
      );
      return rows.map(({ row, homework, learner }) => {
        const criteria = criteriaOf(homework, language);
        return {
          submission: submissionOf(row, { files, marker: undefined, language }),
          version: row.version,
          homeworkId: homework.id,
          title: localised(homework.title, language),
          learner: localised(learner.name, language),
          department: localised(learner.department, language),
          fullScore: homework.fullScore,
          passScore: homework.passScore,
          criteria,
          scorer: scorerFor(scorer.kind, homework, row),
          suggestion: suggestionFor(row, criteria),
        };
      });
    },
  });
  return {
    ...page,
    waiting: await scope.tx.$count(homeworkSubmissions, scope.only(homeworkSubmissions, waits)),
  };
}

/** Whether a comment has its place in the submission. */
function hasPlace({ from, to, file }: PlacedComment, { files, text }: SubmissionRow): boolean {
  if (file !== '') return from === -1 && to === -1 && files.includes(file);
  return from >= 0 && from < to && to <= text.length;
}

const inOrder = (comments: readonly PlacedComment[]) =>
  [...comments].sort((a, b) => (a.file === '' ? 0 : 1) - (b.file === '' ? 0 : 1) || a.from - b.from);

/** Gives one mark, against the version that was read; returns the outcome. */
async function giveMark(ctx: Ctx, mark: Mark): Promise<Outcome> {
  const { scope, viewer, now } = ctx;
  const [found] = await scope.tx
    .select({ row: getTableColumns(homeworkSubmissions), homework: getTableColumns(homeworks) })
    .from(homeworkSubmissions)
    .innerJoin(homeworks, and(eq(homeworks.eid, scope.eid), eq(homeworks.id, homeworkSubmissions.homeworkId)))
    .where(scope.only(homeworkSubmissions, eq(homeworkSubmissions.id, mark.submission)))
    .for('update', { of: homeworkSubmissions });
  if (found === undefined) return 'refused';
  const { row, homework } = found;
  if (row.version !== mark.version || row.state !== 'marking') return 'changed';
  if (mark.score > homework.fullScore || !mark.comments.every((one) => hasPlace(one, row))) return 'refused';
  // Nobody marks their own.
  if (row.userId === viewer.userId) return 'refused';
  const state = mark.score >= homework.passScore ? 'passed' : 'failed';
  await scope.tx
    .update(homeworkSubmissions)
    .set({
      state,
      score: mark.score,
      comment: mark.comment.trim(),
      comments: inOrder(mark.comments),
      markerId: viewer.userId,
      markedAt: new Date(now()),
      version: sql`${homeworkSubmissions.version} + 1`,
    })
    .where(scope.only(homeworkSubmissions, eq(homeworkSubmissions.id, row.id)));
  // Homework to improve is continued: the submission becomes the draft again.
  if (state === 'failed' && homework.again && !isOver(homework, now())) await putDraft(ctx, row, row);
  await tell(ctx, row, homework, mark.score);
  return 'marked';
}

/** Notifies the learner, and modules that wait for homework to be passed. */
async function tell({ scope, emit }: Ctx, row: SubmissionRow, homework: HomeworkRow, score: number): Promise<void> {
  if (score >= homework.passScore) {
    await emit(scope, itemFinished, { userId: row.userId, kind: 'homework', id: homework.id });
  }
  // Failed homework is a task again.
  else await emit(scope, countersChanged, { userId: row.userId, counters: ['traintask'] });
  await emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'taskScore',
    source: { type: 'homework', id: String(row.id) },
    params: {
      title: homework.title.zh_cn,
      titleEn: homework.title.en ?? homework.title.zh_cn,
      score: score / 10,
      fullScore: homework.fullScore / 10,
      homeworkId: homework.id,
    },
  });
}

/** Marks submissions, each by itself. */
export async function mark(
  ctx: Ctx,
  { marks }: CallInput<typeof markHomework>,
): Promise<CallOutput<typeof markHomework>> {
  const results = [];
  for (const one of marks) results.push({ submission: one.submission, outcome: await giveMark(ctx, one) });
  return { results };
}
