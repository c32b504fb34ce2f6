import { type UploadedFile } from '@banyan/contracts';
import { homeworkFileLimit, type HomeworkDraft } from '@banyan/contracts/training';
import { createUploadQueue, standingOf, type UploadQueue } from '@banyan/ui/upload';
import type { HomeworkSender } from '../../training.environment.ts';
import { acceptedEnds, kindOf, mostBytes } from './fileKinds.ts';
import type { HomeworkSheetStore } from './HomeworkSheetStore.ts';

/** Files accepted beside the text. */
export const homeworkFileRules = { accept: acceptedEnds, maxSize: mostBytes, maxCount: homeworkFileLimit };

type Queue = UploadQueue<Pick<UploadedFile, 'id'>>;

/** One queue for each draft continued from, so that uploads go on while the screen is redrawn. */
const queues = new WeakMap<HomeworkDraft, Queue>();

/** The files of a sheet on their way; uploaded ones become part of the homework. */
export function queueOf(sheet: HomeworkSheetStore, sender: HomeworkSender): Queue {
  const { from } = sheet;
  const known = queues.get(from);
  if (known !== undefined) return known;
  const queue: Queue = createUploadQueue({
    send: (file, { onProgress, signal }) =>
      sender.upload(file, { kind: kindOf(file.name) ?? 'homeworkDocument', onProgress, signal }),
    rules: homeworkFileRules,
    initial: sheet.files.map(({ id, name, size }) => ({
      ...{ id, name, size },
      type: '',
      status: 'done' as const,
      sent: size,
      result: { id },
    })),
  });
  queue.subscribe(() => {
    // Another device's draft has replaced it, with its files.
    if (sheet.from !== from) return;
    sheet.setStanding(standingOf(queue.items()));
    sheet.attach(
      queue.items().flatMap(({ name, result, size, status }) => {
        const kind = kindOf(name);
        return status === 'done' && result !== undefined && kind !== null ? [{ id: result.id, kind, name, size }] : [];
      }),
    );
  });
  queues.set(from, queue);
  return queue;
}
