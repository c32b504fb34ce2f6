import { questionOutcomes, type QuestionChoice, type QuestionOutcome } from '@banyan/contracts/exam';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ErrorCode } from '@banyan/contracts';
import { localiser } from '../../../../db/seed/localiser.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { Fault } from '../../../../import/faults.ts';
import { StoredFiles } from '../../../../import/storedFiles.ts';
import { loadEnterprise } from '../../../../platform/enterprise.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import type { ChapterIds } from '../../findLessons.ts';
import type { Draft } from '../../import/draft.ts';
import { compared, type Compared } from '../../import/importQuestions.ts';
import { laidOut, storeFiles } from '../../import/questionFiles.ts';
import { readFile, type CheckedFile, type CheckedQuestion } from '../../import/readFile.ts';
import { questionsBeingSat } from '../../secretQuestions.ts';
import { stemFormOf, type QuestionRow } from '../../versions.ts';
import type { QuestionImportRow } from './questionImport.schema.ts';

/** A question of a file, and what it would do. */
export interface JudgedQuestion extends CheckedQuestion {
  readonly at: number;
  readonly outcome: QuestionOutcome;
  readonly choice: QuestionChoice;
  /** Whether the bank has its key. */
  readonly known: boolean;
  /** Words of the question that asks the same; null: none does. */
  readonly twin: {
    readonly stem: QuestionRow['stem'];
    readonly inFile: boolean;
    readonly row: QuestionRow | null;
  } | null;
}

/** A file beside its bank. */
export interface Judged extends Omit<CheckedFile, 'questions'> {
  readonly questions: readonly JudgedQuestion[];
}

/** Outcomes that write. */
export const writes: ReadonlySet<QuestionOutcome> = new Set(['new', 'changed']);

/** Reads the file of an import anew, with what was decided about it, beside the bank of this moment. */
export async function judge(ctx: ManageContext, row: QuestionImportRow, chapterIds: ChapterIds): Promise<Judged> {
  const file = await readAgain(ctx, row);
  const compare = await comparing(ctx, row, chapterIds);
  return laidOut(file.files, async (inside) => {
    const drafts = file.questions.flatMap(({ draft, faults }, at) =>
      // Lines are shared in XML: faults come back by the place in the file.
      draft === null || faults.length > 0 ? [] : [{ ...draft, line: at, file: undefined }],
    );
    const beside = await compare(drafts, inside);
    const sat = new Set(await questionsBeingSat(ctx));
    return { ...file, questions: judged(file.questions, row, beside, sat) };
  });
}

/** Files that were read last, by their key and what was decided: pages of one file follow each other. */
const recent = new Map<string, Promise<CheckedFile>>();
const mostRecent = 3;
/** Bytes of pictures with which a file is still kept. */
const mostKept = 20_000_000;

async function readAgain(
  { files }: ManageContext,
  { file, key, mapping, mended }: QuestionImportRow,
): Promise<CheckedFile> {
  if (key === '') throw new Refusal(ErrorCode.notFound, { reason: 'the file is gone' });
  const name = JSON.stringify([key, mapping, mended]);
  const decided = new Map(Object.entries(mended).map(([at, source]) => [Number(at), source]));
  const known = recent.get(name);
  const reading = known ?? buffer(files.read(key)).then((bytes) => readFile(bytes, file, { mapping, mended: decided }));
  recent.delete(name);
  recent.set(name, reading);
  for (const old of [...recent.keys()].slice(0, -mostRecent)) recent.delete(old);
  try {
    const read = await reading;
    const size = [...read.files.values()].reduce((sum, { length }) => sum + length, 0);
    if (size > mostKept) recent.delete(name);
    return read;
  } catch (error) {
    recent.delete(name);
    throw error;
  }
}

type Compare = (drafts: readonly Draft[], inside: ReadonlyMap<string, string>) => Promise<Compared>;

async function comparing(
  { files, scope }: ManageContext,
  { bankId, file }: QuestionImportRow,
  chapterIds: ChapterIds,
): Promise<Compare> {
  const localise = localiser((await loadEnterprise(scope)).languages);
  return (drafts, inside) =>
    compared(
      scope,
      bankId,
      { drafts, eid: scope.eid, file, inside, beside: { folder: null, storage: files } },
      { localise, chapterIds },
    );
}

