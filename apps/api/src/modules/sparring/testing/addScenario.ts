import { localiser } from '../../../db/seed/localiser.ts';
import type { World } from '../../../testing/world.ts';
import { scriptOf } from '../import/scenario.shape.ts';
import { sparringScenarios } from '../sparring.schema.ts';
import { demoScenario } from './demoScenario.ts';

/** Adds a scenario of two turns and two attempts in an assessment; returns its id. */
export async function addScenario(world: World, eid = 1001): Promise<number> {
  const say = localiser([]);
  const leak = demoScenario(1001, 0);
  const [added] = await world.in(eid, (scope) =>
    scope.tx
      .insert(sparringScenarios)
      .values(
        scope.row(sparringScenarios, {
          ...{ kind: leak.kind, turns: 8, assessTurns: 2, passScore: 70, attempts: 2 },
          title: say(leak.title),
          about: say(leak.about),
          goal: say(leak.goal),
          partner: say(leak.partner),
          roles: leak.roles.map(({ name }) => say(name)),
          script: scriptOf(leak, say),
        }),
      )
      .returning({ id: sparringScenarios.id }),
  );
  if (added === undefined) throw new Error('no scenario was added');
  return added.id;
}
