import type { SQL } from 'drizzle-orm';
import { inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';

/** Exams visible to the viewer: those for everyone, and those of the viewer's audiences. */
export const examsFor = (who: Who): SQL => inAudience(who, exams.audienceId);

/** Exams that are for audiences. */
export const examAudiences = audienceThings({
  kind: 'exam',
  area: 'assessment',
  table: exams,
  name: exams.title,
  records: { table: examAttempts, thingId: examAttempts.examId, userId: examAttempts.userId },
});
