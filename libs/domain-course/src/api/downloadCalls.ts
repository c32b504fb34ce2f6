import {
  courseFiles,
  downloadCompress,
  downloadList,
  downloadPolling,
  downloadSingle,
  renewDownload,
} from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Files of a course and their downloads. */
export const materialCalls = {
  files: courseFiles,
  single: downloadSingle,
  compress: downloadCompress,
  poll: downloadPolling,
} as const;
export type MaterialApi = Api<typeof materialCalls>;

/** The learner's downloads. */
export const downloadCalls = { list: downloadList, poll: downloadPolling, renew: renewDownload } as const;
export type DownloadApi = Api<typeof downloadCalls>;
