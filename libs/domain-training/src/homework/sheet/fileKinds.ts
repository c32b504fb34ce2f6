import { extensionOf, uploadKinds, type UploadExtension } from '@banyan/contracts';
import { homeworkFileKinds, type HomeworkFileKind } from '@banyan/contracts/training';

/** Kind of a file, by the end of its name; null when it is not accepted. */
export function kindOf(name: string): HomeworkFileKind | null {
  const extension = extensionOf(name);
  return (
    homeworkFileKinds.find((kind) => (uploadKinds[kind].extensions as readonly string[]).includes(extension)) ?? null
  );
}

const taken: readonly UploadExtension[] = homeworkFileKinds.flatMap((kind) => [...uploadKinds[kind].extensions]);

/** Accepted extensions. */
export const acceptedEnds = taken.map((extension) => `.${extension}`);

/** Most bytes of any file; documents and pictures have a lower limit. */
export const mostBytes = Math.max(...homeworkFileKinds.map((kind) => uploadKinds[kind].maxBytes));
