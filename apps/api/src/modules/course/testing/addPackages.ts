import { coursePackages } from '../package.schema.ts';
import type { CourseWorld } from './world.ts';

/** Two course packages without courses. */
export async function addPackages(world: CourseWorld): Promise<void> {
  const texts = { title: { zh_cn: '包' }, intro: { zh_cn: '' }, motif: 'quality' as const };
  await world.in(1001, (scope) =>
    scope.tx
      .insert(coursePackages)
      .values([1, 2].map((id) => scope.row(coursePackages, { id, publishedAt: new Date(world.now), ...texts }))),
  );
}
