import type { CoursePackage } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import { packageCalls, type PackageApi } from '../api/packageCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Course packages, newest first. */
export class PackagesStore {
  readonly list: PagedList<CoursePackage>;

  constructor(api: Pick<PackageApi, 'list'>) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ id }) => id });
  }
}

export const makePackagesStore = ({ http }: CourseEnvironment) => new PackagesStore(apiOf(http, packageCalls));
