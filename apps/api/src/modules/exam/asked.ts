import { isNull } from 'drizzle-orm';
import { questions } from './question.schema.ts';

/** Current questions: those that no correction has replaced. */
export const stillAsked = isNull(questions.retiredAt);
