import { eq, inArray, isNull, or } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { L10n } from '../../../db/seed/content/types.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { enterpriseOf, type ImportEnterprise } from '../../../platform/importing.ts';
import { Faults } from '../../../import/faults.ts';
import type { BesideFile } from '../../../import/beside.ts';
import { StoredFiles } from '../../../import/storedFiles.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { findLessons, type ChapterIds } from '../findLessons.ts';
import { questionBanks, questions, type StoredLesson } from '../question.schema.ts';
import { addVersions, stemFormOf, type QuestionContent, type QuestionRow } from '../versions.ts';
import { gapForm, type Draft } from './draft.ts';
import { findFiles, laidOut, storeFiles } from './questionFiles.ts';

/** Questions, and their bank. */
export interface BankImport {
  readonly eid: number;
  readonly file: string;
  /** The bank's key in imports; a new one is made for an unknown key. */
  readonly key: string;
  /** Undefined: it keeps its name; a new one is named by its key. */
  readonly name?: L10n | undefined;
  readonly drafts: readonly Draft[];
  /** Files that came in the file itself, by the names that drafts use. */
  readonly files?: ReadonlyMap<string, Buffer>;
  /** Source and store of the files that the questions name; undefined: none lie beside it. */
  readonly beside?: { readonly folder: string | null; readonly storage: FileStorage };
  readonly dryRun?: boolean;
  /** Missing lessons are left out, and not reported. */
  readonly lessonsThatAre?: boolean;
}

/** Ports of an import of questions. `chapterIds` finds places in courses. */
export interface BankPorts extends Pick<ImportPorts, 'db' | 'now'> {
  readonly chapterIds: ChapterIds;
}

/** Result of an import of questions. */
export interface ImportedBank {
  readonly bankId: number;
  readonly added: number;
  /** They are in the bank with another content: that one is retired. */
  readonly corrected: number;
  /** They are in the bank unchanged. */
  readonly same: number;
}

/**
 * Adds questions to a bank, all or none. One whose ref the bank knows and whose content differs replaces that one: from
 * now on it is drawn, in exams that name it too, and the former one leaves the books of wrong questions; answers and
 * marks stay. Questions of the bank that the file does not have stay. Throws ImportRefused.
 */
export async function importQuestions(ports: BankPorts, given: BankImport): Promise<ImportedBank> {
  const stored = given.beside === undefined ? null : new StoredFiles(given.beside.storage);
  try {
    const imported = await laidOut(given.files ?? new Map(), (inside) =>
      writeBank(ports, { ...given, inside }, stored),
    );
    await (given.dryRun === true ? stored?.undo() : stored?.settle());
    return imported;
  } catch (error) {
    await stored?.undo();
    throw error;
  }
}

type LaidOut = BankImport & { readonly inside: ReadonlyMap<string, string> };
/** The parts of an import that a comparison needs. */
type Comparing = Pick<LaidOut, 'beside' | 'drafts' | 'eid' | 'file' | 'inside' | 'lessonsThatAre'>;

function writeBank(
  { chapterIds, db, now }: BankPorts,
  given: LaidOut,
  stored: StoredFiles | null,
): Promise<ImportedBank> {
  return unlessDry(given.dryRun === true, (settle) =>
    inTenant(db, given.eid, async (scope) => {
      const enterprise = await enterpriseOf(scope);
      const bankId = await bankOf(scope, given, enterprise);
      const { changed, faults, former, found, rows } = await compared(scope, bankId, given, {
        ...enterprise,
        chapterIds,
      });
      faults.refuse();
      if (stored !== null) await storeFiles(stored, found);
      await addVersions(scope, changed, former, { by: null, now: now() });
      return settle({
        bankId,
        added: changed.length - former.length,
        corrected: former.length,
        same: rows.length - changed.length,
      });
    }),
  );
}

/** Questions of a file beside those of the bank. */
export interface Compared {
  readonly rows: readonly QuestionContent[];
  /** Those that the bank does not have as they are. */
  readonly changed: readonly QuestionContent[];
  /** Questions of the bank that they would replace. */
  readonly former: readonly QuestionRow[];
  /** Questions of the bank that have a ref of the file, or ask what one of the file asks. */
  readonly byRef: ReadonlyMap<string, QuestionRow>;
  readonly found: ReadonlyMap<string, BesideFile>;
  /** Faults that are seen beside the bank, and the courses and files that questions name. */
  readonly faults: Faults;
}

/** Compares questions of a file with those of a bank that are in use: with those of their refs, and those that ask the same. */
export async function compared(
  scope: TenantScope,
  bankId: number,
  given: Comparing,
  around: Pick<ImportEnterprise, 'localise'> & Pick<BankPorts, 'chapterIds'>,
): Promise<Compared> {
  const { faults, found, rows: written } = await rowsOf(scope, bankId, given, around);
  const known = await scope.tx
    .select()
    .from(questions)
    .where(
      scope.only(
        questions,
        eq(questions.bankId, bankId),
        isNull(questions.retiredAt),
        or(
          inArray(
            questions.ref,
            written.map(({ ref }) => ref),
          ),
          inArray(questions.stemForm, [...new Set(written.map(stemFormOf))]),
        ),
      ),
    );
  const byRef = new Map(known.map((row) => [row.ref, row]));
  tellOtherKinds(given.drafts, byRef, faults);
  const rows = written
    // A question keeps its files if the table does not speak of any.
    .map((row): Row => ({
      ...row,
      pictures: row.pictures ?? byRef.get(row.ref)?.pictures ?? [],
      materials: row.materials ?? byRef.get(row.ref)?.materials ?? [],
    }));
  const changed = rows.filter((row) => !isSame(byRef.get(row.ref), row));
  return { rows, changed, former: changed.flatMap(({ ref }) => byRef.get(ref) ?? []), byRef, found, faults };
}

