import type { Text } from '../../../../db/seed/content/text.ts';
import type { SeedCourse } from '../../../../db/seed/content/types.ts';
import type { SeedLesson } from './scorm.ts';

/** What a stretch of sound is like. */
export type Noise = 'silence' | 'hum' | 'knock' | 'squeal' | 'hiss' | 'beeps' | 'sweep' | 'chime';

/** A stretch of a chapter that is listened to. */
export interface SeedSound {
  readonly noise: Noise;
  readonly seconds: number;
  /** What its subtitle says. */
  readonly says: Text;
}

/** What a picture of an album shows: a dial, a tube, lamps, a valve. */
export type SeedPicture =
  | {
      readonly shows: 'gauge';
      readonly value: number;
      readonly from: number;
      readonly to: number;
      readonly caption: Text;
    }
  | { readonly shows: 'tube'; readonly value: number; readonly caption: Text }
  | { readonly shows: 'lamps'; readonly lit: 'red' | 'amber' | 'green'; readonly caption: Text }
  | { readonly shows: 'valve'; readonly open: boolean; readonly caption: Text };

/** A page of a document: in the language in which the enterprise's films are drawn. */
export interface SeedPage {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A chapter that is no video. `seconds`: the time that it asks for. */
export type KindChapter =
  | { readonly kind: 'audio'; readonly title: Text; readonly sounds: readonly SeedSound[] }
  | {
      readonly kind: 'document';
      readonly title: Text;
      readonly seconds: number;
      readonly file: string;
      readonly pages: readonly SeedPage[];
    }
  | {
      readonly kind: 'article';
      readonly title: Text;
      readonly seconds: number;
      readonly html: Text;
      readonly pictures: readonly SeedPicture[];
    }
  | {
      readonly kind: 'album';
      readonly title: Text;
      readonly seconds: number;
      readonly pictures: readonly SeedPicture[];
    }
  | {
      readonly kind: 'link';
      readonly title: Text;
      readonly seconds: number;
      readonly url: string;
      readonly about: Text;
    }
  | { readonly kind: 'scorm'; readonly title: Text; readonly seconds: number; readonly lesson: SeedLesson };

/** A demo course with a chapter of each kind that is no video. */
export interface KindCourse {
  readonly eid: number;
  readonly course: SeedCourse;
  readonly chapters: readonly KindChapter[];
}
