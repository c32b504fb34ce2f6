import { basename, dirname, extname } from 'node:path';
import { ConfigError } from '../../../config.ts';
import { Faults } from '../../../import/faults.ts';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf, textOf } from '../../../import/readText.ts';
import { rowsOf } from '../../../import/sheets.ts';
import { checkDrafts, type Draft } from './draft.ts';
import { readGift } from './gift.ts';
import type { ChapterIds } from '../findLessons.ts';
import { importQuestions } from './importQuestions.ts';
import { readTable } from './table.ts';

const mostBytes = 10_000_000;

/** Questions of a file, by its extension. Throws ImportRefused with all faults. */
export async function readQuestions(bytes: Buffer, file: string): Promise<readonly Draft[]> {
  const faults = new Faults(file);
  const drafts = await draftsOf(bytes, extname(file).toLowerCase(), faults);
  checkDrafts(drafts, faults);
  faults.refuse();
  return drafts;
}

async function draftsOf(bytes: Buffer, extension: string, faults: Faults): Promise<readonly Draft[]> {
  switch (extension) {
    case '.gift':
    case '.txt':
      return readGift(textOf(bytes, faults.file), faults);
    case '.csv':
    case '.xlsx':
    case '.xls':
      return readTable(await rowsOf(bytes, extension, faults), faults);
    default:
      faults.add(null, 'This kind of file is not read.', 'Questions come in as .gift, .csv or .xlsx.');
      return [];
  }
}

/** Lines of parts not imported that are reported at once. */
const mostReported = 100;

/** Parts of a file that are not imported, by their lines. */
export function lostIn(file: string, drafts: readonly Draft[]): readonly string[] {
  const told = drafts.flatMap(({ line, lost = [] }) => lost.map((one) => `${file}:${line}: ${one}`));
  const more = told.length - mostReported;
  return [...told.slice(0, mostReported), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** `npm run import -- questions bank.csv --eid 1001`. */
export const questionsImport = (chapterIds: ChapterIds): ImportKind => ({
  name: 'questions',
  usage: `questions bank.csv --eid 1001 [--bank KEY] [--name NAME] [--name-en NAME]
      Adds the questions of a GIFT (.gift), CSV or XLSX file to a bank; a bank that is not there is made. Without --bank
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
    const drafts = await readQuestions(await bytesOf(path, mostBytes), file);
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
