import { defineCall } from './call.ts';
import { downloadStates, mostCompressed } from './download.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, listedId, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** A file that belongs to a course. */
const courseFile = z.object({
  /** File id. */
  id: z.int(),
  /** Name with its extension, in the viewer’s language. */
  name: z.string(),
  /** Extension, lower case, without a dot. */
  extension: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type CourseFile = z.output<typeof courseFile>;

export const courseFiles = defineCall({
  name: 'apiCourse/files',
  method: 'GET',
  access: 'open',
  summary: 'Files of a course, in their order. Refuses with the codes of CO-07',
  source: ['CO-12'],
  request: z.object({
    /** Course id. */
    id: wireId,
  }),
  response: z.object({
    /** Empty where the course has none. */
    items: z.array(courseFile),
  }),
});

/** A download of the learner. */
const downloadRecord = z.object({
  /** Download id. */
  id: z.int(),
  /** What the saved file is called. */
  name: z.string(),
  /** Files in it; 1: the file itself, otherwise an archive. */
  files: z.int(),
  /** Bytes; null until it is ready. */
  size: z.nullable(z.int()),
  /** Where it stands. */
  state: z.enum(downloadStates),
  /** When it was last asked for, epoch ms. */
  askedAt: epochMs,
  /** Until when its link opens, epoch ms; null unless it is ready. */
  expiresAt: z.nullable(epochMs),
  /** Address to save it from; null unless it is ready. */
  url: z.nullable(z.string()),
  /** Course whose files they are. */
  course: z.object({
    /** Course id. */
    id: z.int(),
    /** Its title; empty where it does not open any more. */
    title: z.string(),
  }),
});
export type DownloadRecord = z.output<typeof downloadRecord>;

export const downloadSingle = defineCall({
  name: '/yii/appapi/v1/download/single',
  method: 'POST',
  summary: 'A link to one file of a course, open for 24 hours; the download stands in the records',
  source: ['CO-12'],
  request: z.object({
    /** File id. */
    file: wireId,
  }),
  response: downloadRecord,
});

export const downloadCompress = defineCall({
  name: '/yii/appapi/v1/download/compress',
  method: 'POST',
  summary: 'Has several files of one course put into an archive; asked for by polling until it is ready',
  source: ['CO-12'],
  request: z.object({
    /** File ids, all of one course. */
    files: wireJson(z.array(listedId).check(z.minLength(1), z.maxLength(mostCompressed))),
  }),
  response: downloadRecord,
});

export const downloadPolling = defineCall({
  name: '/yii/appapi/v1/download/polling',
  method: 'GET',
  summary: 'Where a download of the learner stands',
  source: ['CO-12'],
  request: z.object({
    /** Download id. */
    download: wireId,
  }),
  response: downloadRecord,
});

export const renewDownload = defineCall({
  name: '/yii/appapi/v1/download/renew',
  method: 'POST',
  summary: 'Asks again for a download that is over or did not work; one that is ready stays as it is',
  source: ['CO-12'],
  request: z.object({
    /** Download id. */
    download: wireId,
  }),
  response: downloadRecord,
});

export const downloadList = defineCall({
  name: 'apiMy/downloadRecord',
  method: 'GET',
  summary: 'Downloads of the learner, asked for last first',
  source: ['CO-12', 'CO-14'],
  request: page({}),
  response: pageOf(downloadRecord),
});
