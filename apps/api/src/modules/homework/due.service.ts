import type { HomeworkState } from '@banyan/contracts/training';
import { and, gte, isNotNull, lte } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { homeworks } from './homework.schema.ts';
import { cardOf, ownHomework, refusalOf } from './homeworkRow.ts';

const states: Readonly<Record<HomeworkState, DueItem['state']>> = {
  early: 'waiting',
  open: 'open',
  // It is handed in: as with exams, waiting for the mark is no task.
  marking: 'done',
  withdrawn: 'begun',
  failed: 'failed',
  passed: 'done',
  missed: 'missed',
};

/** Homework among the learner's tasks. */
export const homeworkDue: DueItems = async (ctx) => {
  const now = ctx.now();
  const rows = await ownHomework(ctx).read();
  return rows.map((own) => {
    const card = cardOf(own, { language: ctx.viewer.language, now });
    // Failed homework that can be handed in again is still a task.
    const state = card.state === 'failed' && refusalOf(own, now) === null ? 'again' : states[card.state];
    return {
      kind: 'homework',
      id: card.id,
      title: card.title,
      cover: null,
      opensAt: card.opensAt,
      dueAt: card.dueAt,
      doneAt: state === 'done' || state === 'failed' ? card.handedInAt : null,
      state: state === 'open' && card.drafted ? 'begun' : state,
      progress: state === 'done' ? 100 : card.drafted ? 30 : 0,
    };
  });
};

/** Ends of homework in the learner’s calendar. */
export const homeworkDates: DatedItems = async (ctx, { from, to }) => {
  const inRange = and(
    isNotNull(homeworks.dueAt),
    gte(homeworks.dueAt, new Date(from)),
    lte(homeworks.dueAt, new Date(to)),
  );
  const rows = await ownHomework(ctx).read(inRange);
  return rows.map(({ row }) => {
    const at = row.dueAt?.getTime() ?? from;
    return {
      kind: 'homework',
      id: row.id,
      part: 'end',
      title: localised(row.title, ctx.viewer.language),
      place: null,
      from: at,
      to: at,
      allDay: false,
    };
  });
};
