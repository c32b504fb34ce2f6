import { type CallInput, type CallOutput } from '@banyan/contracts';
import { myProgrammes, programmeList, type ProgrammeTab } from '@banyan/contracts/training';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { programmesFor } from './audience.ts';
import { cardsOf, know, lostOf } from './cards.ts';
import type { OwnProgramme } from './shape.ts';
import { enrolments } from './enrolment.schema.ts';
import { programmes } from './programmes.schema.ts';
import type { TrainingModulePorts } from './training.ports.ts';

const lastPublishedFirst = keyset<OwnProgramme>([programmes.publishedAt, programmes.id], ({ programme }) => [
  programme.publishedAt,
  programme.id,
]);

/** Joins a programme with the viewer in it. */
export const ownEnrolment = ({ viewer }: Pick<CallContext, 'viewer'>) =>
  and(
    eq(enrolments.eid, programmes.eid),
    eq(enrolments.programmeId, programmes.id),
    eq(enrolments.userId, viewer.userId ?? 0),
  );

/** Programmes that the viewer may see, latest first. */
export function listProgrammes(ports: TrainingModulePorts) {
  return (ctx: CallContext, input: CallInput<typeof programmeList>): Promise<CallOutput<typeof programmeList>> =>
    keysetPage(programmeList, input, {
      by: lastPublishedFirst,
      read: ({ beyond, orderBy, limit }) =>
        ctx.scope.tx
          .select({ programme: programmes, enrolment: enrolments })
          .from(programmes)
          .leftJoin(enrolments, ownEnrolment(ctx))
          .where(ctx.scope.only(programmes, programmesFor(ctx), beyond))
          .orderBy(...orderBy)
          .limit(limit),
      items: async (rows) => cardsOf(ctx, ports, await know(ctx, rows)),
    });
}

interface Joined extends OwnProgramme {
  readonly enrolment: typeof enrolments.$inferSelect;
}

const lastJoinedFirst = keyset<Joined>([enrolments.joinedAt, enrolments.programmeId], ({ enrolment }) => [
  enrolment.joinedAt,
  enrolment.programmeId,
]);

/** Conditions of the parts of my training, on a programme and the learner in it; `lost`: can be completed no more. */
function tabs(now: number, lost: readonly number[]): Readonly<Record<ProgrammeTab, SQL>> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const completed = sql`(${enrolments.completedAt} is not null)`;
  const gone = lost.length === 0 ? sql`false` : inArray(programmes.id, [...lost]);
  const over = sql`(not ${completed} and (${gone} or coalesce(${programmes.archivedAt} <= ${at}, false) or coalesce(least(${programmes.endsAt}, ${enrolments.dueAt}) <= ${at}, false)))`;
  const ahead = sql`(not ${completed} and not ${over} and greatest(${programmes.beginsAt}, ${enrolments.beganAt}) > ${at})`;
  return {
    all: sql`true`,
    completed,
    ended: over,
    not_started: ahead,
    in_progress: sql`(not ${completed} and not ${over} and not ${ahead})`,
  };
}

/** Programmes that the learner takes part in, latest joined first. */
export function listMyProgrammes(ports: TrainingModulePorts) {
  return async (
    ctx: CallContext<Learner>,
    input: CallInput<typeof myProgrammes>,
  ): Promise<CallOutput<typeof myProgrammes>> => {
    const { scope, viewer } = ctx;
    const mine = eq(enrolments.userId, viewer.userId);
    const inProgramme = and(eq(programmes.eid, enrolments.eid), eq(programmes.id, enrolments.programmeId));
    const joined = (condition: SQL) =>
      scope.tx
        .select({ programme: programmes, enrolment: enrolments })
        .from(enrolments)
        .innerJoin(programmes, inProgramme)
        .where(scope.only(enrolments, mine, condition));
    const lost = await lostOf(ctx, ports, await know(ctx, await joined(tabs(ctx.now(), []).in_progress)));
    // Programmes missed in the task centre have ended here (ADR 0048).
    const conditions = tabs(ctx.now(), [...lost.keys()]);
    const page = await keysetPage(myProgrammes, input, {
      by: lastJoinedFirst,
      read: ({ beyond, orderBy, limit }) =>
        joined(sql`${conditions[input.tab ?? 'all']} and ${beyond ?? sql`true`}`)
          .orderBy(...orderBy)
          .limit(limit),
      items: async (rows) => cardsOf(ctx, ports, await know(ctx, rows)),
    });
    const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
    const [counts] = await scope.tx
      .select({
        all: number(conditions.all),
        in_progress: number(conditions.in_progress),
        not_started: number(conditions.not_started),
        completed: number(conditions.completed),
        ended: number(conditions.ended),
      })
      .from(enrolments)
      .innerJoin(programmes, inProgramme)
      .where(scope.only(enrolments, mine));
    return { ...page, counts: counts ?? { all: 0, in_progress: 0, not_started: 0, completed: 0, ended: 0 } };
  };
}
