import type { ImportKind } from '../import/kind.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { certificatesKind } from './certificate/import/certificates.import.ts';
import { communityKind } from './community/import/community.import.ts';
import { postsKind } from './community/import/posts.import.ts';
import { commentsKind } from './comment/import/comments.import.ts';
import { chapterIds } from './course/chapterIds.ts';
import { categoriesKind } from './course/import/categories.import.ts';
import { courseImport } from './course/import/course.import.ts';
import { packagesKind } from './course/import/packages.import.ts';
import { scormImport } from './course/scorm/scorm.import.ts';
import { codesKind } from './courseCode/import/codes.import.ts';
import { importOf } from '../platform/fileKind.ts';
import { agreementsKind } from './enterprise/import/agreements.import.ts';
import { enterpriseImport } from './enterprise/import/enterprise.import.ts';
import { attachmentsKind } from './download/import/attachments.import.ts';
import { examKind } from './exam/import/exam.import.ts';
import { questionsImport } from './exam/import/questions.import.ts';
import { resultsKind } from './exam/import/results.import.ts';
import { tagsKind } from './exam/import/tags.import.ts';
import { enterpriseParts } from './enterpriseParts.ts';
import { findThings } from './findThings.ts';
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
import { peopleImport } from './session/import/people.import.ts';
import { scenariosKind } from './sparring/import/scenarios.import.ts';
import { assessmentsKind } from './talent/import/assessments.import.ts';
import { talentKind } from './talent/import/talent.import.ts';
import { toolsKind } from './talent/import/tools.import.ts';
import { programmeKind } from './training/import/programme.import.ts';

/** Kinds of files for `npm run import`. */
export const importKinds: readonly ImportKind[] = [
  enterpriseImport(enterpriseParts),
  peopleImport,
  importOf(categoriesKind),
  importOf(agreementsKind),
  courseImport,
  questionsImport(chapterIds),
  importOf(examKind),
  importOf(tagsKind),
  importOf(resultsKind),
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
