import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  questionnaireVersions as versionsCall,
  type addQuestionnaire,
  type bringQuestionnaireBack,
  type discardQuestionnaireDraft,
  type EditedQuestionnaire,
  type publishQuestionnaire,
  type QuestionnaireDraft,
  type readQuestionnaireDraft,
  type saveQuestionnaireDraft,
} from '@banyan/contracts/exam';
import { eq, isNull } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { audienceOf } from '../../../platform/audience/audienceOf.ts';
import { audienceSizes } from '../../../platform/audience/audienceSizes.ts';
import { draftOf, draftsOf, lastVersionOf } from '../../../platform/drafts/draftsOf.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaires, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { takersOf } from '../tally.ts';
import { changesOf, publishedDraft, rowOfDraft } from './document.ts';
import { questionnaireDrafts, questionnaireVersions } from './draft.schema.ts';
import { faultsOf, heldItems } from './faults.ts';
import { stateColumn } from './state.ts';
import { questionnaireToChange, questionnaireWithin } from './within.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An empty questionnaire: it opens tomorrow, at a whole hour, for a week. */
const emptyDraft = (title: string, now: number): QuestionnaireDraft => ({
  title: { zh_cn: title },
  introduction: { zh_cn: '' },
  owner: { zh_cn: '' },
  kind: 'questionnaire',
  opensAt: Math.ceil(now / HOUR) * HOUR + DAY,
  closesAt: Math.ceil(now / HOUR) * HOUR + 8 * DAY,
  anonymous: true,
  once: true,
  minutes: 3,
  results: 'never',
  audience: null,
  items: [],
});

/** Drafts and versions of questionnaires. */
export const keptDrafts = draftsOf<QuestionnaireRow, QuestionnaireDraft, string, EditedQuestionnaire>({
  ...{ type: 'questionnaire', drafts: questionnaireDrafts, versions: questionnaireVersions },
  ...{ edits: 'assessment.edit', publishes: 'assessment.publish' },
  ...{ toChange: questionnaireToChange, edited: editedQuestionnaire },
  nameOf: ({ title }) => title.zh_cn,
  touch: (ctx, { id }) => write(ctx, id, {}),
  published: ({ scope }, row) => publishedDraft(scope, row),
  shownSince: ({ changedAt, draft }) => (draft ? null : changedAt),
  changes: changesOf,
  faults: faultsOf,
  async keep(ctx, row, draft) {
    const { localise } = await enterpriseOf(ctx.scope);
    const audienceId = await audienceOf(ctx.scope, draft.audience);
    return { draft, thing: await write(ctx, row.id, { ...rowOfDraft(localise, draft), audienceId, draft: false }) };
  },
});

/** Changes columns of a questionnaire, and notes who did. */
export async function write(
  { now, scope, viewer }: ManageContext,
  id: number,
  values: Partial<typeof questionnaires.$inferInsert>,
): Promise<QuestionnaireRow> {
  const [row] = await scope.tx
    .update(questionnaires)
    .set({ ...values, changedAt: new Date(now()), changedBy: viewer.userId })
    .where(scope.only(questionnaires, eq(questionnaires.id, id)))
    .returning();
  if (row === undefined) throw new Error(`questionnaire ${id} is gone`);
  return row;
}

/** The draft of a questionnaire, or without one what is published. */
export const currentDraft = async (scope: TenantScope, row: QuestionnaireRow): Promise<QuestionnaireDraft> =>
  (await draftOf(scope, questionnaireDrafts, row.id))?.draft ?? publishedDraft(scope, row);

/** Adds a questionnaire that no learner sees, with its draft; answers its id. */
export async function addDraft(ctx: ManageContext, draft: QuestionnaireDraft, template = false): Promise<number> {
  const { now, scope, viewer } = ctx;
  const { localise } = await enterpriseOf(scope);
  const values = {
    ...rowOfDraft(localise, { ...emptyDraft(draft.title.zh_cn, now()), kind: draft.kind }),
    ...{ draft: true, template, createdBy: viewer.userId, changedAt: new Date(now()), changedBy: viewer.userId },
  };
  const [added] = await scope.tx
    .insert(questionnaires)
    .values(scope.row(questionnaires, values))
    .returning({ id: questionnaires.id });
  if (added === undefined) throw new Error('a questionnaire was not added');
  await keptDrafts.begin(ctx, added.id, draft);
  ctx.changed({ type: 'questionnaire', id: added.id, name: draft.title.zh_cn });
  return added.id;
}

/** A draft like another one, in a window of its own: as long, and not yet over. */
export function copied(draft: QuestionnaireDraft, title: string, now: number): QuestionnaireDraft {
  const { closesAt, opensAt } = emptyDraft(title, now);
  const length = Math.max(HOUR, draft.closesAt - draft.opensAt);
  const times = draft.opensAt > now ? {} : { opensAt, closesAt: Math.max(closesAt, opensAt + length) };
  // A copy is called by its own name in every language.
  return { ...draft, ...times, title: title === draft.title.zh_cn ? draft.title : { zh_cn: title } };
}

