import type { Role } from '@banyan/contracts/account';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { activityRoutes } from '../activity.routes.ts';

/** A world with an organiser. */
export interface ActivityWorld {
  readonly world: World;
  readonly organiser: Asker & { readonly userId: number };
  /** Adds people who can make calls. */
  readonly people: (count: number, role?: Exclude<Role, 'none'>) => Promise<(Asker & { readonly userId: number })[]>;
}

/** A world for calls about activities. */
export async function openActivityWorld(): Promise<ActivityWorld> {
  const world = await openWorld(activityRoutes, { eids: [1001, 1002] });
  let added = 0;
  const people: ActivityWorld['people'] = async (count, role = 'learner') => {
    const all = [];
    for (let n = 0; n < count; n += 1) {
      added += 1;
      const { userId } = await world.addPerson(role, `P${added}`);
      if (userId === null) throw new Error('nobody was added');
      all.push({ userId, role });
    }
    return all;
  };
  const [organiser] = await people(1, 'lecturer');
  if (organiser === undefined) throw new Error('nobody organises');
  return { world, organiser, people };
}
