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

/** Ends of names that are taken. */
export const acceptedEnds = taken.map((extension) => `.${extension}`);

/** Bytes that no file may have more of; a document and a picture may have less. */
export const mostBytes = Math.max(...homeworkFileKinds.map((kind) => uploadKinds[kind].maxBytes));
