import { hengchuanExams } from './exams/hengchuan.ts';
import { larkfieldExams } from './exams/larkfield.ts';
import type { SeedExam } from './types.ts';

/** Exams of the demo enterprises. */
export const seedExams: readonly SeedExam[] = [...hengchuanExams, ...larkfieldExams];
