import { beginsLike, headLength, typeOfKey, type FileType } from '../../../ports/fileTypes.ts';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { WrittenChapter } from './course.shape.ts';
import { readMp4 } from './mp4.ts';
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
import type { SourceFile } from './source.ts';
import { readSubtitles } from './subtitles.ts';

type Video = Extract<WrittenChapter, { kind: 'video' }>;
type Audio = Extract<WrittenChapter, { kind: 'audio' }>;

const mostVideoBytes = 1_000_000_000;
const mostAudioBytes = 300_000_000;
const mostSubtitleBytes = 1_000_000;
/** Codings that browsers play. */
const videoCodecs = ['avc1', 'avc3', 'vp09', 'av01'];
const audioCodecs = ['mp4a', 'Opus', 'fLaC'];
/** Films of several sizes are the same where their lengths differ by less. */
const sameLength = 1;
/** Bytes of a second of sound, from the poorest to the best: what says another length is a slip of the pen. */
const soundBytes = { least: 500, most: 400_000 };

/** Checks a film: its files, what they say of themselves, its subtitles. [CO-04] */
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
  const subtitles = await prepareSubtitles(chapter, first.seconds, at);
  return {
    seconds: first.seconds,
    parts: 0,
    renditions: films.map(({ height }) => ({ height, suffix: `.${height}.mp4` })),
    files: [...films.map(({ file, height }) => fromDisk(`.${height}.mp4`, 'video/mp4', file)), ...subtitles.files],
    lines: subtitles.lines,
  };
}

async function filmOf(file: SourceFile, { tell }: Preparing, path: readonly (string | number)[]) {
  const facts = await readMp4(file.place);
  const say = (wrong: string, right: string) => tell(path, `"${file.path}" ${wrong}`, right);
  if (facts === null) return say('is no MP4 film, or it is damaged.', 'Write it as MP4 with H.264.');
  const picture = facts.tracks.find(({ kind }) => kind === 'video');
  if (picture === undefined) return say('has no picture.', 'Make the chapter an audio.');
  if (facts.seconds <= 0) return say('tells no length.', 'Write it as a plain MP4, not in fragments.');
  if (!videoCodecs.includes(picture.codec))
    return say(`is coded as ${picture.codec}, which not every browser plays.`, 'Write it as MP4 with H.264.');
  const sound = facts.tracks.find(({ kind }) => kind === 'audio');
  if (sound !== undefined && !audioCodecs.includes(sound.codec))
    return say(`has sound as ${sound.codec}, which not every browser plays.`, 'Write the sound as AAC.');
  return { file, seconds: facts.seconds, height: picture.height };
}

const audioTypes: Readonly<Record<string, FileType>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
};

/** Checks a sound; the length of MP3 and Ogg has to be told. [CO-03] */
export async function prepareAudio(chapter: Audio, at: Preparing): Promise<Prepared | null> {
  const file = fileAt(at, ['file'], chapter.file, { extensions: Object.keys(audioTypes), mostBytes: mostAudioBytes });
  if (file === null) return null;
  const say = (name: string, wrong: string, right: string) => at.tell([name], wrong, right);
  const extension = extname(file.path).toLowerCase();
  const type = audioTypes[extension] ?? 'audio/wav';
  const head = await headOf(file);
  if (!beginsLike(type, head))
    return say('file', `"${file.path}" is not what its name says.`, `Write it as ${extension.slice(1).toUpperCase()}.`);
  const told = await lengthOf(file, extension);
  const seconds = told ?? chapter.seconds;
  if (seconds === undefined)
    return say('file', `The length of "${file.path}" is not told.`, 'Write "seconds:" beside it.');
  if (told !== null && chapter.seconds !== undefined && Math.abs(told - chapter.seconds) > 2) {
    say(
      'seconds',
      `The file lasts ${Math.round(told)} seconds, not ${chapter.seconds}.`,
      'Leave "seconds" out: the file tells it.',
    );
  }
  const perSecond = file.size / seconds;
  if (seconds <= 0 || perSecond < soundBytes.least || perSecond > soundBytes.most)
    say(
      'seconds',
      `A sound of ${file.size} bytes does not last ${Math.round(seconds)} seconds.`,
      'Write its length in seconds.',
    );
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

async function headOf(file: SourceFile): Promise<Buffer> {
  const handle = await open(file.place);
  try {
    const head = Buffer.alloc(Math.max(headLength, 44));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Length that a file tells of itself; null where its kind does not. */
async function lengthOf(file: SourceFile, extension: string): Promise<number | null> {
  if (extension === '.m4a') return (await readMp4(file.place))?.seconds ?? 0;
  if (extension !== '.wav') return null;
  const head = await headOf(file);
  const bytesPerSecond = head.length < 32 ? 0 : head.readUInt32LE(28);
  return bytesPerSecond === 0 ? 0 : (file.size - 44) / bytesPerSecond;
}

async function prepareSubtitles(
  { subtitles }: Pick<Video | Audio, 'subtitles'>,
  seconds: number,
  at: Preparing,
): Promise<{ readonly files: readonly PreparedFile[]; readonly lines: readonly PreparedLines[] }> {
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
