import { and, eq, inArray } from 'drizzle-orm';
import type { ImportKind } from '../import/kind.ts';
import { activities } from './activity/activity.schema.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { certificateTemplates } from './certificate/certificate.schema.ts';
import { keepTemplates } from './certificate/keepTemplates.ts';
import { communityKind } from './community/import/community.import.ts';
import { postsKind } from './community/import/posts.import.ts';
import { commentsKind } from './comment/import/comments.import.ts';
import { chapterIds } from './course/chapterIds.ts';
import { courses } from './course/course.schema.ts';
import { keepCategories } from './course/import/keepCategories.ts';
import { categoriesKind } from './course/import/categories.import.ts';
import { courseImport } from './course/import/course.import.ts';
import { packagesKind } from './course/import/packages.import.ts';
import { scormImport } from './course/scorm/scorm.import.ts';
import { codesKind } from './courseCode/import/codes.import.ts';
import { importOf } from '../platform/fileKind.ts';
import { enterpriseImport } from './enterprise/import/enterprise.import.ts';
import type { EnterpriseImportPorts } from './enterprise/import/importEnterprise.ts';
import { attachmentsKind } from './download/import/attachments.import.ts';
import { exams } from './exam/exam.schema.ts';
import { examImport } from './exam/import/exam.import.ts';
import { questionsImport } from './exam/import/questions.import.ts';
import { findThings } from './findThings.ts';
import { addHome, usualHome } from './home/addHome.ts';
import { portalFrames } from './home/home.schema.ts';
import { noticeKind } from './home/import/notice.import.ts';
import { homeworks } from './homework/homework.schema.ts';
import { homeworkKind } from './homework/import/homework.import.ts';
import { rewardPoints, trainingPorts } from './index.ts';
import { lecturersKind } from './lecturer/import/lecturers.import.ts';
import { replaysKind } from './liveRoom/import/replays.import.ts';
import { roomsKind } from './liveRoom/import/rooms.import.ts';
import { drawsKind } from './lottery/import/draws.import.ts';
import { goodsKind } from './mall/import/goods.import.ts';
import { messagesKind } from './messages/import/messages.import.ts';
import { partnersKind } from './partner/import/partners.import.ts';
import { questionnairesKind } from './questionnaire/import/questionnaires.import.ts';
import { questionnaires } from './questionnaire/questionnaire.schema.ts';
import { beginPoints } from './points/beginPoints.ts';
import { keepDepartments } from './register/keepDepartments.ts';
import { peopleImport } from './session/import/people.import.ts';
import { scenariosKind } from './sparring/import/scenarios.import.ts';
import { talentKind } from './talent/import/talent.import.ts';
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

/** What an enterprise begins with besides its own settings. */
export const enterpriseImportPorts: EnterpriseImportPorts = {
  async furnish(scope, { categories, name, points_mall }, localise) {
    if ((await scope.tx.$count(portalFrames, scope.only(portalFrames))) > 0) return;
    await addHome(scope, usualHome({ name, fields: categories, hasMall: points_mall }), localise);
    await beginPoints(scope);
  },
  keepCategories,
  keepTemplates,
  keepDepartments,
};

/** What comes in by `npm run import`. */
export const importKinds: readonly ImportKind[] = [
  enterpriseImport(enterpriseImportPorts),
  peopleImport,
  importOf(categoriesKind),
  courseImport,
  questionsImport(chapterIds),
  examImport,
  scormImport,
  trainingImport(programmeImportPorts),
  importOf(activitiesKind),
  importOf(homeworkKind),
  importOf(questionnairesKind),
  importOf(goodsKind),
  importOf(drawsKind(findThings)),
  importOf(attachmentsKind(findThings)),
  importOf(commentsKind(findThings)),
  importOf(packagesKind(findThings)),
  importOf(codesKind(findThings)),
  importOf(partnersKind(findThings)),
  importOf(communityKind),
  importOf(postsKind(rewardPoints)),
  importOf(talentKind(findThings)),
  importOf(scenariosKind),
  importOf(roomsKind),
  importOf(replaysKind),
  importOf(lecturersKind),
  importOf(messagesKind),
  importOf(noticeKind),
];
