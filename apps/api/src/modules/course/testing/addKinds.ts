import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { chapters } from '../course.schema.ts';
import { drawDocument } from './drawDocument.ts';
import type { CourseWorld } from './world.ts';

type Kind = Partial<Pick<typeof chapters.$inferSelect, 'kind' | 'parts' | 'files'>>;

/** A course with a chapter of each kind given, each asking for 100 s. */
export async function addKinds(world: CourseWorld, kinds: readonly Kind[]) {
  const course = await world.addCourse({ chapterSeconds: kinds.map(() => 100) });
  await world.in(1001, async (scope) => {
    const rows = await scope.tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(scope.only(chapters, eq(chapters.courseId, course.id)))
      .orderBy(asc(chapters.no));
    for (const [index, { id }] of rows.entries()) {
      await scope.tx
        .update(chapters)
        .set({ renditions: [], subtitles: {}, ...kinds[index] })
        .where(scope.only(chapters, eq(chapters.id, id)));
    }
  });
  return course;
}

/** Stores a document of one page under a key. */
export async function storeDocument(world: CourseWorld, key: string): Promise<void> {
  const bytes = await drawDocument('A', [{ heading: 'A', lines: ['a'] }]);
  await world.files.put(key, Readable.from([bytes]), { type: 'application/pdf', maxBytes: 10_000_000 });
}
