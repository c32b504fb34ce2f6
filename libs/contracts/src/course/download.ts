import { defineCall } from '../call.ts';
import { downloadStates, mostCompressed } from './download.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, listedId, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A file that belongs to a course. */
const courseFile = v.object({
  /** File id. */
  id: v.int(),
  /** Name with its extension, in the viewer’s language. */
  name: v.string(),
  /** File extension, lower case, without the dot. */
  extension: v.string(),
  /** File size in bytes. */
  size: v.int(),
});
export type CourseFile = v.InferOutput<typeof courseFile>;

export const courseFiles = defineCall({
  name: 'apiCourse/files',
  method: 'GET',
  access: 'open',
  summary: 'Files of a course, in their order. Refuses with the codes of CO-07',
  source: ['CO-12'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: v.object({
    /** Files in order; empty when the course has none. */
    items: v.array(courseFile),
  }),
});

/** A download of the learner. */
const downloadRecord = v.object({
  /** Download id. */
  id: v.int(),
  /** Name of the saved file. */
  name: v.string(),
  /** Number of files; 1: the file itself, more: an archive. */
  files: v.int(),
  /** Size in bytes; null until it is ready. */
  size: v.nullable(v.int()),
  /** Its state. */
  state: v.picklist(downloadStates),
  /** Time of the last request, epoch ms. */
  askedAt: epochMs,
  /** Expiry of its link, epoch ms; null unless it is ready. */
  expiresAt: v.nullable(epochMs),
  /** Download address; null unless it is ready. */
  url: v.nullable(v.string()),
  /** The course of the files. */
  course: v.object({
    /** Course id. */
    id: v.int(),
    /** Title of the course; empty when the learner may no longer open it. */
    title: v.string(),
  }),
});
export type DownloadRecord = v.InferOutput<typeof downloadRecord>;

export const downloadSingle = defineCall({
  name: '/yii/appapi/v1/download/single',
  method: 'POST',
  summary: 'A link to one file of a course, open for 24 hours; the download stands in the records',
  source: ['CO-12'],
  request: v.object({
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
  request: v.object({
    /** File ids, all of one course. */
    files: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostCompressed))),
  }),
  response: downloadRecord,
});

export const downloadPolling = defineCall({
  name: '/yii/appapi/v1/download/polling',
  method: 'GET',
  summary: 'Where a download of the learner stands',
  source: ['CO-12'],
  request: v.object({
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
  request: v.object({
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
