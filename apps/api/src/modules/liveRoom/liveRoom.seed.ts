import { asc, eq, inArray, notInArray } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import type { DemoPerson } from '../../db/seed/demo/types.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { liveWants } from './liveRoom.schema.ts';
import { addRoom } from './seed/addRoom.ts';
import { storeFilm } from './seed/film.ts';
import { hengchuan } from './seed/hengchuan.ts';
import { larkfield } from './seed/larkfield.ts';

async function peopleOf(scope: TenantScope, people: readonly DemoPerson[]) {
  const accounts = people.map(({ account }) => account);
  const named = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, accounts)));
  const others = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, notInArray(users.account, accounts), eq(users.type, 1)))
    .orderBy(asc(users.id));
  // A colleague who is called as somebody who can log in would seem to talk to themselves.
  const taken = new Set(people.map(({ name }) => name.zh));
  const colleagues = others.filter(({ name }) => !taken.has(name.zh_cn)).map(({ id }) => id);
  return { known: new Map(named.map(({ id, account }) => [account, id])), colleagues };
}

const all = [hengchuan, larkfield];

/** Rooms for everybody of the demo enterprises: to come, over with a film, over without one. */
export const liveRoomSeeds: readonly SeedStep[] = [
  {
    name: 'live rooms',
    eids: all.map(({ eid }) => eid),
    fills: liveWants,
    async work(ports, { eid, people, settings }) {
      const { db, handlers, now } = ports;
      const timeZone = settings.timeZone ?? 'Asia/Shanghai';
      const rooms = all.find((one) => one.eid === eid)?.rooms ?? [];
      const films = new Map<number, Awaited<ReturnType<typeof storeFilm>>>();
      for (const { id, took } of rooms)
        if (took !== undefined) films.set(id, await storeFilm(ports, { ...took, eid, roomId: id }));
      await inTenant(db, eid, async (scope) => {
        const around = { scope, now, timeZone, handlers, ...(await peopleOf(scope, people)) };
        for (const room of rooms) await addRoom(around, room, films.get(room.id) ?? []);
      });
    },
  },
];
