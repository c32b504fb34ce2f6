import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import {
  manageQuestionnaires,
  type ManagedQuestionnaire,
  type ManagedQuestionnaireState,
  type manageQuestionnaire,
  type QuestionnaireDraft,
} from '@banyan/contracts/exam';
import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { localised, mentions, type ContentLanguage } from '../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { audienceSizes } from '../../../platform/audience/audienceSizes.ts';
import { lastVersionOf } from '../../../platform/drafts/draftsOf.ts';
import { historyOf } from '../../../platform/historyOf.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaires, questionnaireTakers, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { questionnaireDrafts, questionnaireVersions } from './draft.schema.ts';
import { stateColumn } from './state.ts';
import { questionnairesWithin, questionnaireWithin, type Ctx } from './within.ts';

type Filters = Pick<CallInput<typeof manageQuestionnaires>, 'kind' | 'names' | 'q' | 'state'>;
/** A questionnaire with its state at the moment of asking. */
type Stated = QuestionnaireRow & { readonly state: ManagedQuestionnaireState };

const byChange = [
  [questionnaires.changedAt, questionnaires.id],
  ({ changedAt, id }: Stated) => [changedAt, id],
] as const;
const byOpening = [[questionnaires.opensAt, questionnaires.id], ({ id, opensAt }: Stated) => [opensAt, id]] as const;
const orders: Readonly<Record<CallInput<typeof manageQuestionnaires>['sort'], Keyset<Stated>>> = {
  changed: keyset<Stated>(...byChange, 'ascending'),
  '-changed': keyset<Stated>(...byChange),
  opens: keyset<Stated>(...byOpening, 'ascending'),
  '-opens': keyset<Stated>(...byOpening),
};

/** Condition on the questionnaires that a right reaches and the filters find. */
export const questionnairesWhere = (
  ctx: Ctx & Pick<ManageContext, 'now'>,
  { kind, names, q, state }: Filters,
  permission: Permission,
): SQL | undefined =>
  and(
    questionnairesWithin(ctx, permission),
    mentions(questionnaires.title, q),
    state === ''
      ? and(isNull(questionnaires.archivedAt), eq(questionnaires.template, false))
      : eq(stateColumn(ctx.now()), state),
    kind === '' ? undefined : eq(questionnaires.kind, kind),
    names === '' ? undefined : eq(questionnaires.anonymous, names === 'anonymous'),
  );

/** Columns of questionnaires with their states. */
export const statedColumns = (now: number) => ({ ...getTableColumns(questionnaires), state: stateColumn(now) });

/** Questionnaires of the console that the filters find. */
export async function list(
  ctx: ManageContext,
  input: CallInput<typeof manageQuestionnaires>,
): Promise<CallOutput<typeof manageQuestionnaires>> {
  const { now, scope } = ctx;
  const where = questionnairesWhere(ctx, input, 'assessment.see');
  const page = await keysetPage(manageQuestionnaires, input, {
    by: orders[input.sort],
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select(statedColumns(now()))
        .from(questionnaires)
        .where(scope.only(questionnaires, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => managed(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(questionnaires, scope.only(questionnaires, where)) };
}

/** Questionnaires as lists of the console show them. */
export async function managed(
  ctx: Pick<ManageContext, 'scope'> & { readonly viewer: Pick<ManageContext['viewer'], 'language'> },
  rows: readonly Stated[],
): Promise<ManagedQuestionnaire[]> {
  if (rows.length === 0) return [];
  const { scope, viewer } = ctx;
  const ids = rows.map(({ id }) => id);
  const drafts = await scope.tx
    .select({ id: questionnaireDrafts.thingId, draft: questionnaireDrafts.draft })
    .from(questionnaireDrafts)
    .where(scope.only(questionnaireDrafts, inArray(questionnaireDrafts.thingId, ids)));
  const draftOf = new Map(drafts.map(({ draft, id }) => [id, draft]));
  const taken = await scope.tx
    .select({
      id: questionnaireTakers.questionnaireId,
      people: sql<number>`cardinality(${questionnaireTakers.userIds})`,
    })
    .from(questionnaireTakers)
    .where(scope.only(questionnaireTakers, inArray(questionnaireTakers.questionnaireId, ids)));
  const answered = new Map(taken.map(({ id, people }) => [id, people]));
  const people = await audienceSizes(
    scope,
    rows.map(({ audienceId }) => audienceId),
  );
  const names = await namesOf(
    ctx,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, state: row.state, anonymous: row.anonymous, questions: row.items.length },
    title: localised(row.title, viewer.language),
    unpublished: row.draft || draftOf.has(row.id),
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
    // One that was never published is as its draft says.
    ...(row.draft ? shownDraft(draftOf.get(row.id), viewer.language) : {}),
    audience: row.audienceId === null ? null : (people.get(row.audienceId) ?? 0),
    answered: answered.get(row.id) ?? 0,
    changedAt: row.changedAt.getTime(),
    changedBy: row.changedBy === null ? '' : (names.get(row.changedBy) ?? ''),
  }));
}

function shownDraft(draft: QuestionnaireDraft | undefined, language: ContentLanguage): Partial<ManagedQuestionnaire> {
  if (draft === undefined) return {};
  const { anonymous, closesAt, items, kind, opensAt, title } = draft;
  return { anonymous, closesAt, kind, opensAt, questions: items.length, title: localised(title, language) };
}

/** A questionnaire of the console with its history. */
export async function readManaged(
  ctx: ManageContext,
  { id }: CallInput<typeof manageQuestionnaire>,
): Promise<CallOutput<typeof manageQuestionnaire>> {
  const { now, scope, viewer } = ctx;
  const row = await questionnaireWithin(ctx, id, 'assessment.see');
  const stated = await scope.tx
    .select(statedColumns(now()))
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)));
  const [listed] = await managed(ctx, stated);
  if (listed === undefined) throw new Error(`questionnaire ${id} is not shown`);
  return {
    ...listed,
    owner: localised(row.owner, viewer.language),
    once: row.once,
    minutes: row.minutes,
    version: await lastVersionOf(scope, questionnaireVersions, id),
    history: await historyOf(ctx, 'questionnaire', id),
  };
}
