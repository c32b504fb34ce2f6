import { and, eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { sparringScenarios, sparringSessions } from './sparring.schema.ts';

/** Typical length of a dialogue, minutes. */
const minutes = 10;

/** Scenarios with whether a person has passed them, by id. */
export const sparringItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const { endedAt, score, id } = sparringSessions;
  const rows = await scope.tx
    .select({
      id: sparringScenarios.id,
      title: sparringScenarios.title,
      begun: sql<number>`count(${id})::int`,
      finishedAt: sql<Date | null>`min(${endedAt}) filter (where ${score} >= ${sparringScenarios.passScore})`,
    })
    .from(sparringScenarios)
    .leftJoin(
      sparringSessions,
      and(
        eq(sparringSessions.eid, sparringScenarios.eid),
        eq(sparringSessions.scenarioId, sparringScenarios.id),
        eq(sparringSessions.userId, userId ?? 0),
      ),
    )
    .where(scope.only(sparringScenarios, inArray(sparringScenarios.id, [...ids])))
    .groupBy(sparringScenarios.id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: localised(row.title, language),
        begun: row.begun > 0,
        finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt).getTime(),
        minutes,
      },
    ]),
  );
};
