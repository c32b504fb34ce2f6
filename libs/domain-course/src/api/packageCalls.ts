import { packageDetail, packageList, packagePrice } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Course packages. */
export const packageCalls = { list: packageList, detail: packageDetail, price: packagePrice } as const;
export type PackageApi = Api<typeof packageCalls>;
