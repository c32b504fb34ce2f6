import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isBrokenInside, listZip, ZipError, type ZippedFile } from '../../../../files/zip.ts';
import { refused, type Faults } from '../../../../import/faults.ts';
import { textOf, tooLarge } from '../../../../import/readText.ts';
import type { ReadQuestion, ReadQuestions } from '../readQuestion.ts';
import { decoded } from './pictures.ts';
import { readItem, type ItemAround } from './qti.ts';
import { all, first, readXml, within, wordsIn, type XmlNode } from './tree.ts';

const limits = { files: 10_000, bytes: 100_000_000, fileBytes: 20_000_000, ratio: 200 };
/** XML of a package: all of it becomes trees, which are many times larger. */
const mostWords = 20_000_000;
const isItem = ({ name }: XmlNode) => name === 'assessmentItem';
const picture = /\.(?:png|jpe?g|webp)$/i;

/** The items of one XML file of QTI: one by itself, or several in a root of any name. */
export function readItems(xml: string, faults: Faults): Omit<ReadQuestions, 'format'> {
  const root = readXml(xml, faults);
  const around = { tags: [], nameOf: () => undefined };
  const items = root === null ? [] : isItem(root) ? [root] : within(root, isItem);
  return { questions: items.map((item) => readItem(item, around, faults.file)), files: new Map() };
}

/** The items of a package of QTI, in the order of its manifest, with their pictures. */
export async function readPackage(bytes: Buffer, faults: Faults): Promise<Omit<ReadQuestions, 'format'>> {
  const files = await filesOf(bytes, faults);
  const words = [...files.values()].reduce((sum, { path, size }) => sum + (path.endsWith('.xml') ? size : 0), 0);
  if (words > mostWords) throw tooLarge(faults.file, mostWords);
  const manifest = files.get('imsmanifest.xml');
  const listed = manifest === undefined ? [] : await listedIn(manifest, faults);
  const others = [...files.keys()].filter((path) => path.endsWith('.xml') && path !== 'imsmanifest.xml').sort();
  // A manifest may name an item again and again.
  const items =
    listed.length > 0
      ? [...new Map(listed.map((one) => [one.path, one])).values()]
      : others.map((path) => ({ path, tags: [] }));
  const questions: ReadQuestion[] = [];
  const content = new Map<string, Buffer>();
  for (const { path, tags } of items) {
    const file = files.get(path);
    if (file === undefined) {
      faults.add(null, `"${path}" is not in the package.`, 'Export it again.', 'imsmanifest.xml');
      continue;
    }
    const root = readXml(textOf(await bytesIn(file, faults), path), faults, path);
    const wanted: string[] = [];
    const around: ItemAround = {
      ...{ file: path, tags },
      nameOf(source) {
        const named = posix.normalize(posix.join(posix.dirname(path), decoded(source)));
        if (!files.has(named) || !picture.test(named)) return undefined;
        wanted.push(named);
        return named;
      },
    };
    const found = root === null ? [] : isItem(root) ? [root] : within(root, isItem);
    questions.push(...found.map((item) => readItem(item, around, faults.file)));
    for (const name of wanted) {
      const named = files.get(name);
      if (named !== undefined && !content.has(name)) content.set(name, await bytesIn(named, faults));
    }
  }
  return { questions, files: content };
}

/** The content of a file. Throws ImportRefused where it is not what the table of contents tells. */
async function bytesIn(file: ZippedFile, faults: Faults): Promise<Buffer> {
  try {
    return await buffer(await file.open());
  } catch (error) {
    if (!isBrokenInside(error)) throw error;
    throw refused(faults.file, null, 'This is no package, or it is damaged.', 'Export it again.', 'damaged');
  }
}

async function filesOf(bytes: Buffer, faults: Faults): Promise<ReadonlyMap<string, ZippedFile>> {
  try {
    return new Map((await listZip(bytes, limits)).map((file) => [file.path, file]));
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const isBomb = ['bomb', 'tooLarge', 'tooMany'].includes(error.fault);
    faults.tell(
      null,
      isBomb ? 'The package is far larger than it pretends.' : 'This is no package, or it is damaged.',
      'Export it again.',
      { code: isBomb ? 'bomb' : 'damaged' },
    );
    return new Map();
  }
}

/** Items that a manifest names, with what its metadata says of each. */
async function listedIn(manifest: ZippedFile, faults: Faults): Promise<readonly { path: string; tags: string[] }[]> {
  const file = 'imsmanifest.xml';
  const root = readXml(textOf(await bytesIn(manifest, faults), file), faults, file);
  return all(first(root ?? undefined, 'resources'), 'resource').flatMap((resource) => {
    const { href = '', type = '' } = resource.attributes;
    if (!/^imsqti_item/.test(type) || href === '') return [];
    const metadata = first(resource, 'metadata');
    const tags =
      metadata === undefined
        ? []
        : within(metadata, ({ name }) => name === 'keyword').map((one) => wordsIn(one).trim());
    return [{ path: decoded(href), tags: tags.filter((tag) => tag !== '') }];
  });
}
