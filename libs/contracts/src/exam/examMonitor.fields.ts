import { v } from '../v.ts';
import { text } from '../wire.ts';
import { examLimits } from './managedExams.choices.ts';

/** Words that everybody concerned reads, and that stay in the record. */
export const reason = v.pipe(
  text(examLimits.reason),
  v.check((words) => words.trim() !== ''),
);
