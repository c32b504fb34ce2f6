import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  checkAnswer,
  fewestShown,
  isBlank,
  noValue,
  ownPart,
  pathOf,
  type ItemType,
  type ItemValue,
  type RefusedAnswer,
  type RuledItem,
  type submitQuestionnaire,
} from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import { countersChanged } from '../../effects/countersChanged.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { itemFinished } from '../../effects/itemFinished.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { QuestionnairePorts } from './questionnaire.ports.ts';
import { askedOf, cardOf, ownQuestionnaire, refusalOf } from './questionnaireRow.ts';
import { questionnaires, questionnaireSheets, questionnaireTakers, type StoredItem } from './questionnaire.schema.ts';
import { addToTallies, showTallies } from './tally.ts';

type Answers = Readonly<Record<string, ItemValue>>;

const ruled = ({ type, required, min, max, options, gaps }: StoredItem): RuledItem => ({
  type,
  required,
  min: min ?? null,
  max: max ?? null,
  options: options ?? [],
  gaps: gaps ?? [],
});

const branching = (item: StoredItem) => ({
  ...{ item, id: item.id, type: item.type, options: item.options ?? [], jumps: item.jumps ?? [] },
});

const refuse = (problems: readonly RefusedAnswer[]) => new Refusal(ErrorCode.answersRefused, { data: { problems } });

/** Types answered by text: spaces around it mean nothing. */
const worded: ReadonlySet<ItemType> = new Set(['description', 'fill', 'email']);

/** The answers by their questions, without blank ones; refused with every rule that they break. */
function checkedAnswers(items: readonly StoredItem[], sent: CallInput<typeof submitQuestionnaire>['answers']): Answers {
  const values = new Map(sent.map(({ item, value }) => [item, value]));
  if (values.size < sent.length || sent.some(({ item }) => !items.some(({ id }) => id === item))) {
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['answers'] } });
  }
  // Questions off the way of these answers were not asked, and answers to them are not kept.
  const asked = pathOf(items.map(branching), (id) => values.get(id) ?? noValue).map(({ item }) => item);
  const imagesOf = ({ id, type }: StoredItem) => (type === 'upload' ? (values.get(id)?.files.length ?? 0) : 0);
  const images = asked.reduce((sum, item) => sum + imagesOf(item), 0);
  const problems: RefusedAnswer[] = [];
  const answers: Record<string, ItemValue> = {};
  for (const item of asked) {
    const value = ownPart(item, values.get(item.id) ?? noValue);
    const problem = checkAnswer(ruled(item), value, images - imagesOf(item));
    if (problem !== null) problems.push({ item: item.id, ...problem });
    else if (!isBlank(item, value)) {
      answers[item.id] = worded.has(item.type) ? { ...value, text: value.text.trim() } : value;
    }
  }
  if (problems.length > 0) throw refuse(problems);
  return answers;
}

/** Answers with their pictures kept: in the learner’s name, or in nobody’s. */
async function withFiles(
  ctx: CallContext<Learner>,
  { answers, anonymous }: { readonly answers: Answers; readonly anonymous: boolean },
  { claimImage, detachImage }: QuestionnairePorts,
): Promise<Answers> {
  const kept: Record<string, ItemValue> = {};
  for (const [item, value] of Object.entries(answers)) {
    const files: string[] = [];
    try {
      for (const id of value.files) {
        if (anonymous) files.push(await detachImage(ctx, id));
        else {
          await claimImage(ctx, id);
          files.push(id);
        }
      }
    } catch (error) {
      if (error instanceof Refusal && error.code === ErrorCode.notFound) throw refuse([{ item, rule: 'file' }]);
      throw error;
    }
    kept[item] = { ...value, files };
  }
  return kept;
}

/** Adds a participant; answers how many there are, null: they were one already. The row stays locked until the transaction ends. */
async function addTaker(scope: TenantScope, questionnaireId: number, userId: number): Promise<number | null> {
  const { userIds } = questionnaireTakers;
  await scope.tx
    .insert(questionnaireTakers)
    .values(scope.row(questionnaireTakers, { questionnaireId, userIds: [] }))
    .onConflictDoUpdate({
      target: [questionnaireTakers.eid, questionnaireTakers.questionnaireId],
      set: { userIds: sql`${userIds}` },
    });
  const added = await scope.tx
    .update(questionnaireTakers)
    .set({
      userIds: sql`array(select one from unnest(${userIds} || ${userId}::bigint) as one order by one)`,
    })
    .where(
      scope.only(
        questionnaireTakers,
        sql`${questionnaireTakers.questionnaireId} = ${questionnaireId}`,
        sql`not (${userId}::bigint = any(${userIds}))`,
      ),
    )
    .returning({ people: sql<number>`cardinality(${userIds})` });
  return added[0]?.people ?? null;
}

/** Hands answers in. Those of an anonymous questionnaire keep no link to the learner. */
export async function handInAnswers(
  ctx: CallContext<Learner>,
  { asked, id, answers: sent }: CallInput<typeof submitQuestionnaire>,
  ports: QuestionnairePorts,
): Promise<CallOutput<typeof submitQuestionnaire>> {
  const { scope, viewer } = ctx;
  const { userId, language } = viewer;
  // An end or a change at the same time stands before these answers or behind them: none joins sums that were final.
  await scope.tx
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)))
    .for('share');
  const now = ctx.now();
  const own = await ownQuestionnaire(ctx, id);
  const { row } = own;
  const refusal = refusalOf(own, now);
  if (refusal !== null) throw new Refusal(ErrorCode.questionnaireClosed, { data: { refusal } });
  if (asked !== undefined && asked !== askedOf(row))
    throw new Refusal(ErrorCode.conflict, { reason: 'other questions were answered' });
  const checked = checkedAnswers(row.items, sent);
  // Two windows that hand in at once: the second one waits here, and is refused.
  const people = await addTaker(scope, id, userId);
  if (people === null && row.once) throw new Refusal(ErrorCode.questionnaireClosed, { data: { refusal: 'answered' } });
  const answers = await withFiles(ctx, { answers: checked, anonymous: row.anonymous }, ports);
  if (!row.anonymous) {
    await scope.tx
      .insert(questionnaireSheets)
      .values(scope.row(questionnaireSheets, { questionnaireId: id, userId, answers, handedInAt: new Date(now) }));
  }
  await addToTallies(scope, row, answers);
  if (people !== null && people % fewestShown === 0) await showTallies(scope, id);
  await ctx.emit(scope, countersChanged, { userId, counters: ['examtask'] });
  await ctx.emit(scope, itemFinished, { userId, kind: 'questionnaire', id });
  return { questionnaire: cardOf({ row, answered: true }, { language, now }) };
}
