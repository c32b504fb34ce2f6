import type { ImportKind } from '../import/kind.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { certificatesKind } from './certificate/import/certificates.import.ts';
import { keepTemplates } from './certificate/keepTemplates.ts';
import { communityKind } from './community/import/community.import.ts';
import { postsKind } from './community/import/posts.import.ts';
import { commentsKind } from './comment/import/comments.import.ts';
import { chapterIds } from './course/chapterIds.ts';
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
import { examKind } from './exam/import/exam.import.ts';
import { questionsImport } from './exam/import/questions.import.ts';
import { tagsKind } from './exam/import/tags.import.ts';
import { findThings } from './findThings.ts';
import { addHome, usualHome } from './home/addHome.ts';
import { portalFrames } from './home/home.schema.ts';
import { noticeKind } from './home/import/notice.import.ts';
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
import { beginPoints } from './points/beginPoints.ts';
import { keepDepartments } from './register/keepDepartments.ts';
import { peopleImport } from './session/import/people.import.ts';
import { scenariosKind } from './sparring/import/scenarios.import.ts';
import { assessmentsKind } from './talent/import/assessments.import.ts';
import { talentKind } from './talent/import/talent.import.ts';
import { toolsKind } from './talent/import/tools.import.ts';
import { programmeKind } from './training/import/programme.import.ts';

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
  importOf(examKind),
  importOf(tagsKind),
  scormImport,
  importOf(programmeKind(trainingPorts)),
  importOf(certificatesKind),
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
  importOf(toolsKind),
  importOf(assessmentsKind),
  importOf(scenariosKind),
  importOf(roomsKind),
  importOf(replaysKind),
  importOf(lecturersKind),
  importOf(messagesKind),
  importOf(noticeKind),
];
