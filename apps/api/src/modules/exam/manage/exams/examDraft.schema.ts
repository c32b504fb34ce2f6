import type { ExamDraft } from '@banyan/contracts/exam';
import { draftTable, versionTable } from '../../../../platform/drafts/draftTables.ts';
import { exams } from '../../exam.schema.ts';

/** The drafts of exams. */
export const examDrafts = draftTable<ExamDraft>('exam', exams);

/** Published versions of exams; changes are names of settings. */
export const examVersions = versionTable<ExamDraft, string>('exam', exams);
