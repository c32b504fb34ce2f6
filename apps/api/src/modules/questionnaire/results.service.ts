import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { questionnaireResults } from '@banyan/contracts/exam';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { cardOf, itemOf, ownQuestionnaire, resultsOpen } from './questionnaireRow.ts';
import { resultOf } from './sums.ts';
import { shownTallies, takersOf } from './tally.ts';

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
  const people = await takersOf(scope, id);
  const { counted, tallies, tooFew } = await shownTallies(scope, own.row, people, now);
  return {
    questionnaire: cardOf(own, { language, now }),
    people,
    counted,
    tooFew,
    readable: own.own === true && !own.row.anonymous,
    items: tooFew ? [] : own.row.items.map((item) => resultOf(itemOf(item, language), tallies.get(item.id) ?? [])),
  };
}
