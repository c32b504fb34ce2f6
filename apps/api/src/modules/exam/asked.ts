import { isNull } from 'drizzle-orm';
import { questions } from './question.schema.ts';

/** Questions that are drawn: those that no corrected one has taken the place of. */
export const stillAsked = isNull(questions.retiredAt);
