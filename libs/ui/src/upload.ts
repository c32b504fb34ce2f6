export { standingOf, type UploadStanding } from './upload/standing.ts';
export { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload/upload-queue.ts';
export {
  type Send,
  type SendOptions,
  type UploadItem,
  type UploadProblem,
  type UploadRules,
  type UploadStatus,
} from './upload/upload-types.ts';
export { type UploadCounts, type UploadWords } from './upload/upload-words.ts';
export { Upload, type UploadProps } from './upload/Upload.tsx';
export { useUploadQueue, useUploads, type Uploads } from './upload/use-uploads.ts';
