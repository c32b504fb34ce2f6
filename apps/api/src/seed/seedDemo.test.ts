import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOutput } from '@banyan/contracts';
import { homeStructure, login, loginType, myStudyInfo, navigation, searchHome } from '@banyan/contracts/account';
import { courseList } from '@banyan/contracts/course';
import { medalList, pointsEntries } from '@banyan/contracts/mall';
import { postLevels } from '@banyan/contracts/talent';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { localStorage } from '../files/localStorage.ts';
import { courses } from '../modules/course/course.schema.ts';
import { users } from '../platform/enterprise.schema.ts';
import { allHandlers, allRoutes, allSeeds } from '../modules/index.ts';
import { testApp } from '../testing/app.ts';
import { caller } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { demoEnterprises } from '../db/seed/demo/index.ts';
import { demoPassword } from '../db/seed/demo/parts.ts';
import { seedDemo } from './seedDemo.ts';
import { seedMarks } from '../db/seed/seed.schema.ts';
import { anyCourse } from '../modules/course/testing/anyCourse.ts';

const folder = mkdtempSync(join(tmpdir(), 'banyan-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let db: Database;
let call: (host: string, eid: number, who?: object) => ReturnType<typeof caller>;
const now = Date.now();
/** Messages of a start. */
const told: string[] = [];
const seed = () =>
  seedDemo(
    {
      db,
      now,
      files: localStorage(join(folder, 'files')),
      warn: (words) => void told.push(words),
      handlers: allHandlers,
    },
    allSeeds,
  );

beforeAll(async () => {
  db = await testDatabase();
  expect(await seed()).toBe(true);
  const app = await testApp(db, allRoutes);
  call = (host, eid, who = {}) => caller(app, { host, eid, ...who });
});

async function logIn(host: string, eid: number, account: string, password = demoPassword) {
  const { data } = await call(host, eid)(login, { account, password, remember: 'Y' });
  const { token, userid } = (data as CallOutput<typeof login>).userinfo;
  return call(host, eid, { token, userid });
}

describe('demo data', () => {
  it('stays as it is when it is there already', async () => {
    const count = () => inTenant(db, 1001, (scope) => scope.tx.select().from(courses).where(scope.only(courses)));
    const before = await count();
    expect(before.length).toBeGreaterThan(20);
    expect(await seed()).toBe(false);
    expect(await count()).toEqual(before);
    // Reported once, when there was work: it takes a while.
    expect(told.filter((words) => words.startsWith('Filling'))).toHaveLength(1);
  });

  it('goes on where a start was broken off', async () => {
    await inTenant(db, 1001, async (scope) => {
      await scope.tx.delete(seedMarks).where(scope.only(seedMarks));
      await scope.tx.insert(seedMarks).values(scope.row(seedMarks, { step: 'enterprise', doneAt: new Date(now) }));
    });
    expect(await seed()).toBe(false);
    const marks = await inTenant(db, 1001, (scope) => scope.tx.select().from(seedMarks).where(scope.only(seedMarks)));
    expect(marks.map(({ step }) => step).sort()).toEqual(
      allSeeds
        .filter(({ eids }) => eids?.includes(1001) ?? true)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(demoEnterprises.map((demo) => [demo.eid, demo.host ?? 'localhost', demo] as const))(
    'lets the status of enterprise %i be read at %s [AC-01]',
    async (eid, host, demo) => {
      const { data } = await call(host, eid)(loginType, { backurl: '', loginLanguage: 'auto', from: '' });
      expect(data).toMatchObject({ data: { eid, portalName: demo.portalName } });
    },
  );

  it('has the accounts that are printed at start, each as it is said to be [SE-05] [SE-16]', async () => {
    const codes = await Promise.all(
      demoEnterprises.flatMap((demo) =>
        demo.people.map(async (person) => {
          const password = person.password ?? demoPassword;
          const result = await call(demo.host ?? 'localhost', demo.eid)(login, {
            account: person.account,
            password,
            remember: 'Y',
          });
          return [person.account, result.code ?? 'in'];
        }),
      ),
    );
    const others = codes.filter(([, code]) => code !== 'in');
    expect(others.sort()).toEqual([
      ['H20777', 40102],
      ['H20999', 40103],
      ['Y30117', 40305],
    ]);
  });

  it('shows its learner what to continue [SH-12]', async () => {
    const siyuan = await logIn('hengchuan.localhost', 1001, 'H20381');
    const { data } = await siyuan(myStudyInfo, {});
    const study = data as CallOutput<typeof myStudyInfo>;
    expect(study.continue?.course.id).toBe(101);
    expect(study.streakDays).toBeGreaterThan(0);
  });

  it('gives its learners the points of what they have learned and passed, less what they exchanged beyond their awards [CO-05] [EX-07] [MA-01]', async () => {
    for (const eid of [1001, 1002]) {
      const { rows } = await inTenant(db, eid, ({ tx }) =>
        tx.execute<{ score: number; learned: number; points: number }>(sql`
          select u.score, count(p.chapter_id)::int as learned, (coalesce(sum(c.points_per_chapter), 0) + coalesce((
              select sum(e.points) from exam_standings s join exams e on e.id = s.exam_id where s.user_id = u.id and s.passed
            ), 0) + coalesce((
              select sum(l.spendable) from points_entries l
              where l.user_id = u.id and (l.rule = 'points.award' or l.rule like 'mall.%' or l.rule like 'community.%'
                or l.rule like 'reward.%')
            ), 0))::int as points
          from users u
          left join chapter_progress p on p.user_id = u.id and p.learned
          left join courses c on c.id = p.course_id
          group by u.id`),
      );
      for (const { score, points } of rows) expect(score).toBe(points);
      expect(Math.max(...rows.map(({ score }) => score))).toBeGreaterThan(30);
    }
  });

  it('counts all points that were given over the year towards medals and rankings [MA-05] [MA-06]', async () => {
    const siyuan = await logIn('hengchuan.localhost', 1001, 'H20381');
    const { items } = (await siyuan(medalList, {})).data as CallOutput<typeof medalList>;
    const points = items.filter(({ counts }) => counts === 'points');
    expect(points.map(({ done, earnedAt, goal }) => [done === goal, earnedAt !== null])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('says of points which exam they are for [MA-05] [EX-07]', async () => {
    const siyuan = await logIn('hengchuan.localhost', 1001, 'H20381');
    const { items } = (await siyuan(pointsEntries, { tab: 'earned' })).data as CallOutput<typeof pointsEntries>;
    const exams = items.filter(({ rule }) => rule === 'exam.passed');
    expect(exams.length).toBeGreaterThan(0);
    for (const { title } of exams) expect(title).not.toBe('');
  });

  it('dates medals of exams by the attempts that earned them, the first before the third [EX-07] [MA-06]', async () => {
    const siyuan = await logIn('hengchuan.localhost', 1001, 'H20381');
    const { items } = (await siyuan(medalList, {})).data as CallOutput<typeof medalList>;
    const { rows } = await inTenant(db, 1001, ({ tx }) =>
      tx.execute<{ at: string }>(sql`
        select min(a.handed_in_at)::text as at from exam_attempts a join users u on u.id = a.user_id
        where u.account = 'H20381' and a.passed group by a.exam_id order by 1`),
    );
    const passed = rows.map(({ at }) => Date.parse(at));
    const medals = items.filter(({ counts, earnedAt }) => counts === 'exams' && earnedAt !== null);
    expect(medals.map(({ goal, earnedAt }) => [goal, earnedAt])).toEqual([
      [1, passed[0]],
      [3, passed[2]],
    ]);
  });

  it('counts all credits that people have towards medals and rankings [CO-14] [MA-06]', async () => {
    for (const eid of [0, 1001, 1002]) {
      const { rows } = await inTenant(db, eid, ({ tx }) =>
        tx.execute<{ credit: number; counted: number }>(sql`
          select u.credit, coalesce(s.value, 0)::int as counted from users u
          left join ranking_scores s on s.user_id = u.id and s.measure = 'credits' and s.period = 'all'
          where u.password_hash <> ''`),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { credit, counted } of rows) expect(counted).toBe(credit);
    }
  });

  it('shows no identity number, phone number or meeting password in a copy of its database [SE-12] [LV-02]', async () => {
    const { rows: tables } = await db.executeSql(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const secret = /32050519930412231X|13805716620|13905710368|13800138001|"4827"/;
    const shown: unknown[] = [];
    for (const { name } of tables) {
      const { rows } = await db.executeSql(`select to_jsonb(t)::text as row from "${String(name)}" t`);
      for (const { row } of rows) if (secret.test(String(row))) shown.push([name, row]);
    }
    expect(shown).toEqual([]);
  });

  it('has no two people of one name [SE-05]', async () => {
    for (const eid of [0, 1001, 1002]) {
      const { rows } = await inTenant(db, eid, ({ tx }) =>
        tx.execute(sql`select name ->> 'zh_cn' as name from users group by 1 having count(*) > 1`),
      );
      expect(rows).toEqual([]);
    }
  });

  it('tells of mentions that stand under the posts, and of each that stands there [ME-01] [CM-03]', async () => {
    for (const eid of [1001, 1002]) {
      const { rows } = await inTenant(db, eid, ({ tx }) =>
        tx.execute<{ said: string | null; told: string | null }>(sql`
          select c.words as said, coalesce(m.params -> 'text' ->> 'en', m.params -> 'text' ->> 'zh_cn') as told
          from (select *, jsonb_array_elements(mentions) ->> 'id' as "to" from community_comments) c
          full join (select * from messages where kind = 'at') m
          on m.user_id = c."to"::bigint and m.source_id = c.post_id::text and m.at = c.at`),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { said, told } of rows) expect(told).toBe(said);
    }
  });

  it('tells in messages of things that are there [ME-01]', async () => {
    const tables = {
      ...{ certificate: 'certificates', course: 'courses', exam: 'exams', examMarked: 'exam_attempts' },
      ...{ homework: 'homeworks', programme: 'training_programmes', question: 'community_posts' },
      topic: 'community_posts',
    };
    for (const eid of [1001, 1002]) {
      for (const [type, table] of Object.entries(tables)) {
        const { rows } = await inTenant(db, eid, ({ tx }) =>
          tx.execute(sql`
            select m.source_id from messages m where m.source_type = ${type}
            and not exists (select 1 from ${sql.identifier(table)} t where t.id::text = m.source_id)`),
        );
        expect([type, rows]).toEqual([type, []]);
      }
    }
  });

  it('has searches of a learner’s own besides what is popular [SH-02]', async () => {
    for (const [eid, host, account] of [
      [0, 'localhost', 'P30001'],
      [1001, 'hengchuan.localhost', 'H20381'],
      [1002, 'larkfield.localhost', 'L1042'],
    ] as const) {
      const me = await logIn(host, eid, account);
      const { hot, history } = (await me(searchHome, {})).data as CallOutput<typeof searchHome>;
      expect(hot.length).toBeGreaterThan(2);
      expect(history.some((words) => hot.includes(words))).toBe(true);
      expect(history.some((words) => !hot.includes(words))).toBe(true);
    }
  });

  it('has a post of every level on its job maps [TA-01]', async () => {
    for (const eid of [1001, 1002]) {
      const { rows } = await inTenant(db, eid, ({ tx }) =>
        tx.execute<{ level: number }>(sql`select distinct level from talent_posts order by level`),
      );
      expect(rows.map(({ level }) => level)).toEqual(Array.from({ length: postLevels }, (_, below) => below + 1));
    }
  });

  it('gives each enterprise a home page and navigation of its own, leading only to screens that there are [SH-12]', async () => {
    const screens =
      /^\/(?:shopMall|news|index|course|index\/(?:study|train)|task|talent|aiSparring|my|my\/learn-record)(?:\?.*)?$/;
    const kinds = new Map<number, string[]>();
    for (const [eid, host, account] of [
      [1001, 'hengchuan.localhost', 'H20381'],
      [1002, 'larkfield.localhost', 'L1042'],
    ] as const) {
      const me = await logIn(host, eid, account);
      const { modules } = (await me(homeStructure, {})).data as CallOutput<typeof homeStructure>;
      kinds.set(
        eid,
        modules.map(({ kind }) => kind),
      );
      const { items } = (await me(navigation, {})).data as CallOutput<typeof navigation>;
      const paths = [
        ...items.map(({ path }) => path),
        ...modules.flatMap(({ morePath }) => (morePath ? [morePath] : [])),
      ];
      for (const path of paths) expect(path).toMatch(screens);
    }
    expect(kinds.get(1001)?.[0]).toBe('continue');
    expect(kinds.get(1001)).not.toEqual(kinds.get(1002));
  });

  it('speaks three languages at the retailer [SE-09]', async () => {
    const names = await Promise.all(
      ['zh_cn', 'en', 'zh_tw'].map(async (language) => {
        const { data } = await call('larkfield.localhost', 1002, { language })(navigation, {});
        return (data as CallOutput<typeof navigation>).items[1]?.title;
      }),
    );
    expect(names).toEqual(['课程', 'Courses', '課程']);
  });

  it('has sixty courses or more', async () => {
    const counts = await Promise.all(
      [0, 1001, 1002].map(async (eid) => {
        const rows = await inTenant(db, eid, (scope) =>
          scope.tx.select({ id: courses.id }).from(courses).where(scope.only(courses)),
        );
        return rows.length;
      }),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(60);
    const list = await call('localhost', 0)(courseList, { ...anyCourse, size: 24 });
    expect((list.data as CallOutput<typeof courseList>).items.length).toBeGreaterThan(0);
  });

  it('gives everyone a salt of their own', async () => {
    const all = await inTenant(db, 1001, (scope) => scope.tx.select().from(users).where(scope.only(users)));
    // Colleagues have no password: they never log in.
    const rows = all.filter(({ passwordHash }) => passwordHash !== '');
    expect(rows.length).toBeGreaterThan(4);
    expect(new Set(rows.map(({ passwordHash }) => passwordHash)).size).toBe(rows.length);
  });
});
