import type { SQL } from 'drizzle-orm';
import { inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { exams } from './exam.schema.ts';
import { audienceUses } from '../../platform/audience/audienceUse.ts';

/** Exams visible to the viewer: those for everyone, and those of the viewer's audiences. */
export const examsFor = (who: Who): SQL => inAudience(who, exams.audienceId);

/** Exams that are for audiences. */
export const examAudiences = audienceUses('exam', exams, exams.title);
