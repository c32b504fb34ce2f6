import { eq } from 'drizzle-orm';
import { countOwned, newOwner, type OwnedThings } from '../../platform/ownedThings.ts';
import { examMarkers, exams } from './exam.schema.ts';

/** Exams whose papers somebody marks. Lecturers mark, and administrators. */
export const ownedExams: OwnedThings = {
  kind: 'exams',
  fate: 'handedOver',
  count: (scope, userIds) => countOwned(scope, examMarkers, { owner: examMarkers.userId, userIds }),
  refuses: (_, heir) => (heir.type === 1 ? 'marks' : null),
  async release({ scope }, from, to) {
    const rows = await scope.tx
      .delete(examMarkers)
      .where(scope.only(examMarkers, eq(examMarkers.userId, from)))
      .returning({ id: examMarkers.examId });
    const changed = [];
    for (const { id } of rows) {
      await scope.tx
        .insert(examMarkers)
        .values(scope.row(examMarkers, { examId: id, userId: to }))
        .onConflictDoNothing();
      const [exam] = await scope.tx
        .select({ title: exams.title })
        .from(exams)
        .where(scope.only(exams, eq(exams.id, id)));
      changed.push(newOwner('exam', { id, name: exam?.title.zh_cn ?? '' }, [from, to]));
    }
    return changed;
  },
};