function judged(
  all: readonly CheckedQuestion[],
  { choices, file: name }: QuestionImportRow,
  { byRef, changed, faults: more, rows }: Compared,
  sat: ReadonlySet<number>,
): readonly JudgedQuestion[] {
  const isChanged = new Set(changed.map(({ ref }) => ref));
  const rowOf = new Map(rows.map((one) => [one.ref, one]));
  const inBank = new Map([...byRef.values()].map((one) => [one.stemForm, one]));
  const inFile = new Map<string, QuestionRow['stem']>();
  const faultsAt = new Map<number | null, Fault[]>();
  for (const fault of more.all) faultsAt.set(fault.line, [...(faultsAt.get(fault.line) ?? []), fault]);
  const taken = new Set(
    all.flatMap(({ draft }, at) => {
      const choice = choices[at] ?? '';
      const isElsewhere =
        choice === 'skip' || choice === 'version' || (choice === 'beside' && byRef.has(draft?.ref ?? ''));
      return draft === null || isElsewhere || !rowOf.has(draft.ref) ? [] : [draft.ref];
    }),
  );
  return all.map((one, at) => {
    const row = one.draft === null ? undefined : rowOf.get(one.draft.ref);
    const form = row === undefined ? '' : stemFormOf(row);
    const same = inFile.get(form);
    const there = inBank.get(form);
    const isOther = there !== undefined && there.ref !== one.draft?.ref;
    const twin =
      row === undefined
        ? null
        : isOther
          ? { stem: there.stem, inFile: false, row: there }
          : same === undefined
            ? null
            : { stem: same, inFile: true, row: null };
    if (row !== undefined && same === undefined) inFile.set(form, row.stem);
    const choice = choices[at] ?? '';
    const own = one.draft === null ? undefined : byRef.get(one.draft.ref);
    const next = choice === 'version' ? (twin?.row ?? null) : null;
    const told = row === undefined ? [] : obstacles({ row, own, next, sat, taken });
    if (next !== null && told.length === 0) taken.add(next.ref);
    const place = { file: one.file ?? name, line: one.line };
    const faults = [
      ...one.faults,
      ...(faultsAt.get(at) ?? []).map((fault) => ({ ...fault, ...place })),
      ...told.map(([wrong, right]) => ({ ...place, wrong, right })),
    ];
    const known = own !== undefined;
    const outcome = outcomeOf({
      choice,
      known,
      isWrong: faults.length > 0 || row === undefined,
      isSame: !isChanged.has(row?.ref ?? ''),
      twin,
    });
    return { ...one, faults, at, choice, known, outcome, twin };
  });
}

/** Why a question cannot become what was chosen. */
function obstacles({
  next,
  own,
  row,
  sat,
  taken,
}: {
  readonly row: Pick<QuestionRow, 'kind'>;
  /** The question of the bank that has its key. */
  readonly own: QuestionRow | undefined;
  /** The one whose next version it was chosen to be. */
  readonly next: QuestionRow | null;
  /** Questions that the caller sits at this moment. */
  readonly sat: ReadonlySet<number>;
  /** Keys that questions of the file have, or have been given. */
  readonly taken: ReadonlySet<string>;
}): readonly (readonly [wrong: string, right: string])[] {
  // Whether it is as that of the bank would tell its key.
  if (sat.has((next ?? own)?.id ?? 0))
    return [['You are being asked this in an exam at this moment.', 'Bring it in once you have handed in.']];
  if (next === null) return [];
  if (next.kind !== row.kind) return [['That question is of another kind.', 'Bring it in too, or leave it out.']];
  return taken.has(next.ref)
    ? [['Another one of the file is its next version.', 'Bring it in too, or leave it out.']]
    : [];
}

function outcomeOf(it: {
  readonly choice: QuestionChoice;
  readonly known: boolean;
  readonly isSame: boolean;
  readonly isWrong: boolean;
  readonly twin: JudgedQuestion['twin'];
}): QuestionOutcome {
  if (it.choice === 'skip') return 'left';
  if (it.isWrong) return 'fault';
  if (it.choice === 'version' && it.twin?.row != null) return 'changed';
  if (it.known && it.choice !== 'beside') return it.isSame ? 'same' : 'changed';
  return it.twin === null || it.choice === 'beside' ? 'new' : 'double';
}

/** Questions as they are written: with the key of the one whose next version they become, or with one of their own. */
export const draftsToWrite = ({ questions }: Judged): readonly Draft[] =>
  questions.flatMap(({ choice, draft, known, outcome, twin }) => {
    if (draft === null || !writes.has(outcome)) return [];
    if (choice === 'beside') return [known ? { ...draft, ref: randomUUID() } : draft];
    return [choice === 'version' && twin?.row != null ? { ...draft, ref: twin.row.ref } : draft];
  });

/** Compares what is to be written with the bank, and stores its files. */
export async function readyToWrite(
  ctx: ManageContext,
  row: QuestionImportRow,
  { drafts, file }: { readonly drafts: readonly Draft[]; readonly file: Pick<CheckedFile, 'files'> },
  chapterIds: ChapterIds,
): Promise<Compared> {
  const compare = await comparing(ctx, row, chapterIds);
  return laidOut(file.files, async (inside) => {
    const ready = await compare(drafts, inside);
    if (ready.faults.any) throw new Refusal(ErrorCode.conflict, { reason: 'the bank has changed' });
    await storeFiles(new StoredFiles(ctx.files), ready.found);
    return ready;
  });
}

/** The outcome of each question, as digits. */
export const ribbonOf = ({ questions }: Judged): string =>
  questions.map(({ outcome }) => questionOutcomes.indexOf(outcome)).join('');
