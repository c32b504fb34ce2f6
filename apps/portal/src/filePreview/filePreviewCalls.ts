import { documentToken } from '@banyan/contracts/course';

/** Calls of the file preview. */
export const filePreviewCalls = {
  /** Signed address of a chapter's document. */
  document: documentToken,
} as const;
