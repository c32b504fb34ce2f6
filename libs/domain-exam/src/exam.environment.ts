import type { UploadedFile } from '@banyan/contracts';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { ExamPorts } from './exam.ports.ts';
import type { SheetDevice } from './sheet/SheetStore.ts';

/** Sends a file of an answer, or a file of questions. */
export interface AttachmentSender {
  upload(
    file: File,
    how: {
      readonly kind: 'examAttachment' | 'importQuestions';
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface ExamModuleDeps extends DomainDeps<ExamPorts> {
  /** Without it, short answers take no files. */
  readonly uploader?: AttachmentSender;
  /** Device of the answer sheet; defaults to this browser. */
  readonly device?: SheetDevice;
}

/** Dependencies of this domain's screens. */
export interface ExamEnvironment extends DomainEnvironment<ExamPorts> {
  readonly uploader: AttachmentSender | undefined;
  readonly device: SheetDevice | undefined;
}
