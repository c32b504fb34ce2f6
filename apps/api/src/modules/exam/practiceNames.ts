import type { PracticeKind } from '@banyan/contracts/exam';
import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { exams } from './exam.schema.ts';
import { questionTags } from './practice.schema.ts';
import { questionBanks } from './question.schema.ts';

/** Subject of practice. */
export interface Subject {
  readonly kind: PracticeKind;
  readonly key: string;
}

/** Names of points of knowledge by their keys; one without a name has its key. */
export async function tagNames({ scope, viewer }: CallContext<Learner>): Promise<(key: string) => string> {
  const rows = await scope.tx.select().from(questionTags).where(scope.only(questionTags));
  const names = new Map(rows.map(({ key, name }) => [key, localised(name, viewer.language)]));
  return (key) => names.get(key) ?? key;
}

/** Names of exams, tags, courses and banks; empty for those without a name of their own or deleted ones. */
export async function subjectNames(
  ctx: CallContext<Learner>,
  subjects: readonly Subject[],
  { courseTitles }: Pick<ExamModulePorts, 'courseTitles'>,
): Promise<(subject: Subject) => string> {
  const { scope, viewer } = ctx;
  const idsOf = (kind: PracticeKind) =>
    [...new Set(subjects.filter((one) => one.kind === kind).map(({ key }) => Number(key)))].filter(
      Number.isSafeInteger,
    );
  const [examIds, bankIds, courseIds] = [idsOf('exam'), idsOf('bank'), idsOf('course')];
  const titled = await scope.tx
    .select({ id: exams.id, name: exams.title })
    .from(exams)
    .where(scope.only(exams, inArray(exams.id, examIds)));
  const banks = await scope.tx
    .select({ id: questionBanks.id, name: questionBanks.name })
    .from(questionBanks)
    .where(scope.only(questionBanks, inArray(questionBanks.id, bankIds)));
  const courses = await courseTitles(ctx, courseIds);
  const tags = await tagNames(ctx);
  const byId = (rows: typeof titled) => new Map(rows.map(({ id, name }) => [id, localised(name, viewer.language)]));
  const names = new Map<PracticeKind, ReadonlyMap<number, string>>([
    ['exam', byId(titled)],
    ['bank', byId(banks)],
    ['course', courses],
  ]);
  return ({ kind, key }) => (kind === 'tag' ? tags(key) : (names.get(kind)?.get(Number(key)) ?? ''));
}
