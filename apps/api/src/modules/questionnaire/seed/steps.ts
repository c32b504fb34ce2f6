import { fewestShown, noValue, type ItemValue } from '@banyan/contracts/exam';
import { asc, eq } from 'drizzle-orm';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { questionnairesKind } from '../import/questionnaires.import.ts';
import {
  questionnaires,
  questionnaireSheets,
  questionnaireTakers,
  type QuestionnaireRow,
} from '../questionnaire.schema.ts';
import { addToTallies, showTallies } from '../tally.ts';
import { answers, type SeedAnswers } from './answers.ts';

/** Answers of the nth colleague: each question walks through its answers at its own pace. */
function answersOf({ items }: QuestionnaireRow, { answered }: SeedAnswers, nth: number): Record<string, ItemValue> {
  const given = items.flatMap(({ id }, at): [string, ItemValue][] => {
    const all = answered[id] ?? [];
    const value = all[(nth * (2 * at + 1) + at) % Math.max(1, all.length)];
    return value === undefined || Object.keys(value).length === 0 ? [] : [[id, { ...noValue, ...value }]];
  });
  return Object.fromEntries(given);
}

async function addAnswers(
  scope: TenantScope,
  row: QuestionnaireRow,
  people: readonly number[],
  now: number,
): Promise<void> {
  const seed = answers[row.title.zh_cn];
  if (seed === undefined) return;
  const takers = people.slice(0, seed.taken);
  const userIds = takers.toSorted((a, b) => a - b);
  await scope.tx
    .insert(questionnaireTakers)
    .values(scope.row(questionnaireTakers, { questionnaireId: row.id, userIds }));
  const open = Math.max(1, Math.min(row.closesAt.getTime(), now) - row.opensAt.getTime());
  for (const [nth, userId] of takers.entries()) {
    const given = answersOf(row, seed, nth);
    await addToTallies(scope, row, given);
    if ((nth + 1) % fewestShown === 0) await showTallies(scope, row.id);
    // They came in evenly until now.
    const handedInAt = new Date(row.opensAt.getTime() + (open * (nth + 1)) / (takers.length + 1));
    if (!row.anonymous)
      await scope.tx
        .insert(questionnaireSheets)
        .values(scope.row(questionnaireSheets, { questionnaireId: row.id, userId, answers: given, handedInAt }));
  }
}

/** Questionnaires and votes, some of them answered by colleagues. */
export const questionnaireSeeds: readonly SeedStep[] = [
  {
    name: 'questionnaires',
    eids: [1001, 1002],
    fills: questionnaires,
    async work(ports, { eid }) {
      await bringDemo(questionnairesKind, ports, { eid, path: demoFile('questionnaires.yaml', eid) });
      await inTenant(ports.db, eid, async (scope) => {
        const rows = await scope.tx
          .select()
          .from(questionnaires)
          .where(scope.only(questionnaires))
          .orderBy(asc(questionnaires.id));
        // Colleagues are the people without a password.
        const people = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, eq(users.passwordHash, '')))
          .orderBy(asc(users.id));
        for (const row of rows)
          await addAnswers(
            scope,
            row,
            people.map(({ id }) => id),
            ports.now,
          );
      });
    },
  },
];
