import { documentToken } from '@banyan/contracts/course';

/** What the preview of a file asks for. */
export const filePreviewCalls = {
  /** Signed address of a chapter's document [CO-13]. */
  document: documentToken,
} as const;
