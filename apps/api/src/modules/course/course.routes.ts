import {
  categoryTree,
  collectionList,
  courseDetail,
  courseList,
  relatedCourses,
  reportProgress,
  setCollected,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts';
import { serve, type Route } from '../../http/serve.ts';
import { readCategoryTree } from './categoryTree.service.ts';
import { changeCollected, listCollected } from './collection.service.ts';
import { readCourse } from './courseDetail.service.ts';
import { listCourses } from './courseList.service.ts';
import { changeLease } from './lease.service.ts';
import { takeReport } from './progress.service.ts';
import { listStudied } from './records.service.ts';
import { readRelated } from './relatedCourses.service.ts';
import { readVideoAddress } from './video.service.ts';

/** Calls of the course module. */
export const courseRoutes: readonly Route[] = [
  serve(categoryTree, readCategoryTree),
  serve(courseList, listCourses),
  serve(courseDetail, readCourse),
  serve(relatedCourses, readRelated),
  serve(videoAddress, readVideoAddress),
  serve(reportProgress, takeReport),
  serve(studyLease, changeLease),
  serve(studyList, listStudied),
  serve(collectionList, listCollected),
  serve(setCollected, changeCollected),
];
