import { courseCategories } from '../course.schema.ts';
import type { CourseWorld } from './world.ts';

/** A category of courses; answers its id. */
export async function addCategory(world: CourseWorld): Promise<number> {
  const [added] = await world.in(1001, (scope) =>
    scope.tx
      .insert(courseCategories)
      .values(
        scope.row(courseCategories, {
          ...{ key: 'added', parent: null, level: 1, sort: 99, name: { zh_cn: '加的' }, motif: 'quality' as const },
        }),
      )
      .returning(),
  );
  return added?.id ?? 0;
}
