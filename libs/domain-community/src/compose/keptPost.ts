import { v } from '@banyan/contracts';
import { type PostKind } from '@banyan/contracts/community';
import { DraftKind, type DeviceStorage } from '@banyan/core-screen';

/** A picture or recording that has been sent. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Shows it for an hour. */
  readonly url: string;
}

/** The content of a post in progress. */
export interface Written {
  readonly title: string;
  /** In the format of the editor. */
  readonly body: string;
  /** 0: in no category. */
  readonly category: number;
  readonly images: readonly SentFile[];
  readonly media: SentFile | null;
  /** Null: no reward. */
  readonly reward: number | null;
  readonly remind: boolean;
}

/** The draft that this device keeps of a composition. */
export interface KeptPost {
  readonly written: Written;
  /** When it was kept, epoch ms. */
  readonly at: number;
  /** Id of this state of it. */
  readonly stamp: string;
  /** The state it is based on: two windows based on the same one are in conflict. */
  readonly from: string;
  /** Revision of the post being edited; 0 for a new one. */
  readonly revision: number;
}

/** Author and id of a composition. */
export interface CompositionOf {
  readonly eid: number;
  readonly userId: string;
  readonly kind: PostKind;
  /** Name of the composition; `post-7` for a change of post 7. */
  readonly id: string;
}

export type Place = (NonNullable<DeviceStorage> & Pick<Storage, 'key' | 'length'>) | null;

const file = v.object({ id: v.string(), name: v.string(), size: v.number(), type: v.string(), url: v.string() });
const shape = v.object({
  written: v.object({
    title: v.string(),
    body: v.string(),
    category: v.int(),
    images: v.array(file),
    media: v.nullable(file),
    reward: v.nullable(v.int()),
    remind: v.boolean(),
  }),
  at: v.number(),
  stamp: v.string(),
  from: v.string(),
  revision: v.int(),
});

/** Compositions that the server does not have. */
export const keptPosts = new DraftKind<KeptPost>('community', shape, ({ revision }) => revision);

/** The kept draft of a composition. */
export const keptPost = (storage: DeviceStorage, { eid, id, kind, userId }: CompositionOf) =>
  keptPosts.of({ storage, eid, userId }, kind, id);

/** The new post that was edited last; null when none is kept. */
export function newestKept(place: Place, of: Omit<CompositionOf, 'id'>): { id: string; kept: KeptPost } | null {
  if (place === null) return null;
  const root = keptPost(place, { ...of, id: '' }).name;
  const found = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '')
    .filter((key) => key.startsWith(root) && !key.startsWith(`${root}post-`))
    .flatMap((key) => {
      const id = key.slice(root.length);
      const kept = keptPost(place, { ...of, id }).read();
      return kept === null ? [] : [{ id, kept }];
    });
  return found.sort((a, b) => b.kept.at - a.kept.at)[0] ?? null;
}
