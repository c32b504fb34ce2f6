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
import { draftOf, draftsOf, lastVersionOf } from '../../../../platform/drafts/draftsOf.ts';
import { enterpriseOf } from '../../../../platform/importing.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';
import { keepExam } from '../../keepExam.ts';
import { statedExam } from './detail.service.ts';
import { changesOf, publishedDraft, rowOfDraft } from './document.ts';
import { examDrafts, examVersions } from './examDraft.schema.ts';
import { faultsOf, poolsOf } from './faults.ts';
import { keepDraft } from './keepDraft.ts';
import { examToChange, examWithin, type Exam } from './within.ts';

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
  if (copied !== null) await keptDrafts.begin(ctx, id, draft);
  ctx.changed({ type: 'exam', id, name: title });
  return { id };
}

/** An exam as it is edited. */
export const read = async (
  ctx: ManageContext,
  { id }: CallInput<typeof readExamDraft>,
): Promise<CallOutput<typeof readExamDraft>> => editedExam(ctx, await examWithin(ctx, id, 'assessment.see'));

/** The draft of an exam, or without one its published rules. */
const currentDraft = async ({ scope }: Pick<ManageContext, 'scope'>, exam: Exam): Promise<ExamDraft> =>
  (await draftOf(scope, examDrafts, exam.id))?.draft ?? publishedDraft(scope, exam);

/** Drafts and versions of exams. */
export const keptDrafts = draftsOf<Exam, ExamDraft, string, EditedExam>({
  ...{ type: 'exam', drafts: examDrafts, versions: examVersions },
  ...{ edits: 'assessment.edit', publishes: 'assessment.publish', toChange: examToChange, edited: editedExam },
  nameOf: ({ title }) => title.zh_cn,
  touch: ({ now, scope, viewer }, { id }) =>
    keepExam(scope, { changedAt: new Date(now()), changedBy: viewer.userId }, id),
  published: ({ scope }, exam) => publishedDraft(scope, exam),
  shownSince: ({ changedAt, draft }) => (draft ? null : changedAt),
  changes: changesOf,
  faults: async (ctx, _, draft) => faultsOf(ctx, draft, await poolsOf(ctx.scope, draft)),
  keep: keepDraft,
});

/** Saves a draft. */
export const save = (
  ctx: ManageContext,
  input: CallInput<typeof saveExamDraft>,
): Promise<CallOutput<typeof saveExamDraft>> =>
  keptDrafts.save(ctx, input, () => {
    const { parts } = input.draft;
    if (new Set(parts.map(({ key }) => key)).size < parts.length)
      throw new Refusal(ErrorCode.badRequest, { reason: 'a section twice' });
  });

/** Makes an earlier version the draft. */
export const back = (
  ctx: ManageContext,
  input: CallInput<typeof bringExamBack>,
): Promise<CallOutput<typeof bringExamBack>> => keptDrafts.back(ctx, input);

/** Gives up a draft. */
export const discard = (
  ctx: ManageContext,
  input: CallInput<typeof discardExamDraft>,
): Promise<CallOutput<typeof discardExamDraft>> => keptDrafts.discard(ctx, input);

/** An exam with its draft and what publishing that would do. */
export async function editedExam(ctx: ManageContext, exam: Exam): Promise<EditedExam> {
  const { grants, scope, viewer } = ctx;
  const { id } = exam;
  const row = await draftOf(scope, examDrafts, id);
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
    version: await lastVersionOf(scope, examVersions, id),
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
