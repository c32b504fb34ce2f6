import type { UploadedFile } from '@banyan/contracts';
import type { HomeworkFileKind } from '@banyan/contracts/training';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { TrainingPorts } from './training.ports.ts';

/** Sends a file that belongs to homework. */
export interface HomeworkSender {
  upload(
    file: File,
    how: {
      readonly kind: HomeworkFileKind;
      readonly onProgress?: (sent: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface TrainingModuleDeps extends DomainDeps<TrainingPorts> {
  /** Without it, homework takes no files. */
  readonly uploader?: HomeworkSender;
}

/** Dependencies of this domain's screens. */
export interface TrainingEnvironment extends DomainEnvironment<TrainingPorts> {
  readonly uploader: HomeworkSender | undefined;
}
