import { and, eq, inArray } from 'drizzle-orm';
import { activities } from './activity/activity.schema.ts';
import { certificateTemplates } from './certificate/certificate.schema.ts';
import { courses } from './course/course.schema.ts';
import { exams } from './exam/exam.schema.ts';
import { homeworks } from './homework/homework.schema.ts';
import { questionnaires } from './questionnaire/questionnaire.schema.ts';
import type { ProgrammeImportPorts } from './training/import/programme.import.ts';

const titled = {
  exam: exams,
  questionnaire: questionnaires,
  homework: homeworks,
  activity: activities,
  course: courses,
};

/** Subjects of tasks in programmes of files, and the certificates they give. */
export const programmeThings: Pick<ProgrammeImportPorts, 'titles' | 'template'> = {
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
