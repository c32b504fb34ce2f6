import { uploadKinds, type UploadedFile } from '@banyan/contracts';
import { communityLimits } from '@banyan/contracts/community';
import { createUploadQueue, standingOf, type UploadQueue, type UploadStanding } from '@banyan/ui/upload';
import type { PostFileKind, PostSender } from '../community.environment.ts';
import type { PostDraftStore } from './PostDraftStore.ts';
import type { SentFile } from './keptPost.ts';

type Queue = UploadQueue<Pick<UploadedFile, 'id' | 'url'>>;

const ends = (kind: PostFileKind) => uploadKinds[kind].extensions.map((extension) => `.${extension}`);

/** Files accepted beside the text. */
export const postFileRules = {
  postImage: { accept: ends('postImage'), maxSize: uploadKinds.postImage.maxBytes, maxCount: communityLimits.images },
  postMedia: { accept: ends('postMedia'), maxSize: uploadKinds.postMedia.maxBytes, maxCount: 1 },
} as const;

/** Keyed by the whole composition: files from another window begin a queue of their own. */
const queues = new WeakMap<PostDraftStore, Map<string, Queue>>();

const filesOf = ({ written }: PostDraftStore, kind: PostFileKind): readonly SentFile[] =>
  kind === 'postImage' ? written.images : written.media === null ? [] : [written.media];

/** Files of a composition on their way; uploaded ones become part of it. The queue outlives the screen. */
export function queueOf(composition: PostDraftStore, kind: PostFileKind, sender: PostSender): Queue {
  const own = queues.get(composition) ?? new Map<string, Queue>();
  queues.set(composition, own);
  const { round } = composition;
  const name = `${kind}-${round}`;
  const known = own.get(name);
  if (known !== undefined) return known;
  const queue: Queue = createUploadQueue({
    send: (file, { onProgress, signal }) => sender.upload(file, { kind, onProgress, signal }),
    rules: postFileRules[kind],
    initial: filesOf(composition, kind).map(({ id, name: called, size, type, url }) => ({
      ...{ id, name: called, size, type, url },
      status: 'done' as const,
      sent: size,
      result: { id, url },
    })),
  });
  queue.subscribe(() => {
    if (composition.round !== round) return;
    const sent = queue
      .items()
      .flatMap(({ name: called, result, size, status, type }) =>
        status === 'done' && result !== undefined ? [{ ...result, name: called, size, type }] : [],
      );
    if (JSON.stringify(sent) === JSON.stringify(filesOf(composition, kind))) return;
    composition.put(kind === 'postImage' ? { images: sent } : { media: sent[0] ?? null });
  });
  own.set(name, queue);
  return queue;
}

/** Upload state of the files of a composition. */
export const standingIn = (composition: PostDraftStore, sender: PostSender): UploadStanding =>
  standingOf((['postImage', 'postMedia'] as const).flatMap((kind) => queueOf(composition, kind, sender).items()));
