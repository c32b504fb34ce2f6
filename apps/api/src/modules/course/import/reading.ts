import { basename, dirname, extname, posix } from 'node:path';
import sharp from 'sharp';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import { mostPages, readPdf, type PdfFault } from '../../../files/readPdf.ts';
import type { FileType } from '../../../ports/fileTypes.ts';
import { keptArticle, lostIn, picturesIn } from './article.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { WrittenChapter } from './course.shape.ts';
import {
  fileAt,
  fromBytes,
  wordsOf,
  type Prepared,
  type PreparedFile,
  type PreparedPicture,
  type Preparing,
} from './prepare.ts';
import { readSource, type SourceFile } from './source.ts';

type Of<Kind extends WrittenChapter['kind']> = Extract<WrittenChapter, { kind: Kind }>;

const mostDocumentBytes = 200_000_000;
const mostTextBytes = 1_000_000;
const mostPictureBytes = 20_000_000;
const mostPackageBytes = 500_000_000;
/** Pictures of cameras fit, those that fill a memory do not. */
const maxPixels = 50_000_000;
const longestEdge = 2560;

const secondsOf = ({ minutes }: { readonly minutes: number }) => Math.round(minutes * 60);

/** The fault of a document, and its remedy. */
function documentFault(read: PdfFault): { readonly wrong: string; readonly right: string } {
  const anew = 'Open it in the program that made it, save it as PDF anew, and look at every page.';
  switch (read.fault) {
    case 'pages':
      return { wrong: `has ${read.pages} pages.`, right: `It may have ${mostPages}.` };
    case 'locked':
      return { wrong: 'asks for a password.', right: 'Save it as PDF without a password.' };
    case 'form':
      return {
        wrong: 'is a form that only Adobe’s own reader draws (XFA).',
        right: 'Open it there, print it to PDF, and name that file.',
      };
    case 'page':
      return { wrong: `has a page that cannot be drawn whole: page ${read.page}.`, right: anew };
    case 'damaged':
      return { wrong: 'is no PDF, or it is damaged.', right: anew };
  }
}

/** Takes a document whose every page can be drawn, and counts them. */
export async function prepareDocument(chapter: Of<'document'>, at: Preparing): Promise<Prepared | null> {
  const file = fileAt(at, ['file'], chapter.file, { extensions: ['.pdf'], mostBytes: mostDocumentBytes });
  if (file === null) return null;
  const bytes = await readSource(file);
  const read = await readPdf(bytes);
  if ('fault' in read) {
    const { right, wrong } = documentFault(read);
    return at.tell(['file'], `"${file.path}" ${wrong}`, right);
  }
  const own = fromBytes('.pdf', 'application/pdf', bytes);
  return {
    seconds: secondsOf(chapter),
    parts: read.pages,
    files: [own],
    document: { suffix: '.pdf', name: basename(file.path) },
  };
}

const pictureTypes: Readonly<Record<string, FileType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const pictureEnds: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const pictureExtensions = ['.jpg', '.jpeg', '.png', '.webp'];

/** A picture encoded again: upright, of a size for screens, without a camera's metadata. */
async function pictureOf(
  file: SourceFile,
  no: number,
): Promise<{ readonly stored: PreparedFile; readonly width: number; readonly height: number } | null> {
  try {
    const picture = sharp(await readSource(file), { limitInputPixels: maxPixels, failOn: 'error' });
    const { format = '' } = await picture.metadata();
    const [type, end] = [pictureTypes[format], pictureEnds[format]];
    if (type === undefined || end === undefined) return null;
    const small = picture.autoOrient().resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    return { stored: fromBytes(`.${no}.${end}`, type, data), width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Checked pictures of a chapter. */
class Pictures {
  readonly files: PreparedFile[] = [];
  readonly shown: PreparedPicture[] = [];

  async add(at: Preparing, path: YamlPath, name: string, caption: L10n): Promise<number | null> {
    const file = fileAt(at, path, name, { extensions: pictureExtensions, mostBytes: mostPictureBytes });
    if (file === null) return null;
    const read = await pictureOf(file, this.shown.length + 1);
    if (read === null) {
      return at.tell(
        path,
        `"${file.path}" is no picture that can be opened, or it has too many pixels.`,
        `It may have ${maxPixels / 1_000_000} million, as JPEG, PNG or WebP.`,
      );
    }
    const { height, stored, width } = read;
    this.files.push(stored);
    return this.shown.push({ suffix: stored.suffix, width, height, caption });
  }
}

/** Checks an album. */
export async function prepareAlbum(chapter: Of<'album'>, at: Preparing): Promise<Prepared | null> {
  const pictures = new Pictures();
  for (const [index, { caption, file }] of chapter.pictures.entries())
    await pictures.add(at, ['pictures', index, 'file'], file, caption);
  return { seconds: secondsOf(chapter), parts: pictures.shown.length, files: pictures.files, pictures: pictures.shown };
}

/** Checks a text and its pictures. */
export async function prepareArticle(chapter: Of<'article'>, at: Preparing): Promise<Prepared | null> {
  const pictures = new Pictures();
  const notes: string[] = [];
  const read = (file: string, path: YamlPath) => articleOf(file, path, at, { pictures, lost: notes });
  const zh = await read(chapter.file, ['file']);
  const en = chapter.file_en === undefined ? undefined : await read(chapter.file_en, ['file_en']);
  if (zh === null || en === null) return null;
  return {
    seconds: secondsOf(chapter),
    parts: 1,
    files: pictures.files,
    article: en === undefined ? { zh } : { zh, en },
    pictures: pictures.shown,
    notes,
  };
}

/** Checks a text. Parts that are not shown are told in `lost`. */
async function articleOf(
  name: string,
  path: YamlPath,
  at: Preparing,
  { lost, pictures }: { readonly pictures: Pictures; readonly lost: string[] },
): Promise<string | null> {
  const file = fileAt(at, path, name, { extensions: ['.html', '.htm', '.txt'], mostBytes: mostTextBytes });
  const text = file === null ? null : await wordsOf(at, file);
  if (file === null || text === null) return null;
  if (extname(file.path).toLowerCase() === '.txt') {
    return paragraphsOf(text);
  }
  for (const { line, wrong } of lostIn(text)) lost.push(`${file.path}:${line}: ${wrong}`);
  const places = new Map<string, number>();
  for (const { alt, line, src } of picturesIn(text)) {
    // The fault of a picture is recorded at the text that names it.
    const tell = (_: YamlPath, wrong: string, right: string) => {
      at.faults.add(line, wrong, right, file.path);
      return null;
    };
    const named = posix.join(dirname(file.path), decoded(src));
    const place = await pictures.add({ ...at, tell }, path, named, { zh: alt });
    if (place !== null) places.set(src, place);
  }
  const safe = keptArticle(text, places);
  if (safe === '') at.faults.add(1, 'The text is empty.', 'Write what is to be read.', file.path);
  return safe;
}

function decoded(src: string): string {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}

/** A SCORM package is checked when it is unpacked. */
export async function prepareScorm(chapter: Of<'scorm'>, at: Preparing): Promise<Prepared | null> {
  const file = fileAt(at, ['file'], chapter.file, { extensions: ['.zip'], mostBytes: mostPackageBytes });
  return file === null ? null : { seconds: secondsOf(chapter), parts: 0, files: [], scorm: await readSource(file) };
}

export const prepareLink = ({ about, url, ...chapter }: Of<'link'>): Prepared => ({
  seconds: secondsOf(chapter),
  parts: 1,
  files: [],
  link: { url, about },
});
