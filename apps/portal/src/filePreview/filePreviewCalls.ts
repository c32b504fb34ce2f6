import { documentToken } from '@banyan/contracts/course';

/** What the preview of a file asks for. */
export const filePreviewCalls = {
  /** Signed address of a chapter's document. */
  document: documentToken,
} as const;
