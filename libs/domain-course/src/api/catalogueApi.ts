import { categoryTree, courseList, homeList } from '@banyan/contracts';
import type { CatalogueApi, CourseHttp } from './courseApi.ts';

/** The calls of the catalogue over the portal's transport. */
export function createCatalogueApi(http: CourseHttp): CatalogueApi {
  return {
    categories: (options) => http.call(categoryTree, {}, options),
    courses: (input, options) => http.call(courseList, input, options),
    moduleCourses: (module, options) => http.call(homeList, { module }, options),
  };
}
