import type { TenantScope } from '../../db/tenant.ts';
import { countOwned } from '../../platform/ownedThings.ts';
import { courseProgress } from './progress.schema.ts';

/** Number of courses that people have begun. */
export const begunBy = (scope: TenantScope, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  countOwned(scope, courseProgress, { owner: courseProgress.userId, userIds });
