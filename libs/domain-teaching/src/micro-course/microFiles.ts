import { extensionOf, uploadKinds, type UploadExtension } from '@banyan/contracts';
import { type MicroFile } from '@banyan/contracts/teaching';
import { UploadError } from '@banyan/core-http';
import { createUploadQueue, standingOf, type UploadQueue } from '@banyan/ui/upload';
import type { MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroDesk } from './MicroDesk.ts';

type Queue = UploadQueue<MicroFile>;
const { courseCover, courseDocument, courseMedia } = uploadKinds;
const endsOf = (extensions: readonly UploadExtension[]) => extensions.map((end) => `.${end}`);

/** A chapter has one file: video or audio of up to 1.5 GB, or a document. */
export const chapterRules = {
  accept: [...endsOf(courseMedia.extensions), ...endsOf(courseDocument.extensions)],
  maxSize: courseDocument.maxBytes,
  maxCount: 1,
};
/** A cover is one picture of up to 5 MB. */
export const coverRules = { accept: endsOf(courseCover.extensions), maxSize: courseCover.maxBytes, maxCount: 1 };

const isMedia = (name: string) => (courseMedia.extensions as readonly string[]).includes(extensionOf(name));

/** Queues outlive their step, so that going back does not stop an upload. */
const queues = new WeakMap<MicroEditorStore, Map<string, Queue>>();

function queueFor(store: MicroDesk, editor: MicroEditorStore, what: string, held: string): Queue {
  const cover = what === 'cover';
  const known = editor.fileOf(held);
  const queue: Queue = createUploadQueue({
    rules: cover ? coverRules : chapterRules,
    send: async (file, { onProgress, signal }) => {
      const kind = cover ? 'courseCover' : isMedia(file.name) ? 'courseMedia' : 'courseDocument';
      const limit = uploadKinds[kind].maxBytes;
      if (file.size > limit) throw new UploadError({ kind: 'tooLarge', limit });
      const how = { kind, target: what, onProgress, signal } as const;
      const uploaded = await store.uploader?.upload(file, how);
      if (uploaded === undefined) throw new UploadError({ kind: 'interrupted' });
      return store.keep(uploaded.id, kind);
    },
    initial:
      known === undefined
        ? []
        : [
            {
              ...{
                id: known.id,
                name: known.name,
                size: known.size,
                sent: known.size,
                type: cover ? 'image/jpeg' : '',
              },
              ...{ status: 'done' as const, result: known, url: cover ? known.url : '' },
            },
          ],
  });
  queue.subscribe(() => {
    const items = queue.items();
    editor.setStanding(what, standingOf(items));
    const file = items.find(({ status }) => status === 'done')?.result?.id ?? '';
    if (cover) {
      if (editor.draft.cover !== file) editor.write({ cover: file });
      return;
    }
    const chapter = editor.draft.chapters.find(({ key }) => key === what);
    if (chapter !== undefined && chapter.file !== file) editor.writeChapter(what, { file });
  });
  return queue;
}

/** Upload queue of the cover, or of a chapter by its key. */
export function queueOf(store: MicroDesk, editor: MicroEditorStore, what: string, held: string): Queue {
  const own = queues.get(editor) ?? new Map<string, Queue>();
  queues.set(editor, own);
  const name = `${editor.taken} ${what}`;
  const queue = own.get(name) ?? queueFor(store, editor, what, held);
  own.set(name, queue);
  return queue;
}
