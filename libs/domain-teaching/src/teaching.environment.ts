import type { UploadedFile } from '@banyan/contracts';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { TeachingPorts } from './teaching.ports.ts';

/** Uploads a picture of a lecturer's album, or a file of a micro-course. */
export interface FileSender {
  upload(
    file: File,
    how: {
      readonly kind: 'courseCover' | 'courseDocument' | 'courseMedia' | 'lecturerPhoto';
      /** Key of its chapter. */
      readonly target?: string;
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface TeachingModuleDeps extends DomainDeps<TeachingPorts> {
  /** Without it, uploads are not possible. */
  readonly uploader?: FileSender;
}

/** Dependencies of this domain's screens. */
export interface TeachingEnvironment extends DomainEnvironment<TeachingPorts> {
  readonly uploader: FileSender | undefined;
}
