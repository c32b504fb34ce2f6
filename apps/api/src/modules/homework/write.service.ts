import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type handInHomework, type saveHomeworkDraft, type withdrawHomework } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import { countersChanged } from '../../effects/countersChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { draftRow, readDraft, readHomework } from './detail.service.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { homeworkDrafts, homeworkSubmissions } from './homework.schema.ts';
import { isOver, lockHomework, oneHomework, refusalOf, submissionsOf } from './homeworkRow.ts';

type Ctx = CallContext<Learner>;
type Written = CallInput<typeof saveHomeworkDraft>;

/** Refuses homework that cannot be handed in now, and a text based on an outdated draft. */
async function admit(ctx: Ctx, { id, base }: Written, ports: HomeworkPorts): Promise<void> {
  const own = await oneHomework(ctx, id);
  await lockHomework(ctx, id);
  const refusal = refusalOf(await oneHomework(ctx, own.row.id), ctx.now());
  if (refusal !== null) throw new Refusal(ErrorCode.homeworkClosed, { data: { refusal } });
  const { revision } = await draftRow(ctx, id);
  if (revision !== base) {
    throw new Refusal(ErrorCode.homeworkChanged, { data: { draft: await readDraft(ctx, id, ports) } });
  }
}

/** Files of the submissions; they stay kept whatever happens to the draft. */
async function handedIn({ scope, viewer }: Ctx, homeworkId: number): Promise<Set<string>> {
  const rows = await scope.tx
    .select({ files: homeworkSubmissions.files })
    .from(homeworkSubmissions)
    .where(scope.only(homeworkSubmissions, submissionsOf(homeworkId, viewer.userId)));
  return new Set(rows.flatMap(({ files }) => files));
}

/** Keeps files new in the draft and releases those removed from it. */
async function keepFiles(
  ctx: Ctx,
  { id, files }: Written,
  { claimFile, releaseFile }: HomeworkPorts,
): Promise<string[]> {
  const named = [...new Map(files.map((file) => [file.id, file])).values()];
  const before = new Set((await draftRow(ctx, id)).files);
  const fixed = await handedIn(ctx, id);
  for (const file of named) if (!before.has(file.id) && !fixed.has(file.id)) await claimFile(ctx, file);
  const now = new Set(named.map((file) => file.id));
  for (const file of before) if (!now.has(file) && !fixed.has(file)) await releaseFile(ctx, { id: file });
  return [...now];
}

/** Replaces the draft of a person’s homework. */
export async function putDraft(
  { scope, now }: Pick<Ctx, 'scope' | 'now'>,
  { homeworkId, userId }: { readonly homeworkId: number; readonly userId: number },
  { text, files }: { readonly text: string; readonly files: string[] },
): Promise<void> {
  const savedAt = new Date(now());
  await scope.tx
    .insert(homeworkDrafts)
    .values(scope.row(homeworkDrafts, { homeworkId, userId, revision: 1, text, files, savedAt }))
    .onConflictDoUpdate({
      target: [homeworkDrafts.eid, homeworkDrafts.homeworkId, homeworkDrafts.userId],
      set: { text, files, savedAt, revision: sql`${homeworkDrafts.revision} + 1` },
    });
}

/** Saves the draft. */
export async function saveDraft(
  ctx: Ctx,
  input: Written,
  ports: HomeworkPorts,
): Promise<CallOutput<typeof saveHomeworkDraft>> {
  await admit(ctx, input, ports);
  const files = await keepFiles(ctx, input, ports);
  await putDraft(ctx, { homeworkId: input.id, userId: ctx.viewer.userId }, { text: input.text, files });
  return readDraft(ctx, input.id, ports);
}

/** Hands homework in; the draft is empty from then on. */
export async function handIn(
  ctx: Ctx,
  input: CallInput<typeof handInHomework>,
  ports: HomeworkPorts,
): Promise<CallOutput<typeof handInHomework>> {
  const { scope, viewer, now } = ctx;
  const { id, text } = input;
  if (text.trim() === '' && input.files.length === 0) throw new Refusal(ErrorCode.homeworkEmpty);
  await admit(ctx, input, ports);
  await takeAct(ctx, 'homework');
  const files = await keepFiles(ctx, input, ports);
  const [last] = await scope.tx
    .select({ no: sql<number>`coalesce(max(${homeworkSubmissions.no}), 0)::int` })
    .from(homeworkSubmissions)
    .where(scope.only(homeworkSubmissions, submissionsOf(id, viewer.userId)));
  await scope.tx.insert(homeworkSubmissions).values(
    scope.row(homeworkSubmissions, {
      homeworkId: id,
      userId: viewer.userId,
      no: (last?.no ?? 0) + 1,
      state: 'marking' as const,
      text,
      files,
      handedInAt: new Date(now()),
    }),
  );
  await putDraft(ctx, { homeworkId: id, userId: viewer.userId }, { text: '', files: [] });
  await ctx.emit(scope, countersChanged, { userId: viewer.userId, counters: ['traintask'] });
  return readHomework(ctx, { id }, ports);
}

/** Withdraws a submission that waits for its mark, while it can be handed in again; it becomes the draft again. */
export async function withdraw(
  ctx: Ctx,
  { submission }: CallInput<typeof withdrawHomework>,
  ports: HomeworkPorts,
): Promise<CallOutput<typeof withdrawHomework>> {
  const { scope, viewer, now } = ctx;
  const mine = and(eq(homeworkSubmissions.id, submission), eq(homeworkSubmissions.userId, viewer.userId));
  const [found] = await scope.tx.select().from(homeworkSubmissions).where(scope.only(homeworkSubmissions, mine));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  const id = found.homeworkId;
  await lockHomework(ctx, id);
  const { row } = await oneHomework(ctx, id);
  if (isOver(row, now())) throw new Refusal(ErrorCode.homeworkClosed, { data: { refusal: 'closed' } });
  // A marker may have been faster: then there is nothing to withdraw, and the learner sees the mark.
  const [taken] = await scope.tx
    .update(homeworkSubmissions)
    .set({ state: 'withdrawn', version: sql`${homeworkSubmissions.version} + 1` })
    .where(scope.only(homeworkSubmissions, mine, eq(homeworkSubmissions.state, 'marking')))
    .returning({ id: homeworkSubmissions.id });
  if (taken === undefined) throw new Refusal(ErrorCode.homeworkClosed, { data: { refusal: 'passed' } });
  await putDraft(ctx, found, found);
  await ctx.emit(scope, countersChanged, { userId: viewer.userId, counters: ['traintask'] });
  return readHomework(ctx, { id }, ports);
}
