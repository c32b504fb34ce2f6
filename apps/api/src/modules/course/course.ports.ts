import type { UploadKind } from '@banyan/contracts';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import type { FileType } from '../../ports/fileTypes.ts';

/** Calls to other modules, in their own transaction. */
export interface CoursePorts {
  /** Takes a finished upload of the viewer: it belongs to the course from now on. Refuses others' and unfinished ones. */
  readonly claimFile: (
    ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
    file: { readonly id: string; readonly kind: UploadKind },
  ) => Promise<{ readonly key: string; readonly name: string; readonly type: FileType; readonly size: number }>;
  /** Uses up a passed check of the learner's face since then; false: there is none. */
  readonly spendFacePass: (
    ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
    pass: { readonly purpose: 'study'; readonly subjectId: number; readonly since: number },
  ) => Promise<boolean>;
  /** Condition: the person of a row hides their name from others. */
  readonly keepsName: (row: { readonly eid: AnyColumn; readonly userId: AnyColumn }) => SQL;
}
