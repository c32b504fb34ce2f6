// Fills the enterprises of DATABASE_URL with people and audiences and measures what these cost; prints it as JSON. Run by tsx.
import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/db/client.ts';
import { inTenant } from '../../apps/api/src/db/tenant.ts';
import { move } from '../../apps/api/src/modules/organisation/departments/change.service.ts';
import { settleJob } from '../../apps/api/src/modules/organisation/departments/settleDepartment.ts';
import { liveRooms } from '../../apps/api/src/modules/liveRoom/liveRoom.schema.ts';
import { audiences } from '../../apps/api/src/platform/audience/audience.schema.ts';
import { noTerms } from '../../apps/api/src/platform/audience/audienceOf.ts';
import { inAudience } from '../../apps/api/src/platform/audience/inAudience.ts';
import { keysOfTerms } from '../../apps/api/src/platform/audience/keys.ts';
import { settlePeople } from '../../apps/api/src/platform/audience/settle.ts';
import { users } from '../../apps/api/src/platform/enterprise.schema.ts';
import { Grants } from '../../apps/api/src/platform/grants.ts';
import { addEnterprise } from '../../apps/api/src/testing/fixtures.ts';

const posts = 50;
const atOnce = 5000;
const rounds = Number(process.argv[2] ?? 100);
const sizes = {
  small: { eid: 3001, people: 10_000, audiences: 500 },
  large: { eid: 3002, people: 100_000, audiences: 5000 },
};
const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] });
await db.migrate();

/** Departments: 10 areas of 20 teams each; the first area has a tenth of all people. */
const teamOf = (at) => 100 + (at % 10) * 20 + (Math.floor(at / 10) % 20);
const team = (eid, at) => eid * 1000 + teamOf(at);
const area = (eid, at) => eid * 1000 + (at % 10);

/** The terms of the n-th audience: departments, rules of a post, rules of a day, and people by name. */
function termsOf(eid, at, first) {
  const rule = [
    { on: 'post', is: [`post ${at % posts}`] },
    { on: 'department', in: [area(eid, at)] },
  ];
  const kinds = [
    { ...noTerms, departments: [team(eid, at)] },
    { ...noTerms, departments: [team(eid, at), team(eid, at + 7)] },
    { ...noTerms, rules: [rule] },
    {
      ...noTerms,
      rules: [
        [
          { on: 'department', in: [team(eid, at)] },
          { on: 'hired', from: `20${10 + (at % 15)}-01-01` },
        ],
      ],
    },
    { ...noTerms, people: Array.from({ length: 20 }, (_, n) => first + ((at * 37 + n) % 1000)) },
  ];
  return kinds[at % kinds.length];
}

async function fill({ audiences: count, eid, people }) {
  await addEnterprise(db, { eid });
  await inTenant(db, eid, async (scope) => {
    await scope.tx.execute(sql`
      insert into departments (eid, id, name, place) select ${eid}, ${eid}::bigint * 1000 + n, jsonb_build_object('zh_cn', 'area ' || n), n
      from generate_series(0, 9) n`);
    await scope.tx.execute(sql`
      insert into departments (eid, id, parent_id, name, place)
      select ${eid}, ${eid}::bigint * 1000 + 100 + n, ${eid}::bigint * 1000 + n / 20, jsonb_build_object('zh_cn', 'team ' || n), n
      from generate_series(0, 199) n`);
    await scope.tx.execute(sql`
      insert into users (eid, account, name, department_id, password_hash, post, hired_on)
      select ${eid}, 'P' || n, jsonb_build_object('zh_cn', 'P' || n),
        ${eid}::bigint * 1000 + 100 + (n % 10) * 20 + (n / 10) % 20, '', 'post ' || n % ${posts}, '20' || 10 + n % 15 || '-06-01'
      from generate_series(0, ${people - 1}) n`);
    const [first] = await scope.tx
      .select({ id: sql`min(${users.id})`.mapWith(Number) })
      .from(users)
      .where(scope.only(users));
    const rows = Array.from({ length: count }, (_, at) => {
      const terms = termsOf(eid, at, first.id);
      return scope.row(audiences, { terms, digest: `bench ${at}`, keys: keysOfTerms(terms) });
    });
    for (let from = 0; from < rows.length; from += 500)
      await scope.tx.insert(audiences).values(rows.slice(from, from + 500));
  });
  const ids = await inTenant(db, eid, async (scope) =>
    (await scope.tx.select({ id: users.id }).from(users).where(scope.only(users)).orderBy(users.id)).map(
      ({ id }) => id,
    ),
  );
  for (let from = 0; from < ids.length; from += atOnce)
    await inTenant(db, eid, (scope) => settlePeople(scope, ids.slice(from, from + atOnce)));
  const rooms = await inTenant(db, eid, async (scope) => {
    const some = await scope.tx.select({ id: audiences.id }).from(audiences).where(scope.only(audiences)).limit(200);
    const times = { begins: new Date(), ends: new Date(Date.now() + 3_600_000) };
    const rows = some.map(({ id }) =>
      scope.row(liveRooms, { kind: 'open', title: 'r', ownerId: ids[0], audienceId: id, ...times }),
    );
    return scope.tx.insert(liveRooms).values(rows).returning({ id: liveRooms.id });
  });
  return { ids, rooms: rooms.map(({ id }) => id) };
}

