import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  addExam,
  bringExamBack,
  discardExamDraft,
  EditedExam,
  ExamDraft,
  readExamDraft,
  saveExamDraft,
} from '@banyan/contracts/exam';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { audienceSizes } from '../../../../platform/audience/audienceSizes.ts';
import { namesOf } from '../../../../platform/peopleNames.ts';
import { audienceOf } from '../../../../platform/audience/audienceOf.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import { enterpriseOf } from '../../../../platform/importing.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';
import { exams } from '../../exam.schema.ts';
import { keepExam } from '../../keepExam.ts';
import { lastVersion, statedExam } from './detail.service.ts';
import { changesOf, publishedDraft, rowOfDraft } from './document.ts';
import { examDrafts, examVersions } from './examDraft.schema.ts';
import { faultsOf, poolsOf } from './faults.ts';
import { examToChange, examWithin, type Exam } from './within.ts';

type DraftRow = typeof examDrafts.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An empty exam: it opens in a week, at a whole hour, for a day. */
const emptyDraft = (title: string, now: number): ExamDraft => ({
  title: { zh_cn: title },
  introduction: { zh_cn: '' },
  kind: 'online',
  place: { zh_cn: '' },
  category: '',
  opensAt: Math.ceil(now / HOUR) * HOUR + 7 * DAY,
  closesAt: Math.ceil(now / HOUR) * HOUR + 8 * DAY,
  durationMin: 60,
  lateEntryMin: null,
  passScore: 0,
  credits: 0,
  points: 0,
  makeupCount: 0,
  makeupOpensAt: null,
  makeupClosesAt: null,
  makeupIntervalMin: 0,
  switchLimit: null,
  faceLimit: null,
  faceEveryMin: null,
  faceWithoutCamera: null,
  devices: [],
  shuffled: true,
  showAnswers: 'marked',
  showScore: true,
  ranking: false,
  anonymous: false,
  markers: [],
  audience: null,
  parts: [],
});

/** A new exam: a draft that no learner sees, empty or a copy of another one. */
export async function add(ctx: ManageContext, input: CallInput<typeof addExam>): Promise<CallOutput<typeof addExam>> {
  const { now, scope, viewer } = ctx;
  const title = input.title.trim();
  if (title === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { title: 'missing' } } });
  const copied =
    input.copyOf === undefined ? null : await currentDraft(ctx, await examWithin(ctx, input.copyOf, 'assessment.see'));
  // A copy is called by its own name in every language; the window is the old one until somebody moves it.
  const draft: ExamDraft = copied === null ? emptyDraft(title, now()) : { ...copied, title: { zh_cn: title } };
  const { localise } = await enterpriseOf(scope);
  const at = new Date(now());
  const id = await keepExam(
    scope,
    {
      ...rowOfDraft(localise, { ...emptyDraft(title, now()), kind: draft.kind }),
      ...{ draft: true, createdBy: viewer.userId, changedAt: at, changedBy: viewer.userId },
    },
    null,
  );
  if (copied !== null)
    await scope.tx
      .insert(examDrafts)
      .values(scope.row(examDrafts, { examId: id, draft, savedAt: at, savedBy: viewer.userId }));
  ctx.changed({ type: 'exam', id, name: title });
  return { id };
}

/** An exam as it is edited. */
export const read = async (
  ctx: ManageContext,
  { id }: CallInput<typeof readExamDraft>,
): Promise<CallOutput<typeof readExamDraft>> => editedExam(ctx, await examWithin(ctx, id, 'assessment.see'));

/** The draft of an exam, or without one its published rules. */
export async function currentDraft({ scope }: Pick<ManageContext, 'scope'>, exam: Exam): Promise<ExamDraft> {
  const [row] = await scope.tx
    .select({ draft: examDrafts.draft })
    .from(examDrafts)
    .where(scope.only(examDrafts, eq(examDrafts.examId, exam.id)));
  return row?.draft ?? publishedDraft(scope, exam);
}

/** The draft of an exam, locked until the call ends; null: there is none. Refuses an older revision than it has. */
export async function draftToChange(ctx: ManageContext, exam: Exam, revision: number): Promise<DraftRow | null> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(examDrafts)
    .where(scope.only(examDrafts, eq(examDrafts.examId, exam.id)))
    .for('update');
  if ((row?.revision ?? 0) !== revision)
    throw new Refusal(ErrorCode.conflict, { data: { exam: await editedExam(ctx, exam) } });
  return row ?? null;
}

