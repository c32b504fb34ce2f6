import type { CourseDraft } from '@banyan/contracts/course';
import { anyDraft } from './anyDraft.ts';
import { courseVersions } from '../manage/draft.schema.ts';
import type { CourseWorld } from './world.ts';

/** A course in the console with three versions; answers its id. */
export async function addVersions(world: CourseWorld): Promise<number> {
  const { id } = await world.addCourse();
  const draft: CourseDraft = anyDraft;
  await world.in(1001, (scope) =>
    scope.tx
      .insert(courseVersions)
      .values(
        [1, 2, 3].map((no) => scope.row(courseVersions, { thingId: id, no, draft, publishedAt: new Date(world.now) })),
      ),
  );
  return id;
}
