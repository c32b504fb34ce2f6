import { ErrorCode } from '@banyan/contracts';
import { type SparringSession } from '@banyan/contracts/talent';
import { and, asc, eq } from 'drizzle-orm';
import type { ContentLanguage } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { Refusal } from '../../http/refusal.ts';
import { scoreOf, totalOf } from './partner/score.ts';
import { moodOf, dialogueStateOf } from './partner/dialogueState.ts';
import { shownScenario, type Asking } from './scenarios.service.ts';
import {
  sparringLines,
  sparringScenarios,
  sparringSessions,
  type LineRow,
  type ScenarioRow,
  type SessionRow,
} from './sparring.schema.ts';

/** A dialogue with its scenario and lines. */
export interface Dialogue {
  readonly session: SessionRow;
  readonly scenario: ScenarioRow;
  readonly lines: readonly LineRow[];
}

/** Most lines of the learner. */
export const turnsOf = ({ session, scenario }: Pick<Dialogue, 'session' | 'scenario'>) =>
  session.mode === 'assess' ? scenario.assessTurns : scenario.turns;

/** Lines of the learner. */
export const saidIn = (lines: readonly LineRow[]) =>
  lines.filter(({ who }) => who === 'learner').map(({ text }) => text);

/** Reads a dialogue of a person; others' are not found. `hold`: locks it until the transaction ends. */
export async function dialogueOf(
  scope: TenantScope,
  userId: number,
  id: number,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<Dialogue> {
  const own = and(eq(sparringSessions.id, id), eq(sparringSessions.userId, userId));
  const found = scope.tx.select().from(sparringSessions).where(scope.only(sparringSessions, own));
  const [session] = await (hold ? found.for('update') : found);
  if (session === undefined) throw new Refusal(ErrorCode.notFound);
  const [scenario] = await scope.tx
    .select()
    .from(sparringScenarios)
    .where(scope.only(sparringScenarios, eq(sparringScenarios.id, session.scenarioId)));
  if (scenario === undefined) throw new Refusal(ErrorCode.notFound);
  const lines = await scope.tx
    .select()
    .from(sparringLines)
    .where(scope.only(sparringLines, eq(sparringLines.sessionId, id)))
    .orderBy(asc(sparringLines.no));
  return { session, scenario, lines };
}

/** Points of a dialogue, criterion by criterion. */
export function criteriaOf({ scenario, lines }: Pick<Dialogue, 'scenario' | 'lines'>, language: ContentLanguage) {
  const own = lines.filter(({ who }) => who === 'learner');
  return scoreOf(
    scenario.script,
    own.map(({ text }) => text),
    { language, lineOf: (turn) => own[turn]?.no ?? 0 },
  );
}

/** A dialogue as its call shows it. In an assessment, no points are shown before it is over. */
export async function shownDialogue(asking: Asking, dialogue: Dialogue): Promise<SparringSession> {
  const { session, scenario, lines } = dialogue;
  const { language } = asking.viewer;
  const said = saidIn(lines);
  const over = session.endedAt !== null;
  const secret = session.mode === 'assess' && !over;
  // Points given to everybody at the start do not count for a learner who never spoke.
  const criteria = criteriaOf(dialogue, language).map((one) =>
    over && said.length === 0 ? { ...one, score: 0 } : one,
  );
  const before = scoreOf(scenario.script, said.slice(0, -1), { language, lineOf: () => 0 });
  const score = totalOf(criteria);
  return {
    id: session.id,
    scenario: await shownScenario(asking, scenario),
    mode: session.mode,
    role: session.role,
    lines: lines.map(({ no, who, text, done, at }) => ({ no, who, text, done, at: at.getTime() })),
    said: said.length,
    turns: turnsOf(dialogue),
    mood: moodOf(dialogueStateOf(scenario.script, said)),
    score: secret ? 0 : score,
    change: secret || said.length === 0 ? 0 : score - totalOf(before),
    criteria: secret ? [] : criteria,
    over,
    beganAt: session.beganAt.getTime(),
    endedAt: session.endedAt?.getTime() ?? null,
  };
}

/** Ends a dialogue with its points; one that has ended stays as it is. */
export async function endDialogue(scope: TenantScope, dialogue: Dialogue, now: number): Promise<void> {
  if (dialogue.session.endedAt !== null) return;
  const score = saidIn(dialogue.lines).length === 0 ? 0 : totalOf(criteriaOf(dialogue, 'zh_cn'));
  await scope.tx
    .update(sparringSessions)
    .set({ endedAt: new Date(now), score })
    .where(scope.only(sparringSessions, eq(sparringSessions.id, dialogue.session.id)));
}
