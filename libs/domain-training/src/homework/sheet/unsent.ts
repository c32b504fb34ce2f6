import type { HomeworkDetail } from '@banyan/contracts/training';

/** A file that was not handed in with it. */
interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** Text that can no longer be handed in. */
export interface Unsent {
  readonly text: string;
  readonly files: readonly NamedFile[];
}

/** The rest when nothing can be handed in: this device's text, else the draft; null when all of it was handed in. */
export function unsentOf({ draft, submissions }: HomeworkDetail, written: Unsent | null): Unsent | null {
  const { files, text } = written ?? draft;
  if (text.trim() === '' && files.length === 0) return null;
  const handedIn = submissions.some(
    (one) => one.text.trim() === text.trim() && files.every(({ id }) => one.files.some((file) => file.id === id)),
  );
  return handedIn ? null : { text, files: files.map(({ id, name }) => ({ id, name })) };
}
