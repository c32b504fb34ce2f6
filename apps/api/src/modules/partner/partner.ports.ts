import type { FindThings } from '../../platform/bringing.ts';
import type { CourseCard } from '@banyan/contracts/course';
import type { CallContext } from '../../http/context.ts';

/** Needs of partners from other modules. */
export interface PartnerPorts {
  /** Finds the courses, packages and products that files name. */
  readonly find: FindThings;
  /** Courses as lists show them; deleted ones are left out. */
  readonly cards: (
    ctx: Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly course: CourseCard; readonly available: boolean }>>;
}
