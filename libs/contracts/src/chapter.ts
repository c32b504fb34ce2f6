import { defineCall } from './call.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** A chapter of a course. */
const chapterOf = z.object({
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
  response: z.object({
    /** Signed address of the file on the content origin; answers ranges. */
    url: z.string(),
    /** What the file is called. */
    name: z.string(),
    /** Media type, such as application/pdf. */
    type: z.string(),
    /** Bytes. */
    size: z.int(),
    /** After this the address no longer opens, epoch ms. */
    expiresAt: epochMs,
  }),
});

/** A picture of an album. */
const albumPicture = z.object({
  /** Signed address of the file. */
  url: z.string(),
  /** What it shows, in the viewer's language. */
  caption: z.string(),
  /** Its own size, px. */
  width: z.int(),
  /** Its own size, px. */
  height: z.int(),
});
export type AlbumPicture = z.output<typeof albumPicture>;

export const chapterContent = defineCall({
  name: '/yii/appapi/v1/study/chapter',
  method: 'GET',
  summary: 'What a chapter shows that is a text, an album or a link',
  source: ['CO-03'],
  request: chapterOf,
  response: z.object({
    /** The text, sanitised HTML; empty where the chapter is none. */
    html: z.string(),
    /** The pictures, in order. */
    pictures: z.array(albumPicture),
    /** Address outside, http or https; null where the chapter is no link. */
    link: z.nullable(
      z.object({
        /** Where it leads. */
        url: z.string(),
        /** What it is about, plain text in the viewer's language. */
        about: z.string(),
      }),
    ),
    /** After this the addresses in it no longer open, epoch ms. */
    expiresAt: epochMs,
  }),
});
export type ChapterContent = z.output<(typeof chapterContent)['response']>;
