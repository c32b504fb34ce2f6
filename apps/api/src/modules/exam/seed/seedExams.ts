import { and, asc, eq } from 'drizzle-orm';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { examCategories, exams, type StoredPart } from '../exam.schema.ts';
import { questionBanks, questions } from '../question.schema.ts';
import type { SeedExam, SeedPart } from './types.ts';

const HOUR_MS = 3_600_000;
/** Open without an end: ten years are one. */
const ENDLESS_HOURS = 87_600;
const hundredths = (points: number) => Math.round(points * 100);

/** Exams of the demo data have ids of their own: 1101, 1102 … at the first enterprise, 1201 … at the second. */
export const examId = (eid: number, index: number) => (eid - 990) * 100 + index + 1;

/** Adds the exams of an enterprise; answers their ids by key. */
export async function addExams(
  scope: TenantScope,
  all: readonly SeedExam[],
  { now, localise }: { readonly now: number; readonly localise: Localise },
): Promise<ReadonlyMap<string, number>> {
  const at = (hours: number) => new Date(Math.floor((now + hours * HOUR_MS) / HOUR_MS) * HOUR_MS);
  const categories = new Map(all.map(({ category }) => [category.key, category.name]));
  await scope.tx
    .insert(examCategories)
    .values([...categories].map(([key, name], sort) => scope.row(examCategories, { key, name: localise(name), sort })));
  const ids = new Map<string, number>();
  for (const [index, exam] of all.entries()) {
    const parts: StoredPart[] = [];
    for (const part of exam.parts) parts.push(await partOf(scope, part));
    const [added] = await scope.tx
      .insert(exams)
      .values(
        scope.row(exams, {
          id: examId(exam.eid, index),
          kind: exam.kind,
          title: localise(exam.title),
          introduction: localise(exam.introduction ?? { zh: '' }),
          category: exam.category.key,
          opensAt: at(exam.opensIn),
          closesAt: at(exam.closesIn ?? ENDLESS_HOURS),
          durationMin: exam.durationMin,
          parts,
          questionCount: parts.reduce((sum, { count }) => sum + count, 0),
          fullScore: parts.reduce((sum, { count, scoreEach }) => sum + count * scoreEach, 0),
          passScore: hundredths(exam.passScore),
          credits: hundredths(exam.credits),
          points: exam.points,
          makeupCount: exam.makeup?.count ?? 0,
          makeupOpensAt: exam.makeup ? at(exam.makeup.opensIn) : null,
          makeupClosesAt: exam.makeup ? at(exam.makeup.closesIn) : null,
          makeupIntervalMin: exam.makeup?.intervalMin ?? 0,
          lateEntryMin: exam.lateEntryMin ?? null,
          switchLimit: exam.switchLimit ?? null,
          faceLimit: exam.face?.limit ?? null,
          faceEveryMin: exam.face?.everyMin ?? null,
          faceWithoutCamera: exam.face?.withoutCamera ?? null,
          devices: [...(exam.devices ?? [])],
          shuffled: exam.shuffle,
          showAnswers: exam.showAnswers,
          showScore: exam.showScore,
          ranking: exam.ranking,
          place: exam.place === undefined ? null : localise(exam.place),
        }),
      )
      .returning({ id: exams.id });
    if (added !== undefined) ids.set(exam.key, added.id);
  }
  return ids;
}

async function partOf(scope: TenantScope, part: SeedPart): Promise<StoredPart> {
  const { kind, count, score, partial = 0, bank, draw, difficulty = null } = part;
  const rows = await scope.tx
    .select({ id: questions.id, bankId: questions.bankId })
    .from(questions)
    .innerJoin(questionBanks, and(eq(questionBanks.eid, questions.eid), eq(questionBanks.id, questions.bankId)))
    .where(
      scope.only(
        questions,
        eq(questionBanks.key, bank),
        eq(questions.kind, kind),
        difficulty === null ? undefined : eq(questions.difficulty, difficulty),
      ),
    )
    .orderBy(asc(questions.id));
  const [first] = rows;
  if (first === undefined || rows.length < count) throw new Error(`bank ${bank} has too few questions: ${kind}`);
  return {
    kind,
    count,
    scoreEach: hundredths(score),
    scorePartial: hundredths(partial),
    questions: draw === 'fixed' ? rows.slice(0, count).map(({ id }) => id) : null,
    draw: draw === 'fixed' ? null : { bankId: first.bankId, difficulty },
  };
}