/** Saves a draft. */
export async function save(
  ctx: ManageContext,
  { draft, id, revision }: CallInput<typeof saveExamDraft>,
): Promise<CallOutput<typeof saveExamDraft>> {
  const exam = await examToChange(ctx, id, 'assessment.edit');
  await draftToChange(ctx, exam, revision);
  if (new Set(draft.parts.map(({ key }) => key)).size < draft.parts.length)
    throw new Refusal(ErrorCode.badRequest, { reason: 'a section twice' });
  return write(ctx, exam, draft, revision);
}

/** Makes an earlier version the draft. */
export async function back(
  ctx: ManageContext,
  { id, no, revision }: CallInput<typeof bringExamBack>,
): Promise<CallOutput<typeof bringExamBack>> {
  const { scope } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.edit');
  // Numbers beyond the last one are none, those beyond the column's range too.
  if (no < 1 || no > (await lastVersion(ctx, id))) throw new Refusal(ErrorCode.notFound);
  const [version] = await scope.tx
    .select({ draft: examVersions.draft })
    .from(examVersions)
    .where(scope.only(examVersions, and(eq(examVersions.examId, id), eq(examVersions.no, no))));
  if (version === undefined) throw new Refusal(ErrorCode.notFound);
  await draftToChange(ctx, exam, revision);
  return write(ctx, exam, version.draft, revision);
}

/** Gives up a draft. */
export async function discard(
  ctx: ManageContext,
  { id, revision }: CallInput<typeof discardExamDraft>,
): Promise<CallOutput<typeof discardExamDraft>> {
  const { scope } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.edit');
  const row = await draftToChange(ctx, exam, revision);
  if (row !== null) {
    await scope.tx.delete(examDrafts).where(scope.only(examDrafts, eq(examDrafts.examId, id)));
    ctx.changed({ type: 'exam', id, name: exam.title.zh_cn });
  }
  return editedExam(ctx, exam);
}

async function write(ctx: ManageContext, exam: Exam, draft: ExamDraft, revision: number): Promise<EditedExam> {
  const { now, scope, viewer } = ctx;
  const values = { draft, savedAt: new Date(now()), savedBy: viewer.userId };
  await scope.tx
    .insert(examDrafts)
    .values(scope.row(examDrafts, { examId: exam.id, ...values }))
    .onConflictDoUpdate({ target: [examDrafts.eid, examDrafts.examId], set: { ...values, revision: revision + 1 } });
  await scope.tx
    .update(exams)
    .set({ changedAt: new Date(now()), changedBy: viewer.userId })
    .where(scope.only(exams, eq(exams.id, exam.id)));
  // One entry for a sitting at the draft, not one for each pause in typing.
  if (revision === 0) ctx.changed({ type: 'exam', id: exam.id, name: exam.title.zh_cn });
  return editedExam(ctx, exam);
}

/** An exam with its draft and what publishing that would do. */
export async function editedExam(ctx: ManageContext, exam: Exam): Promise<EditedExam> {
  const { grants, scope, viewer } = ctx;
  const { id } = exam;
  const [row] = await scope.tx
    .select()
    .from(examDrafts)
    .where(scope.only(examDrafts, eq(examDrafts.examId, id)));
  const published = await publishedDraft(scope, exam);
  const draft = row?.draft ?? published;
  const pools = await poolsOf(scope, draft);
  const names = await namesOf(ctx, [row?.savedBy ?? null]);
  const marking =
    draft.markers.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(scope.only(users, inArray(users.id, draft.markers)));
  const attempts = (where?: ReturnType<typeof eq>) =>
    scope.tx.$count(examAttempts, scope.only(examAttempts, and(eq(examAttempts.examId, id), where)));
  return {
    id,
    state: (await statedExam(ctx, id)).state,
    version: await lastVersion(ctx, id),
    draft,
    revision: row?.revision ?? 0,
    savedAt: row?.savedAt.getTime() ?? null,
    savedBy: names.get(row?.savedBy ?? 0) ?? '',
    changes: changesOf(published, draft),
    faults: await faultsOf(ctx, draft, pools),
    pools,
    people: await reached(ctx, draft.audience),
    begun: await attempts(),
    sitting: await attempts(eq(examAttempts.state, 'open')),
    markers: marking.map(({ id: userId, name }) => ({ id: userId, name: localised(name, viewer.language) })),
    mayPublish: grants.reach('assessment.publish') !== null,
  };
}

/** Number of people of an audience. */
async function reached(ctx: ManageContext, audience: ExamDraft['audience']): Promise<number> {
  const { scope } = ctx;
  const id = await audienceOf(scope, audience);
  if (id === null) return scope.tx.$count(users, scope.only(users, isNull(users.leftAt)));
  return (await audienceSizes(ctx.scope, [id])).get(id) ?? 0;
}
