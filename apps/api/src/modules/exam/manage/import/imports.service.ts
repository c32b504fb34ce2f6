import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  listQuestionImports,
  questionColumns,
  questionTakeBackHours,
  type beginQuestionImport,
  type changeQuestionImport,
  type QuestionImport,
  type QuestionOutcome,
  type readQuestionImport,
  type restOfQuestionImport,
  type runQuestionImport,
} from '@banyan/contracts/exam';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Refusal } from '../../../../http/refusal.ts';
import { bare } from '../../../../import/table.ts';
import { keyset, keysetPage } from '../../../../paging/keyset.ts';
import { namesOf } from '../../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import type { ExamModulePorts } from '../../exam.ports.ts';
import type { QuestionSource } from '../../import/readQuestion.ts';
import { addVersions } from '../../versions.ts';
import { bankWithin } from '../within.ts';
import { draftsToWrite, judge, readyToWrite, ribbonOf, writes, type Judged } from './judge.ts';
import { questionImports, type QuestionImportRow } from './questionImport.schema.ts';
import { restOf } from './rest.ts';
import { importedQuestion, told } from './shown.ts';
import { takenBack } from './takeBack.ts';

type Ports = Pick<ExamModulePorts, 'chapterIds' | 'claimQuestions'>;
const hourMs = 3_600_000;
const pageSize = 30;

/** An import of a bank that the right to change reaches. Throws Refusal `notFound` for others. */
async function importFor(ctx: ManageContext, id: number, lock = false): Promise<QuestionImportRow> {
  const { scope } = ctx;
  const query = scope.tx
    .select()
    .from(questionImports)
    .where(scope.only(questionImports, eq(questionImports.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  await bankWithin(ctx, row.bankId, 'assessment.edit', lock);
  return row;
}

const set = ({ scope }: ManageContext, id: number, values: Partial<QuestionImportRow>) =>
  scope.tx
    .update(questionImports)
    .set(values)
    .where(scope.only(questionImports, eq(questionImports.id, id)));

const checked = (row: QuestionImportRow): QuestionImportRow => {
  if (row.state !== 'checked') throw new Refusal(ErrorCode.conflict, { reason: row.state });
  return row;
};

function detailOf(ctx: ManageContext, row: QuestionImportRow, judged: Judged): QuestionImport {
  const counts: Record<QuestionOutcome, number> = { fault: 0, double: 0, changed: 0, new: 0, same: 0, left: 0 };
  for (const { outcome } of judged.questions) counts[outcome] += 1;
  const until = (row.writtenAt?.getTime() ?? 0) + questionTakeBackHours * hourMs;
  const corrected = row.brought.filter(({ former }) => former !== null).length;
  return {
    ...{ id: row.id, bank: row.bankId, file: row.file, format: judged.format, state: row.state, counts },
    ...{ head: judged.head.map((one) => one.slice(0, 100)), mapping: [...judged.mapping], remembered: row.remembered },
    ...{ ribbon: ribbonOf(judged), whole: told(ctx, judged.whole), stayed: row.stayed },
    ...{ added: row.brought.length - corrected, corrected },
    takeBackUntil: row.state === 'done' && row.brought.length > 0 && until > ctx.now() ? until : null,
  };
}

const digestOf = (head: readonly string[]) =>
  head.length === 0 ? '' : createHash('sha256').update(head.map(bare).join('\n')).digest('base64url');

/** Reads an uploaded file for a bank; the mapping of an earlier table with the same first row is taken. */
export async function begin(
  ctx: ManageContext,
  { bank, upload }: CallInput<typeof beginQuestionImport>,
  ports: Ports,
): Promise<QuestionImport> {
  const { now, scope, viewer } = ctx;
  await bankWithin(ctx, bank, 'assessment.edit');
  const file = await ports.claimQuestions(ctx, upload);
  const values = { bankId: bank, actorId: viewer.userId, file: file.name, key: file.key, uploadId: file.id };
  const [row] = await scope.tx
    .insert(questionImports)
    .values(scope.row(questionImports, { ...values, createdAt: new Date(now()) }))
    .returning();
  if (row === undefined) throw new Error('an import was not kept');
  const judged = await judge(ctx, row, ports.chapterIds);
  const head = digestOf(judged.head);
  const [known] =
    head === ''
      ? []
      : await scope.tx
          .select({ mapping: questionImports.mapping })
          .from(questionImports)
          .where(scope.only(questionImports, and(eq(questionImports.head, head), isNotNull(questionImports.mapping))))
          .orderBy(desc(questionImports.id))
          .limit(1);
  const found = { head, mapping: known?.mapping ?? null, remembered: known !== undefined };
  await set(ctx, row.id, found);
  ctx.changed({ type: 'bank', id: bank, name: file.name });
  const next = { ...row, ...found };
  return detailOf(ctx, next, known === undefined ? judged : await judge(ctx, next, ports.chapterIds));
}

/** An import, and its questions page by page. */
export async function read(
  ctx: ManageContext,
  { from = 0, id, outcome }: CallInput<typeof readQuestionImport>,
  ports: Ports,
): Promise<CallOutput<typeof readQuestionImport>> {
  const row = await importFor(ctx, id);
  const judged = await judge(ctx, row, ports.chapterIds);
  const found = judged.questions.filter((one) => outcome === '' || one.outcome === outcome);
  // Places in the file stay as they are, whatever is decided between two pages.
  const ahead = found.filter(({ at }) => at >= from);
  const items = ahead.slice(0, pageSize);
  return {
    items: items.map((one) => importedQuestion(ctx, one)),
    next: ahead[items.length]?.at ?? null,
    total: found.length,
    detail: detailOf(ctx, row, judged),
  };
}

const latest = keyset<QuestionImportRow>([questionImports.id], ({ id }) => [id]);

/** Imports into a bank, latest first. */
export async function list(
  ctx: ManageContext,
  input: CallInput<typeof listQuestionImports>,
): Promise<CallOutput<typeof listQuestionImports>> {
  const { scope } = ctx;
  await bankWithin(ctx, input.bank, 'assessment.edit');
  return keysetPage(listQuestionImports, input, {
    by: latest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(questionImports)
        .where(scope.only(questionImports, eq(questionImports.bankId, input.bank), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const names = await namesOf(
        ctx,
        rows.map(({ actorId }) => actorId),
      );
      return rows.map(({ actorId, brought, createdAt, file, id, state }) => ({
        ...{ id, file, state, written: brought.length, at: createdAt.getTime() },
        by: names.get(actorId) ?? '',
      }));
    },
  });
}

/** Mends a question, chooses what is done with it, or says what the columns are. */
export async function change(
  ctx: ManageContext,
  { at, choice, id, mapping, written }: CallInput<typeof changeQuestionImport>,
  ports: Ports,
): Promise<QuestionImport> {
  const row = checked(await importFor(ctx, id, true));
  const before = await judge(ctx, row, ports.chapterIds);
  const question = before.questions[at ?? -1];
  if (question === undefined && (written !== undefined || choice !== undefined))
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { at: 'other' } } });
  if (mapping !== undefined && mapping.length !== before.mapping.length)
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { mapping: 'other' } } });
  const mended = { ...row.mended };
  if (question !== undefined && written === null) Reflect.deleteProperty(mended, question.at);
  else if (question !== undefined && written !== undefined && written !== null)
    mended[question.at] = sourceOf(question.source, written);
  const values = {
    mended,
    ...(mapping === undefined ? {} : { mapping }),
    ...(choice === undefined || question === undefined ? {} : { choices: { ...row.choices, [question.at]: choice } }),
  };
  await set(ctx, id, values);
  const next = { ...row, ...values };
  ctx.changed({ type: 'bank', id: row.bankId, name: row.file });
  return detailOf(ctx, next, await judge(ctx, next, ports.chapterIds));
}

