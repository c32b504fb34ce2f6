import type { CallOutput } from '@banyan/contracts';
import type { SparringMode, SparringScenario, sparringScenarios as scenariosCall } from '@banyan/contracts/talent';
import { asc, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { sparringScenarios, sparringSessions, type ScenarioRow } from './sparring.schema.ts';

/** The caller; only person and language are used. */
export type Asking = Pick<CallContext<Learner>, 'scope' | 'viewer'>;

/** A person's attempts and results in a scenario. */
interface Past {
  readonly used: number;
  readonly best: Readonly<Record<SparringMode, number | null>>;
  readonly open: Readonly<Record<SparringMode, number | null>>;
}

const nothing: Past = { used: 0, best: { train: null, assess: null }, open: { train: null, assess: null } };

/** Past dialogues by scenario. */
async function pastsOf({ scope, viewer }: Asking): Promise<ReadonlyMap<number, Past>> {
  const { scenarioId, mode, endedAt, score, id } = sparringSessions;
  const rows = await scope.tx
    .select({
      scenarioId,
      mode,
      all: sql<number>`count(*)::int`,
      best: sql<number | null>`max(${score}) filter (where ${endedAt} is not null)`,
      open: sql<number | null>`max(${id}) filter (where ${endedAt} is null)`.mapWith(Number),
    })
    .from(sparringSessions)
    .where(scope.only(sparringSessions, eq(sparringSessions.userId, viewer.userId)))
    .groupBy(scenarioId, mode);
  const pasts = new Map<number, Past>();
  for (const row of rows) {
    const { used, best, open } = pasts.get(row.scenarioId) ?? nothing;
    pasts.set(row.scenarioId, {
      used: row.mode === 'assess' ? row.all : used,
      best: { ...best, [row.mode]: row.best },
      open: { ...open, [row.mode]: row.open },
    });
  }
  return pasts;
}

/** A scenario as its call shows it. */
function shown(row: ScenarioRow, past: Past, { viewer }: Asking): SparringScenario {
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const { id, kind, turns, assessTurns, passScore, attempts } = row;
  return {
    ...{ id, kind, turns, assessTurns, passScore, attempts },
    title: say(row.title),
    about: say(row.about),
    goal: say(row.goal),
    partner: say(row.partner),
    roles: row.roles.map(say),
    used: past.used,
    bestTrain: past.best.train,
    bestAssess: past.best.assess,
    openTrain: past.open.train,
    openAssess: past.open.assess,
  };
}

/** Shows one of them. */
export async function shownScenario(asking: Asking, row: ScenarioRow): Promise<SparringScenario> {
  return shown(row, (await pastsOf(asking)).get(row.id) ?? nothing, asking);
}

/** Scenarios of the enterprise. */
export async function listScenarios(asking: CallContext<Learner>): Promise<CallOutput<typeof scenariosCall>> {
  const pasts = await pastsOf(asking);
  const rows = await asking.scope.tx
    .select()
    .from(sparringScenarios)
    .where(asking.scope.only(sparringScenarios))
    .orderBy(asc(sparringScenarios.id));
  return { items: rows.map((row) => shown(row, pasts.get(row.id) ?? nothing, asking)) };
}
