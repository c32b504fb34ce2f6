import { uploadKinds, type UploadedFile } from '@banyan/contracts';
import { createUploadQueue, standingOf, type UploadQueue } from '@banyan/ui/upload';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import type { AttemptStore } from '../answers/AttemptStore.ts';
import type { AttachmentSender } from '../exam.environment.ts';

/** Files of one answer at most. */
const mostFiles = 3;
const { extensions, maxBytes } = uploadKinds.examAttachment;

/** Files accepted beside an answer. */
export const attachmentRules = {
  accept: extensions.map((extension) => `.${extension}`),
  maxSize: maxBytes,
  maxCount: mostFiles,
};

type Queue = UploadQueue<Pick<UploadedFile, 'id'>>;

/** Queues outlive the question in view: moving to the next one stops no upload. */
const queues = new WeakMap<AttemptStore, Map<number, Queue>>();

/** The files of an answer on their way; uploaded ones become part of the answer. */
export function queueOf(
  attempt: AttemptStore,
  item: AnswerStore,
  uploader: AttachmentSender,
  unnamed: (no: number) => string,
): Queue {
  const own = queues.get(attempt) ?? new Map<number, Queue>();
  queues.set(attempt, own);
  const known = own.get(item.id);
  if (known !== undefined) return known;
  const named = new Map(attempt.paper.files?.map((file) => [file.id, file]));
  const queue: Queue = createUploadQueue({
    send: (file, { onProgress, signal }) => uploader.upload(file, { kind: 'examAttachment', onProgress, signal }),
    rules: attachmentRules,
    initial: item.value.files.map((id, index) => {
      const { name, size } = named.get(id) ?? { name: unnamed(index + 1), size: 0 };
      return { id, name, size, type: '', status: 'done', sent: size, result: { id } };
    }),
  });
  queue.subscribe(() => {
    item.uploads(standingOf(queue.items()));
    const files = queue
      .items()
      .flatMap(({ status, result }) => (status === 'done' && result !== undefined ? [result.id] : []));
    attempt.answer(item.id, { files });
  });
  own.set(item.id, queue);
  return queue;
}
