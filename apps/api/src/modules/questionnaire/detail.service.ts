import type { CallInput, CallOutput } from '@banyan/contracts';
import type { questionnaireDetail } from '@banyan/contracts/exam';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { askedOf, cardOf, itemOf, ownQuestionnaire, refusalOf } from './questionnaireRow.ts';

/** A questionnaire with its questions, which are included only while it can be answered. */
export async function readQuestionnaire(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof questionnaireDetail>,
): Promise<CallOutput<typeof questionnaireDetail>> {
  const own = await ownQuestionnaire(ctx, id);
  const { language } = ctx.viewer;
  const now = ctx.now();
  const refusal = refusalOf(own, now);
  return {
    questionnaire: cardOf(own, { language, now }),
    introduction: localised(own.row.introduction, language),
    items: refusal === null ? own.row.items.map((item) => itemOf(item, language)) : [],
    asked: askedOf(own.row),
    refusal,
  };
}
