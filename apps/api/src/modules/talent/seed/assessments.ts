import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { talentAnswers, talentTasks, talentTools } from '../assessment.schema.ts';
import { tool } from './tool.ts';
import type { SeedTalent, SeedTask } from './types.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What is written for the demo data, around one enterprise. */
export interface Around {
  readonly scope: TenantScope;
  readonly say: Localise;
  readonly now: number;
  /** By account. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Answers that make a dimension come out as its value; of two statements the second one lies a step beside it. */
function answersOf({ values, begun = 0 }: SeedTask['assessors'][number]): Record<string, number> {
  const given = values ?? [4, 3, 4, 4, 3, 4];
  const seen = new Map<string, number>();
  const all = tool.statements.map((statement) => {
    const value = given[tool.dimensions.findIndex(({ key }) => key === statement.dimension)] ?? 3;
    const times = seen.get(statement.dimension) ?? 0;
    seen.set(statement.dimension, times + 1);
    const step = Math.min(5, value + (times > 0 && value % 2 === 1 ? 1 : 0));
    return 'reversed' in statement ? 6 - step : step;
  });
  const kept = values === undefined ? all.slice(0, begun) : all;
  return Object.fromEntries(kept.map((value, index) => [String(index + 1), value]));
}

/** The tool, and who assesses whom with it. */
export async function addAssessments({ scope, say, now, ids }: Around, seed: SeedTalent): Promise<void> {
  await scope.tx.insert(talentTools).values(
    scope.row(talentTools, {
      id: seed.toolId,
      title: say(tool.title),
      about: say(tool.about),
      minutes: tool.minutes,
      scale: tool.scale.map((word) => say(word)),
      dimensions: tool.dimensions.map(({ key, title, about }) => ({ key, title: say(title), about: say(about) })),
      items: tool.statements.map(({ text, ...rest }) => ({ ...rest, text: say(text) })),
    }),
  );
  const at = (days: number) => new Date(Math.floor((now + days * dayMs) / hourMs) * hourMs);
  for (const task of seed.tasks) {
    const subjectId = ids.get(task.subject);
    if (subjectId === undefined) continue;
    await scope.tx.insert(talentTasks).values(
      scope.row(talentTasks, {
        ...{ id: task.id, toolId: seed.toolId, subjectId },
        title: say(task.title),
        about: say(task.about),
        opensAt: at(task.opensIn),
        dueAt: at(task.dueIn),
      }),
    );
    const rows = task.assessors.flatMap((assessor) => {
      const userId = ids.get(assessor.account);
      if (userId === undefined) return [];
      const handedInAt = assessor.values === undefined ? null : at(-(assessor.daysAgo ?? 1));
      return [
        scope.row(talentAnswers, {
          ...{ taskId: task.id, userId, relation: assessor.relation, handedInAt },
          answers: answersOf(assessor),
        }),
      ];
    });
    if (rows.length > 0) await scope.tx.insert(talentAnswers).values(rows);
  }
}
