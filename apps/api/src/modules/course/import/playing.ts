import { typeOfKey, type FileType } from '../../../ports/fileTypes.ts';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { measureMedia, type MediaFault } from '../../../files/measureMedia.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { WrittenChapter } from './course.shape.ts';
import {
  fileAt,
  fromBytes,
  fromDisk,
  wordsOf,
  type Prepared,
  type PreparedFile,
  type PreparedLines,
  type Preparing,
} from './prepare.ts';
import { chapterSeconds, cueTimes } from './slides/timing.ts';
import { toWebVtt } from './slides/vtt.ts';
import type { SourceFile } from './source.ts';
import { readSubtitles } from './subtitles.ts';

type Video = Extract<WrittenChapter, { kind: 'video' }>;
type Audio = Extract<WrittenChapter, { kind: 'audio' }>;

const mostVideoBytes = 1_000_000_000;
const mostAudioBytes = 300_000_000;
const mostSubtitleBytes = 1_000_000;
/** Films of several sizes are the same where their lengths differ by less. */
const sameLength = 1;
/** Tolerance of a length given in the file, seconds. */
const toldLength = 2;

/** Checks a film: its files, their lengths, its subtitles. */
export async function prepareVideo(chapter: Video, at: Preparing): Promise<Prepared | null> {
  const named = chapter.files ?? (chapter.file === undefined ? [] : [chapter.file]);
  const path = chapter.files === undefined ? ['file'] : ['files'];
  if (named.length === 0 || (chapter.file !== undefined && chapter.files !== undefined)) {
    return at.tell(
      path,
      'A video needs a file.',
      'Write "file: 01.mp4", or "files:" with the same film in several sizes.',
    );
  }
  const films: { readonly file: SourceFile; readonly seconds: number; readonly height: number }[] = [];
  for (const [index, name] of named.entries()) {
    const here = chapter.files === undefined ? path : [...path, index];
    const file = fileAt(at, here, name, { extensions: ['.mp4'], mostBytes: mostVideoBytes });
    const film = file === null ? null : await filmOf(file, at, here);
    if (film !== null) films.push(film);
  }
  const [first] = films;
  if (first === undefined || films.length < named.length) return null;
  if (films.some(({ seconds }) => Math.abs(seconds - first.seconds) > sameLength)) {
    at.tell(
      path,
      'The files are of different lengths, so they are not the same film.',
      'Name sizes of one film, or make chapters of them.',
    );
  }
  if (new Set(films.map(({ height }) => height)).size < films.length)
    at.tell(path, 'Two files are of the same size.', 'Name each size once.');
  const subtitles =
    chapter.slides === undefined
      ? await prepareSubtitles(chapter, first.seconds, at)
      : prepareScript(chapter, chapter.slides, first.seconds, at);
  return {
    seconds: first.seconds,
    parts: 0,
    renditions: films.map(({ height }) => ({ height, suffix: `.${height}.mp4` })),
    files: [...films.map(({ file, height }) => fromDisk(`.${height}.mp4`, 'video/mp4', file)), ...subtitles.files],
    lines: subtitles.lines,
  };
}

/** Properties of a film or a sound; null for one that cannot be played, which is recorded as a fault. */
async function mediaOf(
  file: SourceFile,
  { tell }: Preparing,
  { path, right, type }: { readonly path: YamlPath; readonly right: string; readonly type: FileType },
) {
  const handle = await open(file.place);
  try {
    const read = async (start: number, end: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    };
    const found = await measureMedia({ size: (await handle.stat()).size, read }, type);
    return 'fault' in found ? tell(path, `"${file.path}" ${faultWords(found)}`, right) : found;
  } finally {
    await handle.close();
  }
}

function faultWords(found: MediaFault): string {
  if (found.fault === 'cut') return 'was cut off: its content ends before its index says.';
  return found.fault === 'coding'
    ? `is coded as ${found.coding}, which not every browser plays.`
    : 'cannot be read: it is damaged, or not what its name says.';
}

