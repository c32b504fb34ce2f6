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
    /** File name. */
    name: v.string(),
    /** Media type, such as application/pdf. */
    type: v.string(),
    /** File size in bytes. */
    size: v.int(),
    /** End of the address's validity, epoch ms. */
    expiresAt: epochMs,
  }),
});

/** A picture of an album. */
const albumPicture = v.object({
  /** Signed address of the file. */
  url: v.string(),
  /** Caption of the picture, in the viewer's language. */
  caption: v.string(),
  /** Width of the picture, px. */
  width: v.int(),
  /** Height of the picture, px. */
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
    /** The text, sanitised HTML; empty when the chapter is not a text. */
    html: v.string(),
    /** Pictures in order. */
    pictures: v.array(albumPicture),
    /** The linked page; null when the chapter is not a link. */
    link: v.nullable(
      v.object({
        /** Address of the page, http or https. */
        url: v.string(),
        /** Its host as people read it, such as `学堂.example.com`. */
        host: v.string(),
        /** Description of the page, plain text in the viewer's language. */
        about: v.string(),
      }),
    ),
    /** End of the addresses' validity, epoch ms. */
    expiresAt: epochMs,
  }),
});
export type ChapterContent = v.InferOutput<(typeof chapterContent)['response']>;
