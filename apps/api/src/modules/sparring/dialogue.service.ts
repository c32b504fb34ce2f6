import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type finishSparring,
  type sayInSparring,
  sparringHistory,
  type sparringSession,
  type startSparring,
} from '@banyan/contracts/talent';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { dialogueOf, endDialogue, shownDialogue, turnsOf } from './sessionRow.ts';
import { sparringLines, sparringScenarios, sparringSessions } from './sparring.schema.ts';

type Ctx = CallContext<Learner>;
type Shown = CallOutput<typeof sparringSession>;

/** A dialogue of the viewer’s. */
export async function readDialogue(ctx: Ctx, { id }: CallInput<typeof sparringSession>): Promise<Shown> {
  return shownDialogue(ctx, await dialogueOf(ctx.scope, ctx.viewer.userId, id));
}

/** Begins a dialogue, whose first line comes by the stream; an open one is continued. */
export async function start(ctx: Ctx, { scenario: id, mode, role }: CallInput<typeof startSparring>): Promise<Shown> {
  const { scope, viewer, now } = ctx;
  const key = `sparring ${scope.eid} ${viewer.userId}`;
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [scenario] = await scope.tx
    .select()
    .from(sparringScenarios)
    .where(scope.only(sparringScenarios, eq(sparringScenarios.id, id)));
  if (scenario === undefined || scenario.roles[role] === undefined) throw new Refusal(ErrorCode.notFound);
  const own = and(
    eq(sparringSessions.userId, viewer.userId),
    eq(sparringSessions.scenarioId, id),
    eq(sparringSessions.mode, mode),
  );
  const [open] = await scope.tx
    .select({ id: sparringSessions.id })
    .from(sparringSessions)
    .where(scope.only(sparringSessions, own, isNull(sparringSessions.endedAt)));
  if (open !== undefined) return readDialogue(ctx, open);
  if (mode === 'assess') {
    const [used] = await scope.tx
      .select({ count: sql<number>`count(*)::int` })
      .from(sparringSessions)
      .where(scope.only(sparringSessions, own));
    if ((used?.count ?? 0) >= scenario.attempts) throw new Refusal(ErrorCode.sparringSpent);
  }
  const at = new Date(now());
  const [begun] = await scope.tx
    .insert(sparringSessions)
    .values(scope.row(sparringSessions, { userId: viewer.userId, scenarioId: id, mode, role, beganAt: at }))
    .returning({ id: sparringSessions.id });
  if (begun === undefined) throw new Error('no dialogue was begun');
  await scope.tx
    .insert(sparringLines)
    .values(
      scope.row(sparringLines, { sessionId: begun.id, no: 1, who: 'partner' as const, text: '', done: false, at }),
    );
  return readDialogue(ctx, begun);
}

/** Adds a line of the learner; its reply comes by the stream. */
export async function say(ctx: Ctx, { id, text, base }: CallInput<typeof sayInSparring>): Promise<Shown> {
  const { scope, viewer, now } = ctx;
  const words = text.trim();
  if (words === '') throw new Refusal(ErrorCode.badRequest, { data: { fields: ['text'] } });
  const dialogue = await dialogueOf(scope, viewer.userId, id, { hold: true });
  const { session, lines } = dialogue;
  if (session.endedAt !== null || session.said >= turnsOf(dialogue)) throw new Refusal(ErrorCode.sparringOver);
  if (lines.length !== base || lines.at(-1)?.done !== true) throw new Refusal(ErrorCode.sparringChanged);
  await takeAct(ctx, 'sparring');
  const at = new Date(now());
  const own = { sessionId: id, at };
  await scope.tx
    .insert(sparringLines)
    .values([
      scope.row(sparringLines, { ...own, no: base + 1, who: 'learner' as const, text: words, done: true }),
      scope.row(sparringLines, { ...own, no: base + 2, who: 'partner' as const, text: '', done: false }),
    ]);
  await scope.tx
    .update(sparringSessions)
    .set({ said: session.said + 1 })
    .where(scope.only(sparringSessions, eq(sparringSessions.id, id)));
  return readDialogue(ctx, { id });
}

/** Ends a dialogue; a reply under way stays as far as it has come. */
export async function finish(ctx: Ctx, { id }: CallInput<typeof finishSparring>): Promise<Shown> {
  const { scope, viewer, now } = ctx;
  const dialogue = await dialogueOf(scope, viewer.userId, id, { hold: true });
  await endDialogue(scope, dialogue, now());
  return readDialogue(ctx, { id });
}

const lastFirst = keyset<{ readonly endedAt: Date | null; readonly id: number }>(
  [sparringSessions.endedAt, sparringSessions.id],
  ({ endedAt, id }) => [endedAt ?? new Date(0), id],
);

/** Finished dialogues. */
export async function listHistory(
  { scope, viewer }: Ctx,
  input: CallInput<typeof sparringHistory>,
): Promise<CallOutput<typeof sparringHistory>> {
  const own = and(
    eq(sparringSessions.userId, viewer.userId),
    eq(sparringSessions.mode, input.mode),
    isNotNull(sparringSessions.endedAt),
  );
  const { id, score, said, endedAt } = sparringSessions;
  return keysetPage(sparringHistory, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ id, score, said, endedAt, title: sparringScenarios.title, pass: sparringScenarios.passScore })
        .from(sparringSessions)
        .innerJoin(
          sparringScenarios,
          and(eq(sparringScenarios.eid, sparringSessions.eid), eq(sparringScenarios.id, sparringSessions.scenarioId)),
        )
        .where(scope.only(sparringSessions, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ title, pass, ...row }) => ({
        ...{ id: row.id, score: row.score, said: row.said },
        title: localised(title, viewer.language),
        passed: row.score >= pass,
        endedAt: row.endedAt?.getTime() ?? 0,
      })),
  });
}
