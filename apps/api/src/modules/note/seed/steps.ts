import { inArray, sql } from 'drizzle-orm';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { notes } from '../note.schema.ts';
import { seedNotes } from './notes.ts';

const HOUR_MS = 3_600_000;

/** Notes in every state; their chapters are looked up by number, which their course knows. */
export const noteSeeds: readonly SeedStep[] = [
  {
    name: 'notes',
    eids: [...new Set(seedNotes.map(({ eid }) => eid))],
    fills: notes,
    async work({ db, now }, { eid }) {
      const own = seedNotes.filter((seed) => seed.eid === eid);
      await inTenant(db, eid, async (scope) => {
        const accounts = [...new Set(own.map(({ account }) => account))];
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, accounts)));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        const { rows } = await scope.tx.execute<{ id: number; course_id: number; no: number }>(
          sql`select id::float8 as id, course_id::float8 as course_id, no from chapters where eid = ${eid}`,
        );
        const chapterOf = new Map(rows.map(({ id, course_id, no }) => [`${course_id}.${no}`, id]));
        const values = own.flatMap((seed, index) => {
          const userId = ids.get(seed.account);
          const chapterId = chapterOf.get(`${seed.course}.${seed.chapter}`);
          if (userId === undefined || chapterId === undefined) return [];
          const changedAt = new Date(now - seed.hoursAgo * HOUR_MS);
          const reviewed = seed.state === 'passed' || seed.state === 'rejected';
          return [
            scope.row(notes, {
              userId,
              chapterId,
              changedAt,
              courseId: seed.course,
              draftKey: `demo-note-${eid}-${index}`,
              text: seed.text,
              pin: seed.second < 0 ? ('whole' as const) : ('second' as const),
              place: Math.max(0, seed.second),
              state: seed.state,
              reason: seed.reason ?? '',
              reviewedAt: reviewed ? new Date(changedAt.getTime() + HOUR_MS) : null,
            }),
          ];
        });
        if (values.length > 0) await scope.tx.insert(notes).values(values);
      });
    },
  },
];
