import { type CallInput, type CallOutput, type Call } from '@banyan/contracts';
import { myQuestionnaires, questionnaireList, type QuestionnaireTab } from '@banyan/contracts/exam';
import { and, gt, lte, not, type SQL } from 'drizzle-orm';
import { mentions } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage, type PageInput } from '../../paging/keyset.ts';
import { answeredBy, cardOf, questionnairesFor, type OwnRow } from './questionnaireRow.ts';
import { questionnaires } from './questionnaire.schema.ts';

type Ctx = CallContext<Learner>;

const openedLast = keyset<OwnRow>([questionnaires.opensAt, questionnaires.id], ({ row }) => [row.opensAt, row.id]);

function inTab(ctx: Ctx, tab: QuestionnaireTab): SQL | undefined {
  const now = new Date(ctx.now());
  const mine = answeredBy(ctx.viewer);
  if (tab === 'answered') return mine;
  if (tab === 'open') return and(lte(questionnaires.opensAt, now), gt(questionnaires.closesAt, now), not(mine));
  return tab === 'closed' ? and(lte(questionnaires.closesAt, now), not(mine)) : undefined;
}

async function cards(ctx: Ctx, call: Pick<Call, 'name'>, input: PageInput, where: SQL | undefined) {
  const { scope, viewer } = ctx;
  const at = { language: viewer.language, now: ctx.now() };
  return keysetPage(call, input, {
    by: openedLast,
    read: ({ beyond, limit }) =>
      scope.tx
        .select({ row: questionnaires, answered: answeredBy(ctx.viewer) })
        .from(questionnaires)
        .where(scope.only(questionnaires, questionnairesFor(ctx), where, beyond))
        .orderBy(...openedLast.orderBy())
        .limit(limit),
    items: (rows) => rows.map((one) => cardOf({ ...one, own: one.row.authorId === viewer.userId }, at)),
  });
}

/** Questionnaires for the learner, latest opened first. */
export function listQuestionnaires(
  ctx: Ctx,
  input: CallInput<typeof questionnaireList>,
): Promise<CallOutput<typeof questionnaireList>> {
  const named = mentions(questionnaires.title, input.keyword ?? '');
  return cards(ctx, questionnaireList, input, and(inTab(ctx, input.tab ?? 'all'), named));
}

/** Questionnaires that the learner has answered. */
export function listMine(
  ctx: Ctx,
  input: CallInput<typeof myQuestionnaires>,
): Promise<CallOutput<typeof myQuestionnaires>> {
  return cards(ctx, myQuestionnaires, input, answeredBy(ctx.viewer));
}
