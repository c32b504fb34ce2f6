import { uploadKinds } from '@banyan/contracts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fileBeside, type BesideFile } from '../../../import/beside.ts';
import type { Faults } from '../../../import/faults.ts';
import type { StoredFiles } from '../../../import/storedFiles.ts';
import type { Localise } from '../../../db/seed/localiser.ts';
import { typeOfKey } from '../../../ports/fileTypes.ts';
import type { StoredMaterial, StoredPicture } from '../question.schema.ts';
import type { Draft } from './draft.ts';

const pictures = ['.png', '.jpg', '.jpeg', '.webp'];
const sounds = ['.mp3', '.m4a', '.wav', '.ogg'];
const documents = ['.pdf', '.docx', '.xlsx', '.pptx', '.txt', '.md', '.csv'];
const allowed = {
  extensions: [...pictures, ...sounds, ...documents],
  mostBytes: uploadKinds.examAttachment.maxBytes,
};

interface Around {
  readonly eid: number;
  /** Folder of the files that the table names; null: none. */
  readonly folder: string | null;
  /** Files that came in the file itself, by the names that drafts use. */
  readonly inside: ReadonlyMap<string, string>;
  readonly faults: Faults;
  readonly localise: Localise;
}

/** Files of a question, with the files that are still to be stored. */
export interface QuestionFiles {
  readonly pictures: readonly StoredPicture[];
  readonly materials: readonly StoredMaterial[];
  readonly found: ReadonlyMap<string, BesideFile>;
}

/** Finds the files of a question; null where the table does not speak of files. Records faults. */
export async function findFiles(
  { file: own, files, line }: Draft,
  { eid, faults, folder, inside, localise }: Around,
): Promise<QuestionFiles | null> {
  if (files === undefined) return null;
  const shown: StoredPicture[] = [];
  const materials: StoredMaterial[] = [];
  const found = new Map<string, BesideFile>();
  for (const { alt, name } of files) {
    const came = inside.get(name);
    const file =
      came !== undefined
        ? await fileBeside(dirname(came), basename(came), allowed)
        : folder === null
          ? (['No files lie beside this one.', 'Import it from its folder.'] as const)
          : await fileBeside(folder, name, allowed);
    if (!('path' in file)) {
      faults.add(line, ...file, own);
      continue;
    }
    // The same content has the same key: a question that comes again is as it was.
    const key = `${eid}/question/${await digestOf(file.place)}.${file.stored}`;
    found.set(key, file);
    if (typeOfKey(key)?.startsWith('image/') === true) shown.push({ key, alt: localise(alt) });
    else materials.push({ key, name: basename(name), size: file.size });
  }
  return { pictures: shown, materials, found };
}

async function digestOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 32);
}

/** Stores the files that the storage does not have yet. */
export async function storeFiles(stored: StoredFiles, found: ReadonlyMap<string, BesideFile>): Promise<void> {
  for (const [key, { place, size }] of found) {
    const type = typeOfKey(key);
    if (type === undefined) throw new Error(`no files of this kind are stored: ${key}`);
    if (!(await isStored(stored, key))) await stored.put(key, createReadStream(place), { type, size });
  }
}

const isStored = async ({ files }: StoredFiles, key: string): Promise<boolean> =>
  (await files.stat(key).catch(() => null)) !== null;

/** Lays files that came in a file into a folder for as long as `work` takes: they are checked like files of a folder. */
export async function laidOut<Done>(
  files: ReadonlyMap<string, Buffer>,
  work: (inside: ReadonlyMap<string, string>) => Promise<Done>,
): Promise<Done> {
  if (files.size === 0) return work(new Map());
  const folder = await mkdtemp(join(tmpdir(), 'banyan-questions-'));
  try {
    const inside = new Map<string, string>();
    for (const [name, bytes] of files) {
      const place = join(
        folder,
        `${inside.size + 1}${extname(name)
          .toLowerCase()
          .replaceAll(/[^.a-z0-9]/g, '')}`,
      );
      await writeFile(place, bytes);
      inside.set(name, place);
    }
    return await work(inside);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
