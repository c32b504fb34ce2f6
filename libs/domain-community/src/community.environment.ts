import type { UploadedFile } from '@banyan/contracts';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { CommunityPorts } from './community.ports.ts';

/** Kinds of files of a post. */
export type PostFileKind = 'postImage' | 'postMedia';

/** Sends a picture or recording of a post. */
export interface PostSender {
  upload(
    file: File,
    how: {
      readonly kind: PostFileKind;
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface CommunityModuleDeps extends DomainDeps<CommunityPorts> {
  /** Without it, posts are words alone. */
  readonly uploader?: PostSender;
}

/** Dependencies of this domain's screens. */
export interface CommunityEnvironment extends DomainEnvironment<CommunityPorts> {
  readonly uploader: PostSender | undefined;
}
