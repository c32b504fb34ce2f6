import { v } from '@banyan/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { countersChanged } from '../../../effects/countersChanged.ts';
import { itemFinished } from '../../../effects/itemFinished.ts';
import { called, day, decimal, reference, type Reference } from '../../../import/shape.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { exams, examStandings } from '../exam.schema.ts';
import { reward, takeBack } from '../settle.ts';

/** The result of a person in an offline exam. */
const result = v.strictObject({
  /** The exam, by id or title. */
  exam: reference,
  /** Account of the person. */
  account: called,
  score: decimal(2, 0, 100_000),
  /** Day of the exam for this person; its closing by default. */
  on: v.optional(day),
});
const list = 'results';
const shape = v.strictObject({ [list]: v.pipe(v.array(result), v.minLength(1), v.maxLength(50_000)) });
type Written = v.InferOutput<typeof shape>;

type Exam = typeof exams.$inferSelect;
interface Found {
  readonly exam: Exam;
  readonly userId: number;
  /** Hundredths. */
  readonly score: number;
  readonly at: Date;
}

async function examOf({ scope }: Bringing, named: Reference): Promise<Exam[]> {
  const title = sql`${exams.title} ->> 'zh_cn' = ${String(named)} or ${exams.title} ->> 'en' = ${String(named)}`;
  return scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, typeof named === 'number' ? eq(exams.id, named) : sql`(${title})`));
}

/** Results of offline exams: `npm run import -- results results.csv --eid 1001`. */
export const resultsKind: FileKind<Written, readonly Found[]> = {
  name: 'results',
  about: 'Gives the people who sat an offline exam their results, or corrects them.',
  shape,
  table: {
    list,
    entry: result,
    names: { exam: ['考试'], account: ['账号', '工号'], score: ['成绩', '分数', '得分'], on: ['考试日期', '日期'] },
  },
  async check(at, written) {
    const known = new Map<Reference, Exam | null>();
    const seen = new Set<string>();
    const found: Found[] = [];
    for (const [index, one] of written.results.entries()) {
      const path = [list, index];
      if (!known.has(one.exam)) {
        const [exam, ...more] = await examOf(at, one.exam);
        if (exam === undefined || more.length > 0)
          at.fault([...path, 'exam'], `There is no one exam "${one.exam}".`, 'Name one by its id.');
        else if (exam.kind !== 'offline')
          at.fault(
            [...path, 'exam'],
            `"${one.exam}" is not offline: its papers are marked here.`,
            'Name an offline one.',
          );
        known.set(one.exam, exam === undefined || more.length > 0 || exam.kind !== 'offline' ? null : exam);
      }
      const exam = known.get(one.exam) ?? null;
      const userId = await at.account([...path, 'account'], one.account);
      const on = at.moment([...path, 'on'], one.on);
      if (exam === null || userId === null) continue;
      const key = `${exam.id} ${userId}`;
      if (seen.has(key)) at.fault(path, `"${one.account}" stands here twice for this exam.`, 'Remove one.');
      seen.add(key);
      const score = Math.round(one.score * 100);
      if (score > exam.fullScore)
        at.fault([...path, 'score'], `The full score is ${exam.fullScore / 100}.`, 'Write less, or as much.');
      found.push({ exam, userId, score, at: on ?? exam.closesAt });
    }
    return found;
  },
  async write(at, _written, found) {
    for (const one of found) await keep(at, one);
    const ids = [...new Set(found.map(({ exam }) => exam.id))];
    await at.scope.tx
      .update(exams)
      .set({ resultsAt: new Date(at.now) })
      .where(at.scope.only(exams, inArray(exams.id, ids)));
    return `${found.length} ${found.length === 1 ? 'result' : 'results'} of ${ids.length} ${ids.length === 1 ? 'exam' : 'exams'}.`;
  },
};

/** Keeps a result, with what passing gives or a corrected mark takes back. */
async function keep({ emit, now, scope }: Bringing, { at, exam, score, userId }: Found): Promise<void> {
  const mine = and(eq(examStandings.examId, exam.id), eq(examStandings.userId, userId));
  const [before] = await scope.tx.select().from(examStandings).where(scope.only(examStandings, mine)).for('update');
  const passed = score >= exam.passScore;
  const values = {
    ...{ attempts: 1, pending: false, bestScore: score, bestTookMs: 0, passed },
    ...{ lastHandedInAt: at, bestAt: at, earliness: -at.getTime() },
  };
  await scope.tx
    .insert(examStandings)
    .values(scope.row(examStandings, { examId: exam.id, userId, ...values }))
    .onConflictDoUpdate({ target: [examStandings.eid, examStandings.userId, examStandings.examId], set: values });
  await emit(scope, countersChanged, { userId, counters: ['examtask'] });
  const ctx = { scope, now, emit };
  if (passed && before?.passed !== true) await reward(ctx, { userId }, exam);
  if (!passed && before?.passed === true) await takeBack(ctx, { userId }, exam);
  if (passed) await emit(scope, itemFinished, { userId, kind: 'exam', id: exam.id });
}
