import { asc, inArray } from 'drizzle-orm';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { scenariosKind } from '../import/scenarios.import.ts';
import { scoreOf, totalOf } from '../partner/score.ts';
import { scriptedReply } from '../partner/scriptedReply.ts';
import { sparringLines, sparringScenarios, sparringSessions, type ScenarioRow } from '../sparring.schema.ts';
import { pasts, type SeedPast } from './pasts.ts';

const dayMs = 86_400_000;
const lineMs = 40_000;
/** Scenarios of the demo have ids of their own. */
const firstIds: Readonly<Record<number, number>> = { 1001: 301, 1002: 401 };

/** Adds a past dialogue: the learner's lines, and the partner's replies to them. */
async function addPast(
  scope: TenantScope,
  past: SeedPast,
  { at, row, userId }: { readonly row: ScenarioRow; readonly userId: number; readonly at: number },
): Promise<void> {
  const { script } = row;
  const language = past.language;
  const { mode, said } = past;
  const limit = mode === 'assess' ? row.assessTurns : row.turns;
  const score = totalOf(scoreOf(script, said, { language, lineOf: () => 0 }));
  const ends = past.open === true ? null : new Date(at + said.length * 2 * lineMs);
  const [session] = await scope.tx
    .insert(sparringSessions)
    .values(
      scope.row(sparringSessions, {
        ...{ userId, mode, role: 0, score, scenarioId: row.id, said: said.length },
        beganAt: new Date(at),
        endedAt: ends,
      }),
    )
    .returning({ id: sparringSessions.id });
  if (session === undefined) return;
  const lines = [...said.keys(), said.length].flatMap((turn) => {
    const turnsLeft = limit - turn;
    const reply = scriptedReply(script, said.slice(0, turn), { language, role: 0, turnsLeft });
    const own = said[turn];
    return [
      { who: 'partner' as const, text: reply },
      ...(own === undefined ? [] : [{ who: 'learner' as const, text: own }]),
    ];
  });
  await scope.tx.insert(sparringLines).values(
    lines.map((line, index) =>
      scope.row(sparringLines, {
        ...line,
        ...{ sessionId: session.id, no: index + 1, done: true, at: new Date(at + index * lineMs) },
      }),
    ),
  );
}

/** Scenarios, and past dialogues. */
export const sparringSeeds: readonly SeedStep[] = [
  {
    name: 'sparring',
    eids: [1001, 1002],
    fills: sparringScenarios,
    async work(ports, { eid }) {
      const { db, now } = ports;
      await bringDemo(scenariosKind, ports, {
        eid,
        path: demoFile('scenarios.yaml', eid),
        firstId: firstIds[eid] ?? 0,
      });
      await inTenant(db, eid, async (scope) => {
        const rows = await scope.tx
          .select()
          .from(sparringScenarios)
          .where(scope.only(sparringScenarios))
          .orderBy(asc(sparringScenarios.id));
        const held = pasts.filter((past) => past.eid === eid);
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, [...new Set(held.map(({ account }) => account))])));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        for (const past of held) {
          const userId = ids.get(past.account);
          const row = rows.find(({ id }) => id === past.scenario);
          if (userId !== undefined && row !== undefined)
            await addPast(scope, past, { row, userId, at: now - past.daysAgo * dayMs });
        }
      });
    },
  },
];
