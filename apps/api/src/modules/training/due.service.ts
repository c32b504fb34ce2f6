import type { ProgrammeState } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItem, DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { know, lostOf, momentsOf } from './cards.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';
import { shapesOf, type EnrolmentRow, type OwnProgramme } from './shape.ts';
import { opening, stateOf } from './progress.ts';
import { stageDue } from './taskTimes.ts';
import type { TrainingModulePorts } from './training.ports.ts';

interface Joined extends OwnProgramme {
  readonly enrolment: EnrolmentRow;
}

/** Programmes of the learner that are not archived. */
async function joined({ scope, viewer }: CallContext<Learner>): Promise<readonly Joined[]> {
  return scope.tx
    .select({ programme: programmes, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(programmes, and(eq(programmes.eid, enrolments.eid), eq(programmes.id, enrolments.programmeId)))
    .where(scope.only(enrolments, eq(enrolments.userId, viewer.userId), sql`${programmes.archivedAt} is null`))
    .orderBy(enrolments.joinedAt, enrolments.programmeId);
}

const states = {
  not_started: 'waiting',
  completed: 'done',
  ended: 'missed',
  archived: 'missed',
} as const;

/** State of a programme as a thing to do for the learner; `lost`: it can be completed no more. */
const dueState = (state: ProgrammeState, { lost, progress }: { lost: boolean; progress: number }): DueItem['state'] =>
  state !== 'in_progress' ? states[state] : lost ? 'missed' : progress > 0 ? 'begun' : 'open';

/**
 * Programmes as things that the learner has to do. One that can be completed no more is missed since the closing of the
 * task in question (ADR 0048).
 */
export const dueProgrammes =
  (ports: TrainingModulePorts): DueItems =>
  async (ctx) => {
    const rows = (await joined(ctx)).map((own) => {
      const moments = momentsOf(own);
      return { ...own, moments, state: stateOf(moments, own.enrolment.completedAt?.getTime() ?? null, ctx.now()) };
    });
    const running = rows.filter(({ state }) => state === 'in_progress');
    const lost = await lostOf(ctx, ports, await know(ctx, running));
    return rows.map(({ enrolment, moments, programme, state }): DueItem => {
      const { completedAt, progress } = enrolment;
      return {
        ...{ kind: 'training', id: programme.id, cover: null, progress },
        title: localised(programme.title, ctx.viewer.language),
        opensAt: moments.beginsAt,
        dueAt: lost.get(programme.id) ?? moments.endsAt,
        state: dueState(state, { lost: lost.has(programme.id), progress }),
        doneAt: completedAt?.getTime() ?? null,
      };
    });
  };

/** Days of the learner’s programmes: start and end, and when stages open and are to be done. */
export const datedProgrammes: DatedItems = async (ctx, { from, to }) => {
  const rows = await joined(ctx);
  const shapes = await shapesOf(
    ctx.scope,
    rows.map(({ programme }) => programme.id),
  );
  const say = (text: (typeof rows)[number]['programme']['title']) => localised(text, ctx.viewer.language);
  return rows
    .flatMap((own) => {
      const { programme } = own;
      const { beginsAt, endsAt } = momentsOf(own);
      const day = (part: string, title: string, at: number | null): DatedItem[] =>
        at === null
          ? []
          : [{ kind: 'training', id: programme.id, part, title, place: null, from: at, to: at, allDay: true }];
      const stages = (shapes.get(programme.id) ?? []).flatMap((stage) => {
        const title = `${say(programme.title)} ${say(stage.title)}`;
        const opens = opening({ ...stage, opensAt: stage.opensAt?.getTime() ?? null }, beginsAt);
        return [
          ...day(`stage-${stage.no}-begin`, title, opens),
          ...day(`stage-${stage.no}-end`, title, stageDue(own, stage)),
        ];
      });
      const title = say(programme.title);
      return [...day('begin', title, beginsAt), ...stages, ...day('end', title, endsAt)];
    })
    .filter((item) => item.from >= from && item.from <= to);
};
