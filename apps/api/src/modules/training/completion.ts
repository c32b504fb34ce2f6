import { and, eq } from 'drizzle-orm';
import { certificateEarned } from '../../effects/certificateEarned.ts';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import { certificateTakenBack, creditsTakenBack } from '../../effects/takenBack.ts';
import type { AdvanceContext } from './advanceContext.ts';
import { rounds } from './enrolment.schema.ts';
import type { EnrolmentRow, ProgrammeRow } from './shape.ts';

const certificateOf = ({ id, templateId }: ProgrammeRow, { userId, round }: EnrolmentRow) =>
  templateId === null ? null : { userId, templateId, source: { type: 'programme', id: String(id) }, round };

/** Rewards of completing a round. */
export async function rewardRound(
  { scope, now, emit }: AdvanceContext,
  programme: ProgrammeRow,
  enrolment: EnrolmentRow,
) {
  const { userId, programmeId, round, beganAt } = enrolment;
  await scope.tx
    .insert(rounds)
    .values(scope.row(rounds, { programmeId, userId, round, beganAt, completedAt: new Date(now) }))
    .onConflictDoNothing();
  // In a renewal round the person has them already.
  const tenths = Math.round(programme.credits / 10);
  if (tenths > 0) await emit(scope, creditsEarned, { userId, source: { type: 'training', id: programmeId }, tenths });
  const certificate = certificateOf(programme, enrolment);
  if (certificate !== null) await emit(scope, certificateEarned, certificate);
}

/** Takes back the rewards of completing a round, as something of it is not finished any more. */
export async function takeBackRound({ scope, emit }: AdvanceContext, programme: ProgrammeRow, enrolment: EnrolmentRow) {
  const { userId, programmeId, round } = enrolment;
  const own = and(eq(rounds.userId, userId), eq(rounds.programmeId, programmeId));
  await scope.tx.delete(rounds).where(scope.only(rounds, own, eq(rounds.round, round)));
  // The credits were earned by the first round, and any other that is complete keeps them.
  const kept = await scope.tx.$count(rounds, scope.only(rounds, own));
  if (kept === 0) await emit(scope, creditsTakenBack, { userId, source: { type: 'training', id: programmeId } });
  const certificate = certificateOf(programme, enrolment);
  if (certificate !== null) await emit(scope, certificateTakenBack, certificate);
}
