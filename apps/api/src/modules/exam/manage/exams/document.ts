import type { ExamDraft } from '@banyan/contracts/exam';
import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Localise } from '../../../../db/seed/localiser.ts';
import type { Localised } from '../../../../db/localised.ts';
import type { TenantScope } from '../../../../db/tenant.ts';
import { audiences } from '../../../../platform/audience/audience.schema.ts';
import { examMarkers, type StoredPart } from '../../exam.schema.ts';
import { safeQuestion } from '../../import/html.ts';
import { sumsOf } from '../../keepExam.ts';
import { questions } from '../../question.schema.ts';
import type { Exam } from './within.ts';

/** A text in the languages in which authors write it. */
const written = ({ en, zh_cn }: Localised) => ({ zh_cn, ...(en === undefined ? {} : { en }) });

/** An exam as learners see it, as a draft. */
export async function publishedDraft(scope: TenantScope, exam: Exam): Promise<ExamDraft> {
  const [audience] =
    exam.audienceId === null
      ? []
      : await scope.tx
          .select({ terms: audiences.terms })
          .from(audiences)
          .where(scope.only(audiences, eq(audiences.id, exam.audienceId)));
  const markers = await scope.tx
    .select({ userId: examMarkers.userId })
    .from(examMarkers)
    .where(scope.only(examMarkers, eq(examMarkers.examId, exam.id)))
    .orderBy(asc(examMarkers.userId));
  const { credits, durationMin, kind, lateEntryMin, makeupCount, makeupIntervalMin, passScore, points } = exam;
  const { anonymous, faceEveryMin, faceLimit, faceWithoutCamera, ranking, showAnswers, showScore, shuffled } = exam;
  return {
    ...{ credits, durationMin, kind, lateEntryMin, makeupCount, makeupIntervalMin, passScore, points },
    ...{ anonymous, faceEveryMin, faceLimit, faceWithoutCamera, ranking, showAnswers, showScore, shuffled },
    title: written(exam.title),
    introduction: written(exam.introduction),
    place: exam.place === null ? { zh_cn: '' } : written(exam.place),
    category: exam.category ?? '',
    opensAt: exam.opensAt.getTime(),
    closesAt: exam.closesAt.getTime(),
    makeupOpensAt: exam.makeupOpensAt?.getTime() ?? null,
    makeupClosesAt: exam.makeupClosesAt?.getTime() ?? null,
    switchLimit: exam.switchLimit,
    devices: [...exam.devices],
    markers: markers.map(({ userId }) => userId),
    audience: audience?.terms ?? null,
    parts: await draftParts(scope, exam.parts),
  };
}

async function draftParts(scope: TenantScope, parts: readonly StoredPart[]): Promise<ExamDraft['parts']> {
  const banks = await Promise.all(parts.map((part) => bankOf(scope, part)));
  return parts.map(({ count, draw, kind, questions: named, scoreEach, scorePartial }, index) => ({
    key: `p${index + 1}`,
    ...{ kind, count, scoreEach, scorePartial },
    bank: banks[index] ?? null,
    difficulty: draw?.difficulty ?? null,
    tags: [...(draw?.tags ?? [])],
    questions: named === null ? null : [...named],
  }));
}

/** The bank of a section; of named questions that of the first one. */
async function bankOf(scope: TenantScope, { draw, questions: named }: StoredPart): Promise<number | null> {
  if (draw !== null) return draw.bankId;
  const [first] = named ?? [];
  if (first === undefined) return null;
  const [row] = await scope.tx
    .select({ bankId: questions.bankId })
    .from(questions)
    .where(scope.only(questions, eq(questions.id, first)));
  return row?.bankId ?? null;
}

/** The columns of an exam that a draft says. */
export function rowOfDraft(localise: Localise, draft: ExamDraft) {
  const { credits, devices, durationMin, kind, lateEntryMin, makeupCount, makeupIntervalMin, passScore } = draft;
  const { anonymous, faceEveryMin, faceLimit, faceWithoutCamera, ranking, showAnswers, showScore, shuffled } = draft;
  const { points, switchLimit } = draft;
  const say = ({ en, zh_cn }: ExamDraft['title']) =>
    localise({ zh: zh_cn.trim(), ...(en === undefined || en.trim() === '' ? {} : { en: en.trim() }) });
  const safe = ({ en, zh_cn }: ExamDraft['introduction']) =>
    say({ zh_cn: safeQuestion(zh_cn), ...(en === undefined ? {} : { en: safeQuestion(en) }) });
  const moment = (ms: number | null) => (ms === null ? null : new Date(ms));
  const parts = draft.parts.map(
    ({ bank, count, difficulty, kind: asked, questions: named, scoreEach, ...part }): StoredPart => ({
      ...{ kind: asked, count, scoreEach, scorePartial: part.scorePartial, questions: named },
      draw:
        named === null ? { bankId: bank ?? 0, difficulty, ...(part.tags.length > 0 ? { tags: part.tags } : {}) } : null,
    }),
  );
  return {
    ...{ anonymous, credits, devices, durationMin, faceEveryMin, faceLimit, faceWithoutCamera, kind, lateEntryMin },
    ...{ makeupCount, makeupIntervalMin, parts, passScore, points, ranking, showAnswers, showScore, shuffled },
    ...sumsOf(parts),
    switchLimit,
    title: say(draft.title),
    introduction: safe(draft.introduction),
    place: kind === 'offline' ? say(draft.place) : null,
    category: draft.category === '' ? null : draft.category,
    opensAt: new Date(draft.opensAt),
    closesAt: new Date(draft.closesAt),
    makeupOpensAt: moment(draft.makeupOpensAt),
    makeupClosesAt: moment(draft.makeupClosesAt),
  };
}

/** Names of the settings that differ between what was published and a draft. */
export function changesOf(before: ExamDraft, after: ExamDraft): string[] {
  const plain = ({ parts, ...rest }: ExamDraft) => ({
    ...rest,
    // A key is the editor's own name.
    parts: parts.map((part) => ({ ...part, key: '' })),
  });
  const [former, latter] = [plain(before), plain(after)];
  return (Object.keys(latter) as (keyof ExamDraft)[]).filter((name) => !isDeepStrictEqual(former[name], latter[name]));
}
