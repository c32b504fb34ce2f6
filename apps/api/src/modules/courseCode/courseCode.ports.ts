import type { FindThings } from '../../platform/bringing.ts';
import type { CoverMotif } from '@banyan/contracts';
import type { OrderKind, Purchase } from '@banyan/contracts/course';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';

/** Needs of codes from other modules, in their own transaction. */
export interface CourseCodePorts {
  /** Finds the courses, packages and products that files name. */
  readonly find: FindThings;
  /** The item that a code opens, for this viewer. Refuses as its own page does. */
  readonly item: (
    ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>,
    kind: OrderKind,
    id: number,
  ) => Promise<{
    readonly title: Localised;
    readonly motif: CoverMotif;
    readonly courses: number;
    readonly durationS: number;
    /** Null: it costs this viewer nothing. */
    readonly purchase: Purchase | null;
  }>;
  /** It is on the shelf. */
  readonly onShelf: (scope: TenantScope, kind: OrderKind, id: number) => Promise<boolean>;
  /** Gives access; false: the learner has access already, and nothing was changed. */
  readonly grant: (
    scope: TenantScope,
    grant: {
      readonly userId: number;
      readonly kind: OrderKind;
      readonly itemId: number;
      readonly orderId: null;
      readonly until: number;
    },
    now: number,
  ) => Promise<boolean>;
}
