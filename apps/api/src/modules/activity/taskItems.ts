import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { activities } from './activity.schema.ts';
import { attendedColumns, isComplete } from './activityRow.ts';
import { lastMoment } from './dated.service.ts';

/** Activities as a programme shows them, by id. */
export const activityItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const rows = await scope.tx
    .select(attendedColumns({ viewer: { userId } }))
    .from(activities)
    .where(scope.only(activities, inArray(activities.id, [...ids])));
  return new Map(
    rows.map((own) => [
      own.row.id,
      {
        title: localised(own.row.title, language),
        begun: own.waits !== null,
        finishedAt: isComplete(own) ? own.row.endsAt.getTime() : null,
        opensAt: own.row.registrationFrom.getTime(),
        dueAt: lastMoment(own),
        place: localised(own.row.place, language),
      },
    ]),
  );
};
