import { localiser } from '../../../db/seed/localiser.ts';
import type { World } from '../../../testing/world.ts';
import { leak } from '../seed/leak.ts';
import { scriptOf } from '../seed/scriptOf.ts';
import { sparringScenarios } from '../sparring.schema.ts';

/** Adds a scenario of two turns and two attempts where it counts; gives back its id. */
export async function addScenario(world: World, eid = 1001): Promise<number> {
  const say = localiser([]);
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
          roles: leak.roles.map(say),
          script: scriptOf(leak, say),
        }),
      )
      .returning({ id: sparringScenarios.id }),
  );
  if (added === undefined) throw new Error('no scenario was added');
  return added.id;
}
