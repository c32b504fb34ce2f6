import { Readable } from 'node:stream';
import { type Text, text } from '../../../../db/seed/content/text.ts';
import type { Localise } from '../../../../db/seed/localiser.ts';
import type { FileType } from '../../../../ports/fileTypes.ts';
import type { FileStorage } from '../../../../ports/storage.ts';
import type { ChapterFiles, SubtitleKeys } from '../../course.schema.ts';
import type { StoredMedia } from '../media.ts';
import { drawDocument } from './document.ts';
import { drawPicture, pictureSize } from './picture.ts';
import { unpack } from '../../scorm/unpack.ts';
import { makePackage } from './scorm.ts';
import { drawSound } from './sound.ts';
import type { KindChapter, KindCourse, SeedPicture, SeedSound } from './types.ts';

const MOST_BYTES = 10_000_000;

/** Where files of these chapters go, and how texts are kept. */
export interface KindPorts {
  readonly files: FileStorage;
  readonly localise: Localise;
}

const put = (files: FileStorage, key: string, bytes: Buffer, type: FileType) =>
  files.put(key, Readable.from([bytes]), { type, maxBytes: MOST_BYTES });

/** Draws and stores what the chapters of a course show; answers their rows' parts, chapter by chapter. */
export async function storeKinds(ports: KindPorts, { eid, course, chapters }: KindCourse): Promise<StoredMedia[]> {
  const stored: StoredMedia[] = [];
  for (const [index, chapter] of chapters.entries()) {
    stored.push(await storeChapter(ports, chapter, `${eid}/course/${course.id}/${index + 1}`));
  }
  return stored;
}

const silent = { renditions: [], subtitles: {} };

async function storeChapter(ports: KindPorts, chapter: KindChapter, base: string): Promise<StoredMedia> {
  const { files, localise } = ports;
  switch (chapter.kind) {
    case 'audio': {
      await put(files, `${base}.wav`, drawSound(chapter.sounds), 'audio/wav');
      const durationS = chapter.sounds.reduce((sum, { seconds }) => sum + seconds, 0);
      const subtitles = await storeWords(files, chapter.sounds, base);
      return { kind: 'audio', durationS, renditions: [{ height: 0, key: `${base}.wav` }], subtitles };
    }
    case 'document': {
      const { seconds, file, pages } = chapter;
      await put(files, `${base}.pdf`, await drawDocument(file.replace(/\.pdf$/, ''), pages), 'application/pdf');
      const shown: ChapterFiles = { document: { key: `${base}.pdf`, name: file } };
      return { ...silent, kind: 'document', durationS: seconds, parts: pages.length, files: shown };
    }
    case 'article': {
      const pictures = await storePictures(ports, chapter.pictures, base);
      const shown: ChapterFiles = { article: localise(text(chapter.html)), pictures };
      return { ...silent, kind: 'article', durationS: chapter.seconds, parts: 1, files: shown };
    }
    case 'album': {
      const pictures = await storePictures(ports, chapter.pictures, base);
      return { ...silent, kind: 'album', durationS: chapter.seconds, parts: pictures.length, files: { pictures } };
    }
    case 'scorm': {
      const [eid = '0', , course = '', no = ''] = base.split('/');
      const place = { eid: Number(eid), id: `demo-${course}-${no}` };
      const { scorm } = await unpack(files, await makePackage(chapter.lesson), place);
      return { ...silent, kind: 'scorm', durationS: chapter.seconds, parts: scorm.parts.length, files: { scorm } };
    }
    case 'link': {
      const { url, about, seconds } = chapter;
      const shown: ChapterFiles = { link: { url, about: localise(text(about)) } };
      return { ...silent, kind: 'link', durationS: seconds, parts: 1, files: shown };
    }
  }
}

async function storePictures({ files, localise }: KindPorts, pictures: readonly SeedPicture[], base: string) {
  const stored = [];
  for (const [index, picture] of pictures.entries()) {
    const key = `${base}.${index + 1}.png`;
    await put(files, key, await drawPicture(picture), 'image/png');
    stored.push({ key, ...pictureSize, caption: localise(text(picture.caption)) });
  }
  return stored;
}

/** Subtitles of what is heard, in the languages in which all of it is said. */
async function storeWords(files: FileStorage, sounds: readonly SeedSound[], base: string): Promise<SubtitleKeys> {
  const keys: { zh?: string; en?: string } = {};
  for (const language of ['zh', 'en'] as const) {
    const words = vtt(sounds, (says) => text(says)[language]);
    if (words === null) continue;
    const key = `${base}.${language}.vtt`;
    await put(files, key, Buffer.from(words), 'text/vtt');
    keys[language] = key;
  }
  return keys;
}

const stamp = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

function vtt(sounds: readonly SeedSound[], wordsOf: (says: Text) => string | undefined): string | null {
  const blocks = ['WEBVTT'];
  let at = 0;
  for (const { seconds, says } of sounds) {
    const words = wordsOf(says);
    if (words === undefined) return null;
    blocks.push(`${stamp(at)} --> ${stamp(at + seconds)}\n${words}`);
    at += seconds;
  }
  return `${blocks.join('\n\n')}\n`;
}
