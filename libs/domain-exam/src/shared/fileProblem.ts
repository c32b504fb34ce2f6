import { UploadError } from '@banyan/core-http';
import type { UploadProblem } from '@banyan/ui/upload';

/** Problem of a file; `unreadable`: the server cannot open it, and sending it again changes nothing. */
export type FileProblem = UploadProblem | { readonly kind: 'unreadable' };

/** The problem of a file, with the server's reason instead of a general failure. */
export function fileProblem(problem: UploadProblem): FileProblem {
  const trouble = problem.kind === 'failed' && problem.cause instanceof UploadError ? problem.cause.trouble : null;
  switch (trouble?.kind) {
    case 'tooLarge':
      return { kind: 'size', limit: trouble.limit };
    case 'type':
    case 'unreadable':
      return { kind: trouble.kind };
    default:
      return problem;
  }
}
