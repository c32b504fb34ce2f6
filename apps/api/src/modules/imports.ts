import { and, eq, inArray } from 'drizzle-orm';
import type { ImportKind } from '../import/kind.ts';
import { activities } from './activity/activity.schema.ts';
import { certificateTemplates } from './certificate/certificate.schema.ts';
import { courses } from './course/course.schema.ts';
import { courseImport } from './course/import/course.import.ts';
import { scormImport } from './course/scorm/scorm.import.ts';
import { exams } from './exam/exam.schema.ts';
import { questionsImport } from './exam/import/questions.import.ts';
import { homeworks } from './homework/homework.schema.ts';
import { trainingPorts } from './index.ts';
import { questionnaires } from './questionnaire/questionnaire.schema.ts';
import type { ProgrammeImportPorts } from './training/import/importProgramme.ts';
import { trainingImport } from './training/import/training.import.ts';

const titled = {
  exam: exams,
  questionnaire: questionnaires,
  homework: homeworks,
  activity: activities,
  course: courses,
};

/** What programmes may ask for, and what they may give. */
export const programmeImportPorts: ProgrammeImportPorts = {
  ...trainingPorts,
  async titles(scope, kind, ids) {
    const table = titled[kind];
    const shown = kind === 'course' ? eq(courses.state, 'on_shelf') : undefined;
    const rows = await scope.tx
      .select({ id: table.id, title: table.title })
      .from(table)
      .where(scope.only(table, and(inArray(table.id, [...ids]), shown)));
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  async template(scope, id) {
    const [found] = await scope.tx
      .select({ title: certificateTemplates.title })
      .from(certificateTemplates)
      .where(scope.only(certificateTemplates, eq(certificateTemplates.id, id)));
    return found?.title ?? null;
  },
};

/** What comes in by `npm run import`. */
export const importKinds: readonly ImportKind[] = [
  courseImport,
  questionsImport,
  scormImport,
  trainingImport(programmeImportPorts),
];