async function bankOf(scope: TenantScope, { key, name }: BankImport, { localise }: ImportEnterprise): Promise<number> {
  const [bank] = await scope.tx
    .insert(questionBanks)
    .values(scope.row(questionBanks, { key, name: localise(name ?? { zh: key }) }))
    .onConflictDoUpdate({
      target: [questionBanks.eid, questionBanks.key],
      // Locks the bank too: concurrent imports come one after the other.
      set: name === undefined ? { key } : { name: localise(name) },
    })
    .returning({ id: questionBanks.id });
  if (bank === undefined) throw new Error(`bank ${key} was not added`);
  return bank.id;
}

type Row = QuestionContent;
/** Without files where the table does not speak of them. */
type NewRow = Omit<Row, 'pictures' | 'materials'> & Partial<Pick<Row, 'pictures' | 'materials'>>;

async function rowsOf(
  scope: TenantScope,
  bankId: number,
  { beside, drafts, eid, file, inside, lessonsThatAre = false }: Comparing,
  { chapterIds, localise }: Pick<ImportEnterprise, 'localise'> & Pick<BankPorts, 'chapterIds'>,
): Promise<{
  readonly rows: readonly NewRow[];
  readonly found: ReadonlyMap<string, BesideFile>;
  readonly faults: Faults;
}> {
  const faults = new Faults(file);
  const lessonOf = await findLessons(
    scope,
    drafts.flatMap(({ lesson }) => lesson ?? []),
    chapterIds,
  );
  const lessonAt = ({ file: own, lesson, line }: Draft): StoredLesson | null => {
    if (lesson === null) return null;
    const found = lessonOf(lesson);
    if (found === null && !lessonsThatAre)
      faults.add(
        line,
        `There is no chapter ${lesson.chapter} in a course ${lesson.course}.`,
        'Name a chapter that is there, or none.',
        own,
      );
    return found;
  };
  const rows: NewRow[] = [];
  const found = new Map<string, BesideFile>();
  for (const draft of drafts) {
    const shown = await findFiles(draft, { eid, folder: beside?.folder ?? null, inside, faults, localise });
    for (const [key, one] of shown?.found ?? []) found.set(key, one);
    const row = scope.row(questions, {
      bankId,
      ref: draft.ref,
      kind: draft.kind,
      difficulty: draft.difficulty,
      tags: [...draft.tags],
      stem: localise(draft.stem),
      options: draft.options.map(localise),
      gaps: draft.kind === 'fill' ? (draft.stem.zh.match(gapForm) ?? []).length : 0,
      ...(shown === null ? {} : { pictures: shown.pictures, materials: shown.materials }),
      takesFiles: draft.takesFiles ?? draft.kind === 'short',
      key: {
        choice: draft.right,
        gaps: draft.gaps,
        ...(draft.numbers === true ? { numbers: true as const } : {}),
        sample: draft.sample === null ? null : localise(draft.sample),
        keywords: draft.keywords,
      },
      explanation: localise(draft.explanation),
      lesson: lessonAt(draft),
    });
    rows.push(row);
  }
  return { rows, found, faults };
}

/** Exams count and score questions by kind: a replacement must be of the same. */
function tellOtherKinds(
  drafts: readonly Draft[],
  known: ReadonlyMap<string, { readonly kind: string }>,
  faults: Faults,
): void {
  for (const { file, kind, line, ref } of drafts) {
    const former = known.get(ref);
    if (former !== undefined && former.kind !== kind)
      faults.add(
        line,
        `The question "${ref}" of the bank is of kind ${former.kind}, not ${kind}.`,
        'Give this one another ref.',
        file,
      );
  }
}

/** Fields that make up a question's identity. */
const content = [
  ...(['kind', 'difficulty', 'tags', 'stem', 'options', 'gaps', 'key', 'explanation', 'lesson'] as const),
  ...(['pictures', 'materials', 'takesFiles'] as const),
] as const;

const isSame = (known: Row | undefined, row: Row): boolean =>
  known !== undefined &&
  content.every((name) =>
    name === 'stem'
      ? isDeepStrictEqual(gapped(known.stem), gapped(row.stem))
      : isDeepStrictEqual(known[name], row[name]),
  );

/** A stem whose gaps are as long as each other: forms of files write them in their own length. */
const gapped = (stem: Row['stem']) =>
  Object.fromEntries(
    Object.entries({ ...stem }).map(([language, text]: [string, string]) => [
      language,
      text.replaceAll(gapForm, '____'),
    ]),
  );
