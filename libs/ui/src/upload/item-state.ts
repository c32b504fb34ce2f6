import { fileSize } from '../format/file-size.ts';
import type { UploadItem } from './upload-types.ts';
import type { UploadWords } from './upload-words.ts';

/** The possible actions on a file and its message. */
export interface ItemState {
  text: string;
  tone: 'quiet' | 'ok' | 'danger';
  /** Sent share, 0–1. */
  share: number | undefined;
  /** Whether it can be sent again. */
  again: boolean;
  /** Whether it can be stopped. */
  stoppable: boolean;
}

/** Content of a file's row or tile. */
export function stateOf(item: UploadItem, words: UploadWords): ItemState {
  const { status, size, sent, problem, file } = item;
  const base = { tone: 'quiet', share: undefined, again: false, stoppable: false } as const;
  switch (status) {
    case 'waiting':
      return { ...base, text: words.waiting, stoppable: true };
    case 'sending':
      return {
        ...base,
        text: `${fileSize(sent)} / ${fileSize(size)}`,
        share: size > 0 ? sent / size : 0,
        stoppable: true,
      };
    case 'done':
      return { ...base, text: words.done, tone: 'ok' };
    case 'stopped':
      return { ...base, text: words.stopped, again: file !== undefined };
    case 'refused':
    case 'failed':
      return {
        ...base,
        tone: 'danger',
        text: problem === undefined ? '' : words.problem(problem, item),
        // A file that is too large stays so; one too many may get a place later.
        again: file !== undefined && (status === 'failed' || problem?.kind === 'count'),
      };
  }
}
