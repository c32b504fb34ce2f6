import type { ExamDraft, ExamDraftFault, ExamPartPool } from '@banyan/contracts/exam';
import { count, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { mayGiveTo } from '../../../../platform/audience/mayGiveTo.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { stillAsked } from '../../asked.ts';
import { examCategories } from '../../exam.schema.ts';
import { mayMark, sumsOf } from '../../keepExam.ts';
import { roomOf, type QuestionGroup, type WantedPart } from '../../partRoom.ts';
import { questions } from '../../question.schema.ts';

type Part = ExamDraft['parts'][number];

const wanted = ({ bank, count: asked, difficulty, kind, questions: named, tags }: Part): WantedPart => ({
  ...{ bank, kind, difficulty, tags, count: asked },
  isNamed: named !== null,
});

/** The questions of which each section can be drawn. */
export async function poolsOf(scope: TenantScope, { parts }: ExamDraft): Promise<ExamPartPool[]> {
  const groups = await groupsOf(scope, parts);
  const all = parts.map(wanted);
  return parts.map(({ key, questions: named }, index) => {
    const room = (change: Partial<WantedPart>) =>
      roomOf(
        all.map((part, at) => (at === index ? { ...part, ...change } : part)),
        index,
        groups,
      );
    if (named !== null) return { key, fits: named.length, anyDifficulty: named.length, anyTag: named.length };
    return { key, fits: room({}), anyDifficulty: room({ difficulty: null }), anyTag: room({ tags: [] }) };
  });
}

/** Current questions of the banks that a paper names, those together that a draw cannot tell apart. */
async function groupsOf(scope: TenantScope, parts: readonly Part[]): Promise<readonly QuestionGroup[]> {
  const banks = [...new Set(parts.flatMap(({ bank }) => bank ?? []))];
  if (banks.length === 0) return [];
  const { bankId, difficulty, kind, tags } = questions;
  return scope.tx
    .select({ bank: bankId, kind, difficulty, tags, count: count() })
    .from(questions)
    .where(scope.only(questions, inArray(bankId, banks), stillAsked))
    .groupBy(bankId, kind, difficulty, tags);
}

/** Faults that keep a draft from being published. */
export async function faultsOf(
  ctx: ManageContext,
  draft: ExamDraft,
  pools: readonly ExamPartPool[],
): Promise<ExamDraftFault[]> {
  const { scope } = ctx;
  const faults: ExamDraftFault[] = [];
  const say = (at: string, rule: ExamDraftFault['rule']) => faults.push({ at, rule });
  const { category, kind, markers, parts, place } = draft;
  if (draft.title.zh_cn.trim() === '') say('title', 'missing');
  if (kind === 'offline' && place.zh_cn.trim() === '') say('place', 'missing');
  if (
    category !== '' &&
    (await scope.tx.$count(examCategories, scope.only(examCategories, eq(examCategories.key, category)))) === 0
  )
    say('category', 'invalid');
  if (draft.opensAt >= draft.closesAt) say('closesAt', 'endsFirst');
  if (
    draft.makeupCount > 0 &&
    draft.makeupClosesAt !== null &&
    (draft.makeupOpensAt ?? draft.opensAt) >= draft.makeupClosesAt
  )
    say('makeupClosesAt', 'endsFirst');
  if (draft.passScore > sumsOf(stored(parts)).fullScore) say('passScore', 'tooHigh');
  const mark = scope.only(users, inArray(users.id, markers), mayMark);
  if (markers.length > 0 && (await scope.tx.$count(users, mark)) < new Set(markers).size) say('markers', 'invalid');
  if (!mayGiveTo(ctx.grants, draft.audience, 'assessment.publish')) say('audience', 'beyond');
  if (parts.length === 0) say('parts', 'noParts');
  const missing = await foreignOf(scope, parts);
  for (const [index, part] of parts.entries()) {
    if (part.bank === null && part.questions === null) say(part.key, 'missing');
    else if (missing.has(part.key)) say(part.key, 'invalid');
    else if ((pools[index]?.fits ?? 0) < part.count) say(part.key, 'tooFew');
    if (part.scorePartial > part.scoreEach) say(part.key, 'partial');
  }
  return faults;
}

/** The part of a section that the sums of a paper need. */
const stored = (parts: ExamDraft['parts']) => parts.map((part) => ({ ...part, draw: null }));

/** Keys of the sections that name other questions than there are, of another kind, or one of an earlier section again. */
async function foreignOf(scope: TenantScope, parts: readonly Part[]): Promise<ReadonlySet<string>> {
  const ids = parts.flatMap(({ questions: named }) => named ?? []);
  if (ids.length === 0) return new Set();
  const rows = await scope.tx
    .select({ id: questions.id, kind: questions.kind })
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, ids)));
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const seen = new Set<number>();
  const wrong = new Set<string>();
  for (const { count: asked, key, kind, questions: named } of parts) {
    if (named === null) continue;
    if (named.length !== asked) wrong.add(key);
    for (const id of named) {
      if (kinds.get(id) !== kind || seen.has(id)) wrong.add(key);
      seen.add(id);
    }
  }
  return wrong;
}
