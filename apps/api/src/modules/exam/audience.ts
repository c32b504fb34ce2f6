import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';

/** Exams visible to the viewer: published ones for everyone or the viewer's audiences, until they are archived. */
export const examsFor = (who: Who): SQL =>
  sql`(not ${exams.draft} and ${exams.archivedAt} is null and ${inAudience(who, exams.audienceId)})`;

/** Exams that are for audiences. */
export const examAudiences = audienceThings({
  kind: 'exam',
  area: 'assessment',
  table: exams,
  name: exams.title,
  where: and(eq(exams.draft, false), isNull(exams.archivedAt)),
  records: { table: examAttempts, thingId: examAttempts.examId, userId: examAttempts.userId },
});
