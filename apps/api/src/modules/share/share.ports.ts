import type { CoverMotif } from '@banyan/contracts';
import type { CourseCard } from '@banyan/contracts/course';
import type { CallContext } from '../../http/context.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'now' | 'contentUrl'>;

/** Needs of shares from other modules. */
export interface SharePorts {
  /** A course for the viewer. Refuses as its own page does. */
  readonly course: (
    ctx: Ctx,
    id: number,
  ) => Promise<{
    readonly title: string;
    readonly motif: CoverMotif;
    readonly chapterCount: number;
    readonly durationS: number;
    readonly lecturer: { readonly name: string };
  }>;
  /** Courses as lists show them; deleted ones are left out. */
  readonly cards: (
    ctx: Ctx,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly course: CourseCard; readonly available: boolean }>>;
  /** Those of them that still exist. */
  readonly kept: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}