async function filmOf(file: SourceFile, at: Preparing, path: YamlPath) {
  const right = 'Write it as MP4 with H.264 and AAC.';
  const film = await mediaOf(file, at, { path, right, type: 'video/mp4' });
  if (film === null) return null;
  if (film.height === 0) return at.tell(path, `"${file.path}" has no picture.`, 'Make the chapter an audio.');
  return { file, seconds: film.durationS, height: film.height };
}

const audioTypes: Readonly<Record<string, FileType>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
};

/** Checks a sound and its subtitles. */
export async function prepareAudio(chapter: Audio, at: Preparing): Promise<Prepared | null> {
  const file = fileAt(at, ['file'], chapter.file, { extensions: Object.keys(audioTypes), mostBytes: mostAudioBytes });
  if (file === null) return null;
  const extension = extname(file.path).toLowerCase();
  const type = audioTypes[extension] ?? 'audio/wav';
  const right = `Write it as ${extension.slice(1).toUpperCase()} again, or as MP3.`;
  const sound = await mediaOf(file, at, { path: ['file'], right, type });
  if (sound === null) return null;
  const seconds = sound.durationS;
  if (chapter.seconds !== undefined && Math.abs(seconds - chapter.seconds) > toldLength) {
    at.tell(
      ['seconds'],
      `The file lasts ${Math.round(seconds)} seconds, not ${chapter.seconds}.`,
      'Leave "seconds" out: the file is measured.',
    );
  }
  const subtitles = await prepareSubtitles(chapter, seconds, at);
  const own = fromDisk(extension, type, file);
  return {
    seconds,
    parts: 0,
    renditions: [{ height: 0, suffix: extension }],
    files: [own, ...subtitles.files],
    lines: subtitles.lines,
  };
}

/** Subtitles of a drawn film: the lines of its script, in the languages in which all of them are written. */
function prepareScript(
  { subtitles }: Pick<Video, 'subtitles'>,
  slides: NonNullable<Video['slides']>,
  seconds: number,
  { filmLanguage, tell }: Preparing,
): Subtitled {
  if (subtitles !== undefined)
    tell(['subtitles'], 'The film has slides, whose lines are its subtitles.', 'Leave one of the two out.');
  const told = chapterSeconds({ slides }, filmLanguage);
  if (Math.abs(told - seconds) > toldLength)
    tell(
      ['slides'],
      `The slides take ${Math.round(told)} seconds, the film lasts ${Math.round(seconds)}.`,
      'Draw the film again: npm run media.',
    );
  const files: PreparedFile[] = [];
  const lines: PreparedLines[] = [];
  const cues = cueTimes({ slides }, filmLanguage);
  for (const language of ['zh', 'en'] as const) {
    const vtt = toWebVtt({ slides }, language, filmLanguage);
    if (vtt === undefined) continue;
    files.push(fromBytes(`.${language}.vtt`, 'text/vtt', Buffer.from(vtt)));
    lines.push({ language, said: cues.map(({ start, text }) => ({ second: start, text: text[language] ?? text.zh })) });
  }
  return { files, lines };
}

interface Subtitled {
  readonly files: readonly PreparedFile[];
  readonly lines: readonly PreparedLines[];
}

async function prepareSubtitles(
  { subtitles }: Pick<Video | Audio, 'subtitles'>,
  seconds: number,
  at: Preparing,
): Promise<Subtitled> {
  const files: PreparedFile[] = [];
  const lines: PreparedLines[] = [];
  for (const language of ['zh', 'en'] as const) {
    const name = subtitles?.[language];
    if (name === undefined) continue;
    const file = fileAt(at, ['subtitles', language], name, {
      extensions: ['.vtt', '.srt'],
      mostBytes: mostSubtitleBytes,
    });
    const text = file === null ? null : await wordsOf(at, file);
    const read = file === null || text === null ? undefined : readSubtitles(text, file.path, seconds, at.faults);
    if (read === undefined) continue;
    files.push(fromBytes(`.${language}.vtt`, typeOfKey('.vtt') ?? 'text/vtt', Buffer.from(read.vtt)));
    lines.push({ language, said: read.said });
  }
  return { files, lines };
}
