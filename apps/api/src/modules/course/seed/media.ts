import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { v } from '@banyan/contracts';
import { type ChapterKind } from '@banyan/contracts/course';
import { chapterSeconds, cueTimes } from '../../../db/seed/content/timing.ts';
import type { SeedChapter, SeedContent } from '../../../db/seed/content/types.ts';
import { toWebVtt } from '../../../db/seed/content/vtt.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import type { ChapterFiles, StoredRendition, SubtitleKeys } from '../course.schema.ts';

const MOST_VIDEO_BYTES = 50_000_000;
const MOST_SUBTITLE_BYTES = 1_000_000;

/** Rendered videos by `<course>-<chapter>`: seconds, and the bytes of each file by the height of its picture. */
const manifest = v.record(
  v.string(),
  v.object({ duration: v.number(), bytes: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.number()) }),
);
export type MediaManifest = v.InferOutput<typeof manifest>;

/** What was rendered into `folder`; empty when nothing was. Throws when the manifest is no manifest. */
export async function readManifest(folder: string): Promise<MediaManifest> {
  let text: string;
  try {
    text = await readFile(join(folder, 'manifest.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  return v.parse(manifest, JSON.parse(text));
}

/** Where a chapter's files come from and go to. */
export interface MediaPorts {
  readonly files: FileStorage;
  /** Folder of the rendered videos. */
  readonly folder: string;
  readonly rendered: MediaManifest;
  /** Told of a chapter without a video. */
  warn(message: string): void;
}

/** A chapter's stored files. */
export interface StoredMedia {
  /** A video unless told. */
  readonly kind?: ChapterKind;
  readonly parts?: number;
  /** What it shows that does not play. */
  readonly files?: ChapterFiles;
  readonly durationS: number;
  /** Empty while the video is not rendered. */
  readonly renditions: StoredRendition[];
  readonly subtitles: SubtitleKeys;
  /** What is said in it, in each language that it has subtitles in. */
  readonly lines?: readonly {
    readonly language: 'zh' | 'en';
    readonly said: readonly { readonly second: number; readonly text: string }[];
  }[];
}

/** Stores video and subtitles of a chapter. One without a video keeps the length that its narration gives it. */
export async function storeMedia(
  ports: MediaPorts,
  content: Pick<SeedContent, 'eid' | 'slideLanguage'>,
  courseId: number,
  no: number,
  chapter: SeedChapter,
): Promise<StoredMedia> {
  const name = `${courseId}-${no}`;
  const base = `${content.eid}/course/${courseId}/${no}`;
  const video = ports.rendered[name];
  if (video === undefined) ports.warn(`no video for chapter ${name}; run "npm run media"`);
  return {
    durationS: video?.duration ?? chapterSeconds(chapter, content.slideLanguage),
    renditions: await storeRenditions(ports, name, base, Object.keys(video?.bytes ?? {}).map(Number)),
    subtitles: await storeSubtitles(ports.files, base, content.slideLanguage, chapter),
    lines: linesOf(content.slideLanguage, chapter),
  };
}

async function storeRenditions(
  { files, folder }: MediaPorts,
  name: string,
  base: string,
  heights: readonly number[],
): Promise<StoredRendition[]> {
  const stored: StoredRendition[] = [];
  for (const height of heights.toSorted((one, other) => other - one)) {
    const key = `${base}.${height}.mp4`;
    await put(files, key, createReadStream(join(folder, `${name}.${height}.mp4`)), 'video/mp4');
    stored.push({ height, key });
  }
  return stored;
}

async function storeSubtitles(
  files: FileStorage,
  base: string,
  pace: SeedContent['slideLanguage'],
  chapter: SeedChapter,
): Promise<SubtitleKeys> {
  const stored: { zh?: string; en?: string } = {};
  for (const language of ['zh', 'en'] as const) {
    const text = toWebVtt(chapter, language, pace);
    if (text === undefined) continue;
    stored[language] = `${base}.${language}.vtt`;
    await put(files, `${base}.${language}.vtt`, Readable.from([Buffer.from(text)]), 'text/vtt');
  }
  return stored;
}

/** The lines that the subtitles of a chapter have. */
function linesOf(pace: SeedContent['slideLanguage'], chapter: SeedChapter): NonNullable<StoredMedia['lines']> {
  const cues = cueTimes(chapter, pace);
  return (['zh', 'en'] as const).flatMap((language) => {
    const said = cues.flatMap(({ start, text }) =>
      text[language] === undefined ? [] : [{ second: start, text: text[language] }],
    );
    return said.length === cues.length ? [{ language, said }] : [];
  });
}

const put = (files: FileStorage, key: string, source: Readable, type: 'video/mp4' | 'text/vtt') =>
  files.put(key, source, { type, maxBytes: type === 'video/mp4' ? MOST_VIDEO_BYTES : MOST_SUBTITLE_BYTES });
