import type { UploadKind } from '@banyan/contracts';
import type { CallContext, Learner } from '../../http/context.ts';

/** Needs of personal data from the uploaded files. */
export interface ProfilePorts {
  /** Claims an upload of the viewer; refused when it is another's or not of this kind. */
  readonly claim: (
    context: CallContext<Learner>,
    upload: { readonly id: string; readonly kind: UploadKind },
  ) => Promise<{ readonly id: string; readonly key: string }>;
  /** Releases an upload that nothing refers to any more. */
  readonly release: (context: CallContext<Learner>, upload: { readonly id: string }) => Promise<void>;
}
