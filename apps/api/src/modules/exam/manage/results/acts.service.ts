import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import type { remindSitters, reopenSitters, SitterRefusal } from '@banyan/contracts/exam';
import { inArray } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { messageSent } from '../../../../effects/messageSent.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import type { AttemptRow } from '../../attemptRow.ts';
import { firstEnd } from '../../standing.ts';
import { examToSupervise, letBackIn, tell } from '../exams/supervise.service.ts';
import { examWithin, type Exam } from '../exams/within.ts';
import { lastPaperOf } from './papers.ts';
import { sitterRows, sittersOf, type SitterRow } from './sitters.ts';

type Acted = CallOutput<typeof remindSitters>;

/** Does something with each of these people whom a right reaches; those with a reason against it are left as they are. */
async function withEach(
  ctx: ManageContext,
  { exam, people, permission }: { exam: Exam; people: readonly number[]; permission: Permission },
  act: (row: SitterRow) => Promise<SitterRefusal | null> | SitterRefusal | null,
): Promise<Acted> {
  const { scope, viewer } = ctx;
  const rows = await sitterRows(ctx, exam).where(
    scope.only(users, inArray(users.id, [...people]), sittersOf(ctx, exam, permission)),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const done: number[] = [];
  const left: Acted['left'] = [];
  for (const id of new Set(people)) {
    const row = found.get(id);
    const why = row === undefined ? 'gone' : await act(row);
    if (why === null) done.push(id);
    else left.push({ id, why, name: row === undefined ? '' : localised(row.name, viewer.language) });
  }
  return { done, left };
}

/** Reminds those of these people who have not begun an exam that can still be begun. */
export async function remind(ctx: ManageContext, { id, people }: CallInput<typeof remindSitters>): Promise<Acted> {
  const { emit, now, scope } = ctx;
  const exam = await examWithin(ctx, id, 'assessment.assign');
  const over = exam.archivedAt !== null || exam.draft || now() > firstEnd(exam);
  const acted = await withEach(ctx, { exam, people, permission: 'assessment.assign' }, ({ stand }) =>
    stand === 'sitting' ? 'sitting' : stand !== 'absent' ? 'sat' : over ? 'over' : null,
  );
  if (acted.done.length === 0) return acted;
  const { en, zh_cn } = exam.title;
  await emit(scope, messageSent, {
    userIds: acted.done,
    kind: 'information',
    source: { type: 'exam', id: String(id) },
    params: {
      title: { zh_cn: `请参加考试：${zh_cn}`, en: `Please sit the exam: ${en ?? zh_cn}` },
      text: {
        zh_cn: '这场考试你还没有参加。请在截止之前打开“我的考试”开始。',
        en: 'You have not sat this exam yet. Open My exams and begin before it closes.',
      },
      closesAt: firstEnd(exam),
    },
    again: true,
  });
  ctx.changed({
    ...{ type: 'exam', id, name: zh_cn },
    changes: [{ field: 'reminded', before: null, after: String(acted.done.length) }],
  });
  return acted;
}

/** Lets people back into their last papers. */
export async function reopenSeveral(
  ctx: ManageContext,
  { id, minutes, people, reason }: CallInput<typeof reopenSitters>,
): Promise<Acted> {
  const exam = await examToSupervise(ctx, id);
  const opened: AttemptRow[] = [];
  const acted = await withEach(
    ctx,
    { exam, people, permission: 'assessment.publish' },
    async ({ id: person, stand }) => {
      if (stand === 'sitting') return 'sitting';
      const paper = await lastPaperOf(ctx.scope, exam.id, person);
      if (paper === 0) return 'gone';
      const back = await letBackIn(ctx, exam, { minutes, paper, reason });
      if (typeof back === 'string') return back;
      opened.push(back);
      return null;
    },
  );
  if (opened.length > 0)
    await tell(ctx, exam, opened, { field: 'reopened', words: `${minutes} min, ${reason}`, ends: opened });
  return acted;
}
