import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { fewestShown, type questionnaireResults } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { cardOf, itemOf, ownQuestionnaire, resultsOpen } from './questionnaireRow.ts';
import { questionnaireTakers } from './questionnaire.schema.ts';
import { resultOf } from './sums.ts';
import { readTallies } from './tally.ts';

/** Sums of the answers, if the rule of the questionnaire shows them. */
export async function readResults(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof questionnaireResults>,
): Promise<CallOutput<typeof questionnaireResults>> {
  const { scope, viewer } = ctx;
  const { language } = viewer;
  const now = ctx.now();
  const own = await ownQuestionnaire(ctx, id);
  if (!resultsOpen(own, now)) {
    const refusal = now >= own.row.closesAt.getTime() ? 'closed' : 'early';
    throw new Refusal(ErrorCode.questionnaireClosed, { data: { refusal } });
  }
  const [takers] = await scope.tx
    .select({ userIds: questionnaireTakers.userIds })
    .from(questionnaireTakers)
    .where(scope.only(questionnaireTakers, eq(questionnaireTakers.questionnaireId, id)));
  const people = takers?.userIds.length ?? 0;
  const tooFew = own.row.anonymous && people < fewestShown;
  const tallies = tooFew ? new Map<string, []>() : await readTallies(scope, id);
  return {
    questionnaire: cardOf(own, { language, now }),
    people,
    tooFew,
    readable: own.own === true && !own.row.anonymous,
    items: tooFew ? [] : own.row.items.map((item) => resultOf(itemOf(item, language), tallies.get(item.id) ?? [])),
  };
}
