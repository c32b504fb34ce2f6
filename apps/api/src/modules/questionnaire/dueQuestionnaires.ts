import { and, asc, desc, gt, gte, lte, not, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { answeredBy, questionnairesFor } from './questionnaireRow.ts';
import { questionnaires } from './questionnaire.schema.ts';

const DAY_MS = 86_400_000;
const MOST = 200;
const MOST_OVER = 60;

const read = (ctx: CallContext<Learner>, where: SQL | undefined, last: 'first' | 'last', limit: number) =>
  ctx.scope.tx
    .select({
      id: questionnaires.id,
      title: questionnaires.title,
      opensAt: questionnaires.opensAt,
      closesAt: questionnaires.closesAt,
      answered: answeredBy(ctx.viewer),
    })
    .from(questionnaires)
    .where(ctx.scope.only(questionnaires, questionnairesFor(ctx), where))
    .orderBy((last === 'last' ? desc : asc)(questionnaires.closesAt), asc(questionnaires.id))
    .limit(limit);

/** Questionnaires that a learner has to answer, and those of the last month. The time of an answer is unknown. */
export const dueQuestionnaires: DueItems = async (ctx) => {
  const now = ctx.now();
  const at = new Date(now);
  const mine = answeredBy(ctx.viewer);
  const soon = lte(questionnaires.opensAt, new Date(now + 90 * DAY_MS));
  const open = await read(ctx, and(soon, gt(questionnaires.closesAt, at), not(mine)), 'first', MOST);
  const lately = gte(questionnaires.closesAt, new Date(now - 30 * DAY_MS));
  const over = await read(ctx, and(lately, sql`(${mine} or ${lte(questionnaires.closesAt, at)})`), 'last', MOST_OVER);
  return [...open, ...over].map(({ id, title, opensAt, closesAt, answered }): DueItem => {
    const state = answered
      ? 'done'
      : now >= closesAt.getTime()
        ? 'missed'
        : now < opensAt.getTime()
          ? 'waiting'
          : 'open';
    return {
      kind: 'questionnaire',
      id,
      title: localised(title, ctx.viewer.language),
      cover: null,
      opensAt: opensAt.getTime(),
      dueAt: closesAt.getTime(),
      state,
      progress: answered ? 100 : 0,
    };
  });
};

/** End of answering of questionnaires that are not answered yet. */
export const datedQuestionnaires: DatedItems = async (ctx, { from, to }) => {
  const within = and(
    gte(questionnaires.closesAt, new Date(from)),
    lte(questionnaires.closesAt, new Date(to)),
    not(answeredBy(ctx.viewer)),
  );
  const rows = await read(ctx, within, 'first', MOST);
  return rows.map(({ id, title, closesAt }) => ({
    kind: 'questionnaire',
    id,
    part: 'end',
    title: localised(title, ctx.viewer.language),
    place: null,
    from: closesAt.getTime(),
    to: closesAt.getTime(),
    allDay: false,
  }));
};
