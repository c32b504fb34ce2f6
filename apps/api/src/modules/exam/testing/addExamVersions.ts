import { examVersions } from '../manage/exams/examDraft.schema.ts';
import { anyExamDraft } from './anyExamDraft.ts';
import type { ExamWorld } from './world.ts';

/** An exam in the console with three versions; answers its id. */
export async function addExamVersions(exam: ExamWorld): Promise<number> {
  const examId = await exam.addExam();
  await exam.world.in(1001, (scope) =>
    scope.tx
      .insert(examVersions)
      .values(
        [1, 2, 3].map((no) =>
          scope.row(examVersions, { thingId: examId, no, draft: anyExamDraft, publishedAt: new Date(exam.world.now) }),
        ),
      ),
  );
  return examId;
}