/** A new questionnaire: a draft that no learner sees, empty or a copy of another one or of a template. */
export async function add(
  ctx: ManageContext,
  { copyOf, ...input }: CallInput<typeof addQuestionnaire>,
): Promise<CallOutput<typeof addQuestionnaire>> {
  const { now, scope } = ctx;
  const title = input.title.trim();
  if (title === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { title: 'missing' } } });
  const of = copyOf === undefined ? null : await questionnaireWithin(ctx, copyOf, 'assessment.see');
  const draft = of === null ? emptyDraft(title, now()) : copied(await currentDraft(scope, of), title, now());
  return { id: await addDraft(ctx, draft) };
}

/** A questionnaire as it is edited. */
export const read = async (
  ctx: ManageContext,
  { id }: CallInput<typeof readQuestionnaireDraft>,
): Promise<CallOutput<typeof readQuestionnaireDraft>> =>
  editedQuestionnaire(ctx, await questionnaireWithin(ctx, id, 'assessment.see'));

/** Saves a draft. What was never published is found and named by it. */
export const save = (
  ctx: ManageContext,
  input: CallInput<typeof saveQuestionnaireDraft>,
): Promise<CallOutput<typeof saveQuestionnaireDraft>> =>
  keptDrafts.save(ctx, input, async (row) => {
    const { closesAt, items, opensAt } = input.draft;
    if (new Set(items.map(({ id }) => id)).size < items.length)
      throw new Refusal(ErrorCode.badRequest, { reason: 'a question twice' });
    if (!row.draft) return;
    const { localise } = await enterpriseOf(ctx.scope);
    const window = opensAt < closesAt ? {} : { opensAt: row.opensAt, closesAt: row.closesAt };
    // Questions wait for publishing.
    await write(ctx, row.id, { ...rowOfDraft(localise, input.draft), items: row.items, ...window });
  });

/** Makes an earlier version the draft. */
export const back = (
  ctx: ManageContext,
  input: CallInput<typeof bringQuestionnaireBack>,
): Promise<CallOutput<typeof bringQuestionnaireBack>> => keptDrafts.back(ctx, input);

/** Gives up a draft. */
export const discard = (
  ctx: ManageContext,
  input: CallInput<typeof discardQuestionnaireDraft>,
): Promise<CallOutput<typeof discardQuestionnaireDraft>> => keptDrafts.discard(ctx, input);

/** Publishes a draft: learners see it from now on, and answers that were given stay with their questions. */
export const publish = (
  ctx: ManageContext,
  input: CallInput<typeof publishQuestionnaire>,
): Promise<CallOutput<typeof publishQuestionnaire>> =>
  keptDrafts.publish(ctx, input, ({ changes, draft }) => {
    ctx.changed({
      ...{ type: 'questionnaire', id: input.id, name: draft.title.zh_cn },
      changes: changes.map((field) => ({ field, before: null, after: null })),
    });
  });

/** Versions of a questionnaire, the latest first. */
export async function versions(
  ctx: ManageContext,
  input: CallInput<typeof versionsCall>,
): Promise<CallOutput<typeof versionsCall>> {
  await questionnaireWithin(ctx, input.id, 'assessment.see');
  return keptDrafts.versions(ctx, {
    ...{ call: versionsCall, input },
    item: ({ changes, draft }) => ({
      ...{ questions: draft.items.length, changes: [...changes] },
      title: localised(draft.title, ctx.viewer.language),
    }),
  });
}

/** A questionnaire with its draft and what publishing that would do. */
async function editedQuestionnaire(ctx: ManageContext, row: QuestionnaireRow): Promise<EditedQuestionnaire> {
  const { grants, now, scope } = ctx;
  const { id } = row;
  const kept = await draftOf(scope, questionnaireDrafts, id);
  const published = await publishedDraft(scope, row);
  const draft = kept?.draft ?? published;
  const [stated] = await scope.tx
    .select({ state: stateColumn(now()) })
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)));
  return {
    id,
    state: stated?.state ?? 'draft',
    version: await lastVersionOf(scope, questionnaireVersions, id),
    draft,
    revision: kept?.revision ?? 0,
    savedAt: kept?.savedAt.getTime() ?? null,
    savedBy: (await namesOf(ctx, [kept?.savedBy ?? null])).get(kept?.savedBy ?? 0) ?? '',
    changes: changesOf(published, draft),
    faults: await faultsOf(ctx, row, draft),
    people: await peopleFor(scope, await audienceOf(scope, draft.audience)),
    answered: await takersOf(scope, id),
    held: [...(await heldItems(scope, row))],
    mayEdit: grants.reach('assessment.edit') !== null,
    mayPublish: grants.reach('assessment.publish') !== null,
  };
}

/** Number of people of an audience; null: everyone. */
export async function peopleFor(scope: TenantScope, audienceId: number | null): Promise<number> {
  if (audienceId === null) return scope.tx.$count(users, scope.only(users, isNull(users.leftAt)));
  return (await audienceSizes(scope, [audienceId])).get(audienceId) ?? 0;
}
