import {
  branchFaults,
  scoresOf,
  type QuestionnaireDraft,
  type QuestionnaireDraftFault,
  type QuestionnaireDraftItem,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { mayGiveTo } from '../../../platform/audience/mayGiveTo.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { itemFaults } from '../itemRules.ts';
import { questionnaireTallies, type QuestionnaireRow } from '../questionnaire.schema.ts';
import { takersOf } from '../tally.ts';
import { publishedDraft } from './document.ts';

/**
 * Ids of the questions whose kind and options stay, since somebody has answered them. Of an anonymous questionnaire these
 * are all, from the first sheet on: which of them a single person has answered would tell how that person went on.
 */
export async function heldItems(
  scope: TenantScope,
  { anonymous, id, items }: Pick<QuestionnaireRow, 'anonymous' | 'id' | 'items'>,
): Promise<ReadonlySet<string>> {
  if (anonymous) return new Set((await takersOf(scope, id)) > 0 ? items.map((item) => item.id) : []);
  const rows = await scope.tx
    .select({ itemId: questionnaireTallies.itemId })
    .from(questionnaireTallies)
    .where(scope.only(questionnaireTallies, eq(questionnaireTallies.questionnaireId, id)));
  return new Set(rows.map(({ itemId }) => itemId));
}

/**
 * Whether an anonymous questionnaire is over for good: its sums hold everybody's answers, so those of whoever came later
 * would be told by the difference.
 */
export const isSealed = ({ anonymous, closesAt, draft }: QuestionnaireRow, now: number): boolean =>
  anonymous && !draft && closesAt.getTime() <= now;

/** Faults that keep a draft from being published. */
export async function faultsOf(
  { grants, now, scope }: Pick<ManageContext, 'grants' | 'now' | 'scope'>,
  row: QuestionnaireRow,
  draft: QuestionnaireDraft,
): Promise<QuestionnaireDraftFault[]> {
  const faults: QuestionnaireDraftFault[] = [];
  const say = (at: string, rule: QuestionnaireDraftFault['rule']) => faults.push({ at, rule });
  const { items } = draft;
  if (row.template) say('title', 'isTemplate');
  if (draft.title.zh_cn.trim() === '') say('title', 'missing');
  if (draft.owner.zh_cn.trim() === '') say('owner', 'missing');
  if (draft.opensAt >= draft.closesAt) say('closesAt', 'endsFirst');
  if (!mayGiveTo(grants, draft.audience, 'assessment.publish')) say('audience', 'beyond');
  if (items.length === 0) say('items', 'noQuestions');
  for (const item of items) {
    const texts = [item.title, ...item.options, ...item.gaps];
    if (texts.some(({ zh_cn }) => zh_cn.trim() === '')) say(item.id, 'missing');
    for (const { rule } of itemFaults(item)) say(item.id, rule);
  }
  for (const { id, rule } of branchFaults(items)) say(id, rule);
  if ((await takersOf(scope, row.id)) > 0) {
    if (draft.closesAt > now() && isSealed(row, now())) say('closesAt', 'sealed');
    await keepAnswers(scope, row, draft, say);
  }
  return faults;
}

/** Answers keep their meaning: what was promised, what was asked, and which options there were. */
async function keepAnswers(
  scope: TenantScope,
  row: QuestionnaireRow,
  draft: QuestionnaireDraft,
  say: (at: string, rule: QuestionnaireDraftFault['rule']) => unknown,
): Promise<void> {
  if (row.anonymous !== draft.anonymous) say('anonymous', 'promised');
  const held = await heldItems(scope, row);
  const now = new Map(draft.items.map((item) => [item.id, item]));
  for (const before of (await publishedDraft(scope, row)).items) {
    if (!held.has(before.id)) continue;
    const after = now.get(before.id);
    if (after === undefined) say('items', 'removed');
    else if (before.type !== after.type || after.gaps.length !== before.gaps.length || isNarrower(before, after))
      say(after.id, 'answered');
    else if (after.options.length < before.options.length || isMoved(before, after)) say(after.id, 'moved');
  }
}

/** Whether scores were taken that there would be no more, or one score becomes one of each option. */
function isNarrower(before: QuestionnaireDraftItem, after: QuestionnaireDraftItem): boolean {
  if (after.type !== 'score') return false;
  const [[from, to], [low, high]] = [scoresOf(before), scoresOf(after)];
  return low > from || high < to || (before.options.length === 0 && after.options.length > 0);
}

/** Whether an option stands at another place: answers name options by their places. */
function isMoved(before: QuestionnaireDraftItem, after: QuestionnaireDraftItem): boolean {
  const place = new Map(before.options.map(({ zh_cn }, index) => [zh_cn, index]));
  return after.options.some(({ zh_cn }, index) => place.has(zh_cn) && place.get(zh_cn) !== index);
}
