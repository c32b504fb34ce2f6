import { courseDetail, relatedCourses, reportProgress, studyLease, studyList, videoAddress } from '@banyan/contracts';
import { createCatalogueApi } from './catalogueApi.ts';
import type { CourseApi, CourseHttp, LoadText } from './courseApi.ts';
import { loadText as loadHere } from './loadText.ts';

/** All calls of this domain over the portal's transport; whoever looks for a course alone has no use for most of them. */
export function createCourseApi({ http, loadText = loadHere }: { http: CourseHttp; loadText?: LoadText }): CourseApi {
  return {
    ...createCatalogueApi(http),
    course: (id, options) => http.call(courseDetail, { id }, options),
    related: (id, options) => http.call(relatedCourses, { id }, options),
    videoAddress: (courseId, chapterId, options) =>
      http.call(videoAddress, { course_id: courseId, chapter_id: chapterId }, options),
    subtitles: loadText,
    report: (beat, options) => http.call(reportProgress, beat, options),
    lease: (input, options) => http.call(studyLease, input, options),
    studied: (input, options) => http.call(studyList, input, options),
  };
}
