import { basename, dirname, extname } from 'node:path';
import { ConfigError } from '../../../config.ts';
import { Faults } from '../../../import/faults.ts';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf } from '../../../import/readText.ts';
import type { Draft } from './draft.ts';
import type { ChapterIds } from '../findLessons.ts';
import { importQuestions } from './importQuestions.ts';
import { readFile } from './readFile.ts';

const mostBytes = 20_000_000;

/** Questions of a file, by its content. Throws ImportRefused with all faults. */
export async function readQuestions(bytes: Buffer, file: string): Promise<readonly Draft[]> {
  return (await readWhole(bytes, file)).drafts;
}

/** Questions of a file, and the files that came in it. Throws ImportRefused with all faults. */
export async function readWhole(
  bytes: Buffer,
  file: string,
): Promise<{ readonly drafts: readonly Draft[]; readonly files: ReadonlyMap<string, Buffer> }> {
  const { files, questions, whole } = await readFile(bytes, file);
  const faults = new Faults(file);
  faults.take([...whole, ...questions.flatMap((one) => one.faults)]);
  faults.refuse();
  return { files, drafts: questions.flatMap(({ draft }) => draft ?? []) };
}

/** Lines of parts not imported that are reported at once. */
const mostReported = 100;

/** Parts of a file that are not imported, by their lines. */
export function lostIn(file: string, drafts: readonly Draft[]): readonly string[] {
  const told = drafts.flatMap(({ file: own = file, line, lost = [] }) => lost.map((one) => `${own}:${line}: ${one}`));
  const more = told.length - mostReported;
  return [...told.slice(0, mostReported), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** `npm run import -- questions bank.csv --eid 1001`. */
export const questionsImport = (chapterIds: ChapterIds): ImportKind => ({
  name: 'questions',
  usage: `questions bank.csv --eid 1001 [--bank KEY] [--name NAME] [--name-en NAME]
      Adds the questions of a GIFT, Aiken, Moodle XML, QTI (item or package), CSV, XLSX or Word file to a bank; a bank that is not there is made. Without --bank
      its key is the name of the file.`,
  options: ['bank', 'name', 'name-en'],
  async run(ports, { dryRun, eid, options, path }) {
    const file = basename(path);
    const { bank = basename(path, extname(path)), name, 'name-en': english } = options;
    if (!/^[\p{L}\p{N}._ -]{1,60}$/u.test(bank))
      throw new ConfigError('--bank takes 1 to 60 letters, digits, spaces, dots and dashes');
    if (name === undefined && english !== undefined) throw new ConfigError('--name-en goes with --name');
    if ([name, english].some((one) => one !== undefined && (one.trim() === '' || one.length > 60))) {
      throw new ConfigError('--name takes 1 to 60 characters');
    }
    const { drafts, files } = await readWhole(await bytesOf(path, mostBytes), file);
    const named =
      name === undefined ? undefined : { zh: name.trim(), ...(english === undefined ? {} : { en: english.trim() }) };
    const { added, corrected, same } = await importQuestions(
      { ...ports, chapterIds },
      {
        eid,
        file,
        key: bank,
        name: named,
        drafts,
        files,
        beside: { folder: dirname(path), storage: ports.files },
        dryRun,
      },
    );
    const told = lostIn(file, drafts);
    return [`Bank ${bank}: ${added} questions are new, ${corrected} corrected, ${same} as they were.`, ...told].join(
      '\n',
    );
  },
});
