import type { CallOutput } from '@banyan/contracts';
import type { PackageDetail, packagePrice } from '@banyan/contracts/course';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { packageCalls, type PackageApi } from '../api/packageCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** One course package, and its price unless it is free. */
export class PackageStore {
  readonly detail: Request<PackageDetail, number>;
  readonly price: Request<CallOutput<typeof packagePrice>, number>;

  constructor(api: Pick<PackageApi, 'detail' | 'price'>) {
    this.detail = new Request((id, options) => api.detail({ id }, options));
    this.price = new Request((id, options) => api.price({ id }, options));
    makeAutoObservable(this, { detail: false, price: false });
  }

  async show(id: number): Promise<void> {
    await this.detail.load(id);
    const { value } = this.detail;
    if (value !== null && value.package.price !== null) void this.price.load(id);
  }

  leave(): void {
    this.detail.leave();
    this.price.leave();
  }
}

export const makePackageStore = ({ http }: CourseEnvironment) => new PackageStore(apiOf(http, packageCalls));
