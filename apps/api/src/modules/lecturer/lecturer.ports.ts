import type { CourseCard } from '@banyan/contracts/course';
import type { SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';

type Reader = Pick<CallContext, 'scope' | 'viewer'>;

/** Needs of lecturers from other modules. */
export interface LecturerPorts {
  /** Courses of lecturers that the reader may see, counted, by lecturer. */
  readonly countTaught: (ctx: Reader, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Live rooms that people host or have hosted, counted, by person. */
  readonly countHosted: (scope: TenantScope, userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Ids of the lecturers of a category, as a subquery. */
  readonly teachersIn: (ctx: Reader, category: string) => SQL;
  /** Categories of a lecturer's courses. */
  readonly categories: (
    ctx: Reader,
  ) => Promise<{ readonly key: string; readonly name: string; readonly lecturers: number }[]>;
  /** A page of a lecturer's courses that the reader may see. */
  readonly coursesOf: (
    ctx: CallContext,
    page: { readonly id: number; readonly cursor?: string | undefined; readonly size?: number | undefined },
  ) => Promise<{ items: CourseCard[]; next: string | null }>;
  /** Learners of all their courses. */
  readonly learnersOf: (ctx: Pick<CallContext, 'scope'>, id: number) => Promise<number>;
  /** Whether a person has studied one of their courses. */
  readonly hasStudiedWith: (ctx: Pick<CallContext, 'scope'>, userId: number, id: number) => Promise<boolean>;
  /** Keeps an uploaded picture of the applicant. Refuses one of another person, or a missing one. */
  readonly claimPhoto: (ctx: CallContext<Learner>, id: string) => Promise<unknown>;
  /** Releases a kept picture. */
  readonly releasePhoto: (ctx: Pick<CallContext, 'scope' | 'now'>, id: string) => Promise<void>;
  /** Addresses of kept pictures, by id; those that are gone are left out. */
  readonly photosOf: (
    ctx: Pick<CallContext, 'scope' | 'contentUrl'>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly url: string }>>;
}
