import { ErrorCode } from '@banyan/contracts';
import {
  type AnswerRefusal,
  type QuestionnaireCard,
  type QuestionnaireItem,
  type QuestionnaireState,
} from '@banyan/contracts/exam';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { questionnaires, questionnaireTakers, type QuestionnaireRow, type StoredItem } from './questionnaire.schema.ts';
import { inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';

/** A questionnaire, and whether the viewer has answered it. */
export interface OwnRow {
  readonly row: QuestionnaireRow;
  readonly answered: boolean;
  /** The viewer has written it. */
  readonly own?: boolean;
}

/** Questionnaires that the viewer may see: those for everyone, those of the viewer’s audiences, and own ones. */
export const questionnairesFor = (who: Who): SQL =>
  sql`(not ${questionnaires.draft} and ${questionnaires.archivedAt} is null and (${inAudience(who, questionnaires.audienceId)} or coalesce(${questionnaires.authorId} = ${who.viewer.userId}::bigint, false)))`;

/**
 * Whether a person has answered a questionnaire. Ids are sorted, so that one is found in a few steps however many there
 * are.
 */
export function answeredBy({ userId }: { readonly userId: number | null }): SQL<boolean> {
  const { userIds } = questionnaireTakers;
  const id = sql`${userId ?? 0}::bigint`;
  return sql<boolean>`exists (select 1 from ${questionnaireTakers} where ${questionnaireTakers.eid} = ${questionnaires.eid} and ${questionnaireTakers.questionnaireId} = ${questionnaires.id} and ${userIds}[width_bucket(${id}, ${userIds})] = ${id})`;
}

/** A questionnaire for the viewer; refused when it is missing, or for others. */
export async function ownQuestionnaire(ctx: CallContext<Learner>, id: number): Promise<OwnRow> {
  const { scope } = ctx;
  const [found] = await scope.tx
    .select({ row: questionnaires, answered: answeredBy(ctx.viewer), visible: sql<boolean>`${questionnairesFor(ctx)}` })
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  if (!found.visible) throw new Refusal(ErrorCode.questionnaireNotVisible);
  return { row: found.row, answered: found.answered, own: found.row.authorId === ctx.viewer.userId };
}

/** Names what is asked and promised: answers to other questions, or under another promise, would be taken for these. */
export const askedOf = ({ anonymous, items }: Pick<QuestionnaireRow, 'anonymous' | 'items'>): string =>
  createHash('sha256')
    .update(JSON.stringify([anonymous, items]))
    .digest('base64url')
    .slice(0, 22);

/** Why a questionnaire cannot be answered now; null: it can. */
export function refusalOf({ row, answered }: OwnRow, now: number): AnswerRefusal | null {
  if (answered && row.once) return 'answered';
  if (now < row.opensAt.getTime()) return 'early';
  return now >= row.closesAt.getTime() ? 'closed' : null;
}

function stateOf({ row, answered }: OwnRow, now: number): QuestionnaireState {
  if (answered) return 'answered';
  return refusalOf({ row, answered }, now) === null ? 'open' : now < row.opensAt.getTime() ? 'early' : 'closed';
}

/** Whether the viewer may see the results. */
export function resultsOpen({ row, answered, own = false }: OwnRow, now: number): boolean {
  if (own) return true;
  const over = now >= row.closesAt.getTime();
  return row.results === 'answered' ? answered || over : row.results === 'closed' && over;
}

/** A questionnaire as lists show it. */
export function cardOf(own: OwnRow, { language, now }: { language: ContentLanguage; now: number }): QuestionnaireCard {
  const { row } = own;
  return {
    id: row.id,
    kind: row.kind,
    title: localised(row.title, language),
    owner: localised(row.owner, language),
    state: stateOf(own, now),
    anonymous: row.anonymous,
    once: row.once,
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
    minutes: row.minutes,
    questionCount: row.items.length,
    results: row.results,
    resultsOpen: resultsOpen(own, now),
  };
}

/** A question in a language. */
export function itemOf(item: StoredItem, language: ContentLanguage): QuestionnaireItem {
  const say = (words: StoredItem['title'] | undefined) => (words === undefined ? '' : localised(words, language));
  return {
    id: item.id,
    type: item.type,
    title: say(item.title),
    hint: say(item.hint),
    required: item.required,
    min: item.min ?? null,
    max: item.max ?? null,
    options: (item.options ?? []).map(say),
    gaps: (item.gaps ?? []).map(say),
    ends: { low: say(item.low), high: say(item.high) },
    jumps: (item.jumps ?? []).map((jump) => ({ ...jump })),
  };
}

/** Questionnaires that are for audiences. */
export const questionnaireAudiences = audienceThings({
  kind: 'questionnaire',
  area: 'assessment',
  table: questionnaires,
  name: questionnaires.title,
  where: and(eq(questionnaires.draft, false), isNull(questionnaires.archivedAt)),
});
