import type { Asker } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';
import { CourseWorld } from './world.ts';

/** A world with all calls; each time it is asked for, it has one more enterprise with an administrator. */
export function inEachEnterprise() {
  let opened: Promise<CourseWorld> | undefined;
  let eid = 1000;
  return async (): Promise<{ readonly world: CourseWorld; readonly eid: number; readonly boss: Asker }> => {
    opened ??= CourseWorld.open([], allRoutes);
    const world = await opened;
    eid += 1;
    await world.addEnterprise(eid);
    return { world, eid, boss: await world.addPerson('admin', 'boss', eid) };
  };
}
