import type { ActivitySeat } from '@banyan/contracts/training';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';
import type { World } from '../../../testing/world.ts';
import { activities, activityRegistrations, activitySessions, type ActivityRow } from '../activity.schema.ts';

const HOUR_MS = 3_600_000;

/** Values in which an activity of a test differs. */
export interface GivenActivity extends ForDepartments {
  readonly eid?: number;
  readonly organiserId: number;
  readonly title?: string;
  /** Hours from the world's clock. */
  readonly begins?: number;
  readonly registers?: readonly [from: number, to: number];
  /** Hours of each session. */
  readonly sessions?: readonly number[];
  /** Hours between two sessions; one when left out. */
  readonly pause?: number;
  readonly places?: number;
  readonly seats?: readonly [rows: number, columns: number];
  readonly closed?: readonly ActivitySeat[];
  readonly ways?: ActivityRow['ways'];
  readonly signOut?: boolean;
  /** Ids of the registered people. */
  readonly registered?: readonly number[];
}

/** Adds an activity; by default registration is open and it begins in a day. Returns the ids of it and its sessions. */
export async function addActivity(world: World, given: GivenActivity) {
  const { begins = 24, eid = 1001, pause = 1, registers = [-24, 23], seats = [0, 0] } = given;
  const { sessions = [2], title = '讲堂' } = given;
  const at = (hours: number) => new Date(world.now + hours * HOUR_MS);
  const text = (words: string) => ({ zh_cn: words, en: `${words} in English` });
  let next = begins;
  const times = sessions.map((hours) => {
    const from = next;
    next += hours + pause;
    return { beginsAt: at(from), endsAt: at(from + hours) };
  });
  return world.in(eid, async (scope) => {
    const [added] = await scope.tx
      .insert(activities)
      .values(
        scope.row(activities, {
          kind: 'lecture',
          title: text(title),
          introduction: [text('说明')],
          owner: text('质量部'),
          organiserId: given.organiserId,
          place: text('301'),
          address: text('星湖街 218 号'),
          latitude: 31.2989,
          longitude: 120.7312,
          radius: 200,
          registrationFrom: at(registers[0]),
          registrationTo: at(registers[1]),
          beginsAt: at(begins),
          endsAt: at(next - pause),
          places: given.places ?? 10,
          seatRows: seats[0],
          seatColumns: seats[1],
          aisles: [],
          closedSeats: given.closed ?? [],
          ways: given.ways ?? ['code', 'place', 'name'],
          signOut: given.signOut ?? false,
          audienceId: await forDepartments(scope, given.departments),
          codeKey: Buffer.alloc(32, 7).toString('base64url'),
        }),
      )
      .returning({ id: activities.id });
    const id = added?.id ?? 0;
    const rows = await scope.tx
      .insert(activitySessions)
      .values(
        times.map((time, index) =>
          scope.row(activitySessions, { activityId: id, title: text(`第 ${index + 1} 场`), ...time }),
        ),
      )
      .returning({ id: activitySessions.id });
    const people = given.registered ?? [];
    if (people.length > 0) {
      await scope.tx
        .insert(activityRegistrations)
        .values(
          people.map((userId) =>
            scope.row(activityRegistrations, { activityId: id, userId, waiting: false, at: at(-1) }),
          ),
        );
    }
    return { id, sessionIds: rows.map((row) => row.id) };
  });
}
