import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { homeworks } from './homework.schema.ts';
import { ownHomework, type OwnHomework } from './homeworkRow.ts';

/** Closing time for a person, epoch ms; null: never. */
function closesFor(row: OwnHomework['row'], last: OwnHomework['last']): number | null {
  // A submission waits for its mark: its deadline closes nothing any more.
  if (last?.state === 'marking') return null;
  // Failed homework without another attempt closed with its submission.
  if (last?.state === 'failed' && !row.again) return last.handedInAt.getTime();
  return row.dueAt?.getTime() ?? null;
}

/** Homework given to a person, as a programme shows it, by id. */
export const homeworkItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const rows = await ownHomework({ scope, viewer: { userId: userId ?? 0 } }).read(inArray(homeworks.id, [...ids]));
  return new Map(
    rows.map(({ row, last, drafted }) => [
      row.id,
      {
        title: localised(row.title, language),
        begun: drafted || last !== null,
        waits: last?.state === 'marking',
        finishedAt: last?.state === 'passed' ? last.handedInAt.getTime() : null,
        opensAt: row.opensAt.getTime(),
        dueAt: closesFor(row, last),
        // Tenths of a point there, hundredths here.
        score: last?.score == null ? null : last.score * 10,
      },
    ]),
  );
};
