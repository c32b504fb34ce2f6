import {
  categoryTree,
  chapterContent,
  commitScorm,
  classLibrary,
  collectionList,
  courseDetail,
  courseGrade,
  courseLearners,
  courseList,
  courseVerify,
  documentToken,
  forgetVisits,
  getCourseVerifi,
  isGrade,
  packageDetail,
  packageList,
  packagePrice,
  praiseCourse,
  recommendedCourses,
  relatedCourses,
  reportProgress,
  scormChapter,
  setCollected,
  setCourseVerifi,
  studyLease,
  studyHours,
  studyList,
  studyStatements,
  videoAddress,
  visitList,
} from '@banyan/contracts/course';
import { serve, type Route } from '../../http/serve.ts';
import { listStatements } from './evidence/studyStatements.ts';
import { readCategoryTree } from './categoryTree.service.ts';
import { readChapterContent, readDocumentToken } from './chapterContent.service.ts';
import { changeCollected, listCollected } from './collection.service.ts';
import { readCourse } from './courseDetail.service.ts';
import { listCourses } from './courseList.service.ts';
import { readHours } from './hours.service.ts';
import { listLearners } from './learners.service.ts';
import { changeLease } from './lease.service.ts';
import { readLibrary } from './library.service.ts';
import { listPackages, readPackage, readPackagePrice } from './package.service.ts';
import { grade, praise, readOpinion } from './opinion.service.ts';
import type { CoursePorts } from './course.ports.ts';
import { answerPresence, listPresence, readPresence } from './presence.service.ts';
import { takeReport } from './progress.service.ts';
import { listStudied } from './records.service.ts';
import { recommendCourses } from './recommend.service.ts';
import { readRelated } from './relatedCourses.service.ts';
import { readVideoAddress } from './video.service.ts';
import { readScorm, takeCommit } from './scorm/scorm.service.ts';
import { deleteVisits, listVisits } from './visit.service.ts';

/** Calls that need another module. */
export const portRoutes = (ports: Pick<CoursePorts, 'keepsName' | 'spendFacePass'>): readonly Route[] => [
  serve(courseVerify, readPresence),
  serve(setCourseVerifi, (ctx, input) => answerPresence(ctx, input, ports)),
  serve(getCourseVerifi, listPresence),
  serve(courseLearners, (ctx, input) => listLearners(ctx, input, ports)),
];

/** Calls of the course module. */
export const courseRoutes: readonly Route[] = [
  serve(categoryTree, readCategoryTree),
  serve(courseList, listCourses),
  serve(courseDetail, readCourse),
  serve(relatedCourses, readRelated),
  serve(videoAddress, readVideoAddress),
  serve(documentToken, readDocumentToken),
  serve(chapterContent, readChapterContent),
  serve(reportProgress, (ctx, input) => takeReport(ctx, input)),
  serve(scormChapter, readScorm),
  serve(commitScorm, takeCommit),
  serve(studyLease, changeLease),
  serve(studyList, listStudied),
  serve(collectionList, listCollected),
  serve(setCollected, changeCollected),
  serve(packageList, listPackages),
  serve(packageDetail, readPackage),
  serve(packagePrice, readPackagePrice),
  serve(visitList, listVisits),
  serve(forgetVisits, deleteVisits),
  serve(studyHours, readHours),
  serve(isGrade, readOpinion),
  serve(courseGrade, grade),
  serve(praiseCourse, praise),
  serve(classLibrary, readLibrary),
  serve(recommendedCourses, recommendCourses),
  serve(studyStatements, listStatements),
];
