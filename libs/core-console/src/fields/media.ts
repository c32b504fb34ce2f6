import type { UploadedFile } from '@banyan/contracts';
import type { Uploader } from '@banyan/core-http';

/** A picture or recording of a thing. */
export interface Media extends Pick<UploadedFile, 'id' | 'name' | 'type' | 'url'> {
  /** The picture in words, for those who do not see it; empty for a decoration. */
  readonly alt: string;
}

/** Sends the file of a `MediaField`: the portal's uploader. */
export type MediaSender = Pick<Uploader, 'upload'>;