type Written = NonNullable<CallInput<typeof changeQuestionImport>['written']>;

const sourceOf = (former: QuestionSource, { cells, text }: Written): QuestionSource =>
  'text' in former
    ? { ...former, text: text ?? former.text }
    : {
        cells: Object.fromEntries(
          questionColumns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])),
        ),
      };

/** Writes the questions that are right, all or none. */
export async function run(
  ctx: ManageContext,
  { id, questions: agreed }: CallInput<typeof runQuestionImport>,
  ports: Ports,
): Promise<QuestionImport> {
  const { scope, viewer } = ctx;
  // One moment for all: what was changed later is known by it.
  const at = ctx.now();
  const row = checked(await importFor(ctx, id, true));
  const judged = await judge(ctx, row, ports.chapterIds);
  const drafts = draftsToWrite(judged);
  if (drafts.length !== agreed || agreed === 0)
    throw new Refusal(ErrorCode.conflict, { reason: 'it would write another number' });
  const ready = await readyToWrite(ctx, row, { drafts, file: judged }, ports.chapterIds);
  const ids = await addVersions(scope, ready.changed, ready.former, { by: viewer.userId, now: at });
  const formerOf = new Map(ready.former.map((one) => [one.ref, one.id]));
  const brought = [...ids].map(([ref, question]) => ({ id: question, former: formerOf.get(ref) ?? null }));
  const values = { state: 'done' as const, brought, writtenAt: new Date(at) };
  await set(ctx, id, values);
  ctx.changed({
    ...{ type: 'bank', id: row.bankId, name: row.file },
    changes: [{ field: 'rows', before: null, after: String(brought.length) }],
  });
  // Questions that stay behind are shown as they were agreed to.
  return detailOf(ctx, { ...row, ...values }, judged);
}

/** Takes an import back within a day. */
export async function takeBack(ctx: ManageContext, id: number, ports: Ports): Promise<QuestionImport> {
  const row = await importFor(ctx, id, true);
  const until = (row.writtenAt?.getTime() ?? 0) + questionTakeBackHours * hourMs;
  if (row.state !== 'done' || until <= ctx.now()) throw new Refusal(ErrorCode.conflict, { reason: row.state });
  const stayed = await takenBack(ctx, row);
  const values = { state: 'takenBack' as const, stayed };
  await set(ctx, id, values);
  ctx.changed({
    ...{ type: 'bank', id: row.bankId, name: row.file },
    changes: [{ field: 'rows', before: String(row.brought.length), after: String(stayed) }],
  });
  const next = { ...row, ...values };
  return detailOf(ctx, next, await judge(ctx, next, ports.chapterIds));
}

/** Questions that stay behind, as a file. */
export async function rest(
  ctx: ManageContext,
  id: number,
  ports: Ports,
): Promise<CallOutput<typeof restOfQuestionImport>> {
  const row = await importFor(ctx, id);
  const judged = await judge(ctx, row, ports.chapterIds);
  return restOf(
    row,
    judged.questions.filter(({ outcome }) => !writes.has(outcome) && outcome !== 'same'),
    ctx,
  );
}
