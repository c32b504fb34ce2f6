import { defineCall } from './call.ts';
import { text, wireInt } from './wire.ts';
import { v } from './v.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

const pictures = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;
const videos = ['mp4', 'mov', 'webm'] as const;
const sounds = ['mp3', 'm4a', 'wav', 'ogg'] as const;
const documents = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'md', 'csv'] as const;
const subtitles = ['vtt', 'srt'] as const;
const packages = ['zip'] as const;
/** Texts with questions. */
const questions = ['gift', 'xml'] as const;
const anything = [...documents, ...pictures, ...videos, ...sounds] as const;

/** Accepted file extensions. HTML and SVG are excluded: they run. */
export type UploadExtension =
  | (typeof anything)[number]
  | (typeof subtitles)[number]
  | (typeof packages)[number]
  | (typeof questions)[number];

/** Accepted files of a purpose. */
export interface UploadRule {
  /** File extensions, lower case, without a dot. */
  readonly extensions: readonly UploadExtension[];
  /** Largest size, bytes. */
  readonly maxBytes: number;
}

/** Purpose of an upload, with its limits [MC-03, TR-03, EX-02, CM-01, NO-02, SE-12]. */
export const uploadKinds = {
  /** Picture of a person [SE-12]. */
  avatar: { extensions: pictures, maxBytes: 5 * MB },
  /** Two-inch photo for certificates [SE-12]. */
  idPhoto: { extensions: pictures, maxBytes: 5 * MB },
  /** Logo of an enterprise [SH-05]. */
  logo: { extensions: pictures, maxBytes: 5 * MB },
  /** Picture inside a note [NO-02]. */
  noteImage: { extensions: pictures, maxBytes: 5 * MB },
  /** Picture of a topic or question, nine at most [CM-01]. */
  postImage: { extensions: pictures, maxBytes: 5 * MB },
  /** The one video or audio of a topic [CM-01]. */
  postMedia: { extensions: [...videos, ...sounds], maxBytes: 1.5 * GB },
  /** Cover of a micro-course [MC-03]. */
  courseCover: { extensions: pictures, maxBytes: 5 * MB },
  /** Video or audio chapter of a micro-course [MC-03]. */
  courseMedia: { extensions: [...videos, ...sounds], maxBytes: 1.5 * GB },
  /** Document chapter of a micro-course: a local course may have 3 GB [MC-03]. */
  courseDocument: { extensions: documents, maxBytes: 3 * GB },
  /** SCORM package of a course [CO-03]. */
  coursePackage: { extensions: packages, maxBytes: 200 * MB },
  /** Picture of an album chapter [MC-03]. */
  courseImage: { extensions: pictures, maxBytes: 5 * MB },
  /** Subtitles of a video chapter [CO-04]. */
  courseSubtitles: { extensions: subtitles, maxBytes: 1 * MB },
  /** Document handed in as homework [TR-03]. */
  homeworkDocument: { extensions: documents, maxBytes: 200 * MB },
  /** Video or audio handed in as homework [TR-03]. */
  homeworkMedia: { extensions: [...videos, ...sounds], maxBytes: 1 * GB },
  /** Picture handed in as homework [TR-03]. */
  homeworkImage: { extensions: pictures, maxBytes: 5 * MB },
  /** Attachment of a training [TR-03]. */
  trainingAttachment: { extensions: anything, maxBytes: 20 * MB },
  /** Attachment of a question or an answer [EX-02]. */
  examAttachment: { extensions: anything, maxBytes: 5 * MB },
  /** Answer to an upload question of a questionnaire, three at most [QU-02]. */
  questionnaireImage: { extensions: pictures, maxBytes: 5 * MB },
  /** Picture of a lecturer's album, ten at most [LE-02]. */
  lecturerPhoto: { extensions: pictures, maxBytes: 5 * MB },
  /** Table that comes in by the console [AC-10]. */
  importTable: { extensions: ['csv', 'xlsx', 'xls'], maxBytes: 20 * MB },
  /** Questions that come in by the console [EX-02]. */
  importQuestions: { extensions: [...questions, 'txt', 'csv', 'xlsx', 'xls', 'docx', 'zip'], maxBytes: 20 * MB },
} as const satisfies Readonly<Record<string, UploadRule>>;

export type UploadKind = keyof typeof uploadKinds;

/** Size in bytes above which a file is sent in resumable pieces; in one request it is refused. */
export const wholeUploadBytes = 50 * MB;

/** Bytes of each piece but the last. */
export const uploadPieceBytes = 8 * MB;

/** Extension of a file name, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

const request = v.object({
  /** Purpose of the file; decides the accepted types. */
  kind: v.picklist(Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]]),
  /** Name of the file, with its extension; of a longer one 200 characters are kept. */
  file_name: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  /** Size in bytes; the received size must be equal. */
  file_size: wireInt,
});

/** A completely received file. */
export const uploadedFile = v.object({
  /** Identifies the file to the call that will use it. */
  id: uploadId,
  /** As requested. */
  kind: request.entries.kind,
  /** As requested. */
  name: v.string(),
  /** Size as stored, bytes; a picture is encoded again and differs from the size sent. */
  size: v.int(),
  /** Type detected from the content, not the declared one. */
  type: v.string(),
  /** SHA-256 of the stored file, hex. */
  sha256: v.string(),
  /** Address to show or save the file, valid for an hour. */
  url: v.string(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

/**
 * One request with the whole file: `application/octet-stream` with the signed parameters, in canonical form, in the
 * header `X-Upload-Parameters`, or `multipart/form-data` with them as fields before the part `file`.
 */
export const uploadFile = defineCall({
  name: '/yii/appapi/v1/upload/file',
  method: 'POST',
  protection: 'signed',
  whenIncomplete: true,
  idempotent: false,
  summary: 'A file of up to 50 MB in one request, multipart or raw binary',
  source: ['HT-09'],
  request,
  response: uploadedFile,
});

/**
 * Begins an upload in pieces by the tus protocol 1.0 (creation, termination): POST here, then HEAD, PATCH and DELETE on
 * the returned address. Each request carries its signed parameters in `X-Upload-Parameters`; those to that address are
 * the common fields alone, signed with the request's method and path.
 */
export const uploadResumable = defineCall({
  ...uploadFile,
  name: '/yii/appapi/v1/upload/resumable',
  summary: 'Begins a file in pieces of 8 MB that can be resumed (tus)',
});

/** Header of the signed parameters for requests whose body is the file. */
export const uploadParametersHeader = 'x-upload-parameters';

export const uploadState = defineCall({
  name: '/yii/appapi/v1/upload/state',
  method: 'GET',
  whenIncomplete: true,
  summary: 'How far an upload of one’s own is',
  source: ['HT-09'],
  request: v.object({
    /** Id from the address of the upload. */
    upload_id: text(22),
  }),
  response: v.object({
    /** Bytes received. */
    received: v.int(),
    /** The file when it is complete and accepted; null until then. */
    file: v.nullable(uploadedFile),
  }),
});