const timed = async (work) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** Whether a person sees a thing: one look-up. */
const check = ({ eid }, { ids, rooms }, at) =>
  inTenant(db, eid, (scope) => {
    const viewer = { userId: ids[(at * 7919) % ids.length] };
    const only = scope.only(
      liveRooms,
      eq(liveRooms.id, rooms[at % rooms.length]),
      inAudience({ scope, viewer }, liveRooms.audienceId),
    );
    return timed(() => scope.tx.select({ id: liveRooms.id }).from(liveRooms).where(only));
  });

const moved = ({ eid }, { ids }, at) =>
  timed(() =>
    inTenant(db, eid, async (scope) => {
      const id = ids[(at * 104_729) % ids.length];
      await scope.tx
        .update(users)
        .set({ departmentId: team(eid, at * 3) })
        .where(scope.only(users, eq(users.id, id)));
      await settlePeople(scope, [id]);
    }),
  );

const hired = ({ eid }, _, at) =>
  timed(() =>
    inTenant(db, eid, async (scope) => {
      const row = {
        account: `N${at}`,
        name: { zh_cn: `N${at}` },
        departmentId: team(eid, at),
        passwordHash: '',
        post: `post ${at % posts}`,
      };
      const [added] = await scope.tx.insert(users).values(scope.row(users, row)).returning({ id: users.id });
      await settlePeople(scope, [added.id]);
    }),
  );

/** The first area goes below the second one; then its people gain batch by batch. */
async function department({ eid }) {
  const everything = new Map([
    ['people.edit', 'all'],
    ['people.see', 'all'],
  ]);
  const grants = new Grants([
    { source: { kind: 'type', type: 2 }, rights: everything, given: [], departments: new Set() },
  ]);
  let next = null;
  const request = await timed(() =>
    inTenant(db, eid, (scope) =>
      move(
        {
          ...{ scope, grants, viewer: { language: 'zh_cn' }, now: Date.now, changed: () => undefined },
          emit: (_, __, begun) => Promise.resolve(void (next = { ...begun, after: 0 })),
        },
        { id: area(eid, 0), parent: area(eid, 1), place: 0 },
      ),
    ),
  );
  const batches = [];
  while (next !== null) {
    const data = next;
    next = null;
    const jobs = { add: (_, __, more) => Promise.resolve(void (next = more)) };
    batches.push(await timed(() => inTenant(db, eid, (scope) => settleJob.run({ scope, jobs }, data))));
  }
  return { request, batches };
}

const filled = {};
for (const [name, size] of Object.entries(sizes)) {
  const ms = await timed(async () => (filled[name] = await fill(size)));
  console.error(`filled ${name} in ${Math.round(ms / 1000)} s`);
}
const figures = { check: { small: [], large: [] }, moved: { small: [], large: [] }, hired: { small: [], large: [] } };
// The first ones warm the connections up and are not counted.
for (let at = -10; at < rounds; at += 1)
  for (const name of ['small', 'large'])
    for (const [what, work] of Object.entries({ check, moved, hired })) {
      const ms = await work(sizes[name], filled[name], at + 10);
      if (at >= 0) figures[what][name].push(ms);
    }
console.log(JSON.stringify({ ...figures, department: await department(sizes.large) }));
await db.close();
