import { defineCall } from '../call.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A chapter of a course. */
const chapterOf = v.object({
  /** Course id. */
  course_id: wireId,
  /** Chapter id, of this course. */
  chapter_id: wireId,
});

export const documentToken = defineCall({
  name: 'apiCourse/GetDocPerviewToken',
  method: 'GET',
  summary: 'Signed address of a chapter’s document, open for a while; asked for anew when it has run out',
  source: ['CO-03', 'CO-13'],
  request: chapterOf,
  response: v.object({
    /** Signed address of the file on the content origin; answers ranges. */
    url: v.string(),
    /** Name of the file. */
    name: v.string(),
    /** Media type, such as application/pdf. */
    type: v.string(),
    /** Bytes. */
    size: v.int(),
    /** After this the address no longer opens, epoch ms. */
    expiresAt: epochMs,
  }),
});

/** A picture of an album. */
const albumPicture = v.object({
  /** Signed address of the file. */
  url: v.string(),
  /** What it shows, in the viewer's language. */
  caption: v.string(),
  /** Its own size, px. */
  width: v.int(),
  /** Its own size, px. */
  height: v.int(),
});
export type AlbumPicture = v.InferOutput<typeof albumPicture>;

export const chapterContent = defineCall({
  name: '/yii/appapi/v1/study/chapter',
  method: 'GET',
  summary: 'What a chapter shows that is a text, an album or a link',
  source: ['CO-03'],
  request: chapterOf,
  response: v.object({
    /** The text, sanitised HTML; empty where the chapter is none. */
    html: v.string(),
    /** The pictures, in order. */
    pictures: v.array(albumPicture),
    /** Address outside, http or https; null where the chapter is no link. */
    link: v.nullable(
      v.object({
        /** The target. */
        url: v.string(),
        /** What it is about, plain text in the viewer's language. */
        about: v.string(),
      }),
    ),
    /** After this the addresses in it no longer open, epoch ms. */
    expiresAt: epochMs,
  }),
});
export type ChapterContent = v.InferOutput<(typeof chapterContent)['response']>;
