import {
  categoryTree,
  courseDetail,
  courseList,
  relatedCourses,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts';
import { serve, type Route } from '../../http/serve.ts';
import { readCategoryTree } from './categoryTree.service.ts';
import { readCourse } from './courseDetail.service.ts';
import { listCourses } from './courseList.service.ts';
import { changeLease } from './lease.service.ts';
import { takeReport } from './progress.service.ts';
import { listStudied } from './records.service.ts';
import { readRelated } from './relatedCourses.service.ts';
import { readVideoAddress } from './video.service.ts';

/** Calls of the course module. */
export const courseRoutes: readonly Route[] = [
  serve(categoryTree, (_input, ctx) => readCategoryTree(ctx)),
  serve(courseList, (input, ctx) => listCourses(ctx, input)),
  serve(courseDetail, (input, ctx) => readCourse(ctx, input)),
  serve(relatedCourses, (input, ctx) => readRelated(ctx, input)),
  serve(videoAddress, (input, ctx) => readVideoAddress(ctx, input)),
  serve(reportProgress, (input, ctx) => takeReport(ctx, input)),
  serve(studyLease, (input, ctx) => changeLease(ctx, input)),
  serve(studyList, (input, ctx) => listStudied(ctx, input)),
];
