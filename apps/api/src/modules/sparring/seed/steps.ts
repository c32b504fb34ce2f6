import { inArray } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../enterprise/enterprise.schema.ts';
import { scoreOf, totalOf } from '../partner/score.ts';
import { scriptedReply } from '../partner/scriptedReply.ts';
import { sparringLines, sparringScenarios, sparringSessions } from '../sparring.schema.ts';
import { briefing } from './briefing.ts';
import { cake } from './cake.ts';
import { cheese } from './cheese.ts';
import { leak } from './leak.ts';
import { pasts, type SeedPast } from './pasts.ts';
import { scriptOf } from './scriptOf.ts';
import type { SeedScenario } from './types.ts';

const dayMs = 86_400_000;
const lineMs = 40_000;
const all: readonly SeedScenario[] = [leak, briefing, cake, cheese];

/** A dialogue of the past: what the learner said, and what the partner answers to it. */
async function addPast(scope: TenantScope, past: SeedPast, userId: number, at: number): Promise<void> {
  const seed = all.find(({ id }) => id === past.scenario);
  if (seed === undefined) return;
  const language = past.language;
  const script = scriptOf(seed, localiser([]));
  const { mode, said } = past;
  const limit = mode === 'assess' ? seed.assessTurns : seed.turns;
  const score = totalOf(scoreOf(script, said, { language, lineOf: () => 0 }));
  const ends = past.open === true ? null : new Date(at + said.length * 2 * lineMs);
  const [session] = await scope.tx
    .insert(sparringSessions)
    .values(
      scope.row(sparringSessions, {
        ...{ userId, mode, role: 0, score, scenarioId: seed.id, said: said.length },
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

/** Scenarios, and dialogues that were held. */
export const sparringSeeds: readonly SeedStep[] = [
  {
    name: 'sparring',
    eids: [1001, 1002],
    fills: sparringScenarios,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const own = all.filter((seed) => seed.eid === eid);
        await scope.tx.insert(sparringScenarios).values(
          own.map((seed) =>
            scope.row(sparringScenarios, {
              ...{ id: seed.id, kind: seed.kind, turns: seed.turns, assessTurns: seed.assessTurns },
              ...{ passScore: seed.passScore, attempts: seed.attempts },
              title: say(seed.title),
              about: say(seed.about),
              goal: say(seed.goal),
              partner: say(seed.partner),
              roles: seed.roles.map(say),
              script: scriptOf(seed, say),
            }),
          ),
        );
        const held = pasts.filter((past) => past.eid === eid);
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, [...new Set(held.map(({ account }) => account))])));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        for (const past of held) {
          const userId = ids.get(past.account);
          if (userId !== undefined) await addPast(scope, past, userId, now - past.daysAgo * dayMs);
        }
      }),
  },
];
