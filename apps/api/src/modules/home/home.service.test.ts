import {
  ErrorCode,
  homeIcons,
  homeList,
  homeStructure,
  myStudyInfo,
  navigation,
  portalComponents,
} from '@banyan/contracts';
import type { CallOutput, MyStudyInfo } from '@banyan/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTenant } from '../../db/tenant.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../../testing/fixtures.ts';
import type { CourseSelection } from './home.ports.ts';
import { homeRoutes } from './home.routes.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from './home.schema.ts';

const study: MyStudyInfo = {
  continue: null,
  days: [],
  today: '2026-05-04',
  streakDays: 0,
  weekS: 0,
  weekGoalS: 0,
  others: [],
  counts: { learning: 0, learned: 0, requiredOpen: 0 },
};

let db: Database;
let call: ReturnType<typeof caller>;
let english: ReturnType<typeof caller>;
let learner: ReturnType<typeof caller>;
const asked: { eid: number; selection: CourseSelection }[] = [];

beforeAll(async () => {
  db = await testDatabase();
  const open = { puborg: 0, switchLanguage: true, language: 'auto' as const };
  await addEnterprise(db, { eid: 1001, host: 'a.localhost', ...open, languages: ['zh_cn', 'en'], weekGoalS: 5400 });
  await addEnterprise(db, { eid: 1002, host: 'b.localhost', ...open, languages: ['zh_cn'] });
  await inTenant(db, 1001, async (scope) => {
    await scope.tx.insert(homeModules).values(
      [
        {
          kind: 'popular' as const,
          title: { zh_cn: '热门', en: 'Popular' },
          morePath: '/course?sort=learners',
          position: 2,
        },
        { kind: 'continue' as const, title: { zh_cn: '继续' }, position: 1 },
        { kind: 'category' as const, title: { zh_cn: '质量' }, category: 'quality', position: 3 },
        { kind: 'new' as const, title: { zh_cn: '新' }, position: 4, shown: false },
      ].map((row) => scope.row(homeModules, row)),
    );
    await scope.tx.insert(navigationItems).values(
      [
        { key: 'course', title: { zh_cn: '课程', en: 'Courses' }, path: '/course', position: 2 },
        { key: 'home', title: { zh_cn: '首页', en: 'Home' }, path: '/index', position: 1 },
        { key: 'mall', title: { zh_cn: '商城' }, path: '/shopMall', position: 3, shown: false },
      ].map((row) => scope.row(navigationItems, row)),
    );
    const zone = {
      key: 'all',
      icon: 'book' as const,
      title: { zh_cn: '课程库' },
      note: { zh_cn: '全部课程' },
      path: '/course',
    };
    await scope.tx.insert(homeZones).values(scope.row(homeZones, { ...zone, position: 1 }));
    const links = [{ title: { zh_cn: '协议', en: 'Terms' }, path: '/agreement' }];
    await scope.tx.insert(portalFrames).values(scope.row(portalFrames, { owner: { zh_cn: '衡川' }, links }));
  });
  const app = await testApp(
    db,
    homeRoutes({
      catalogue: {
        cards: (context, selection) => {
          asked.push({ eid: context.scope.eid, selection });
          return Promise.resolve({ items: [], total: 3, thisWeek: 1 });
        },
      },
      study: { summary: (_context, weekGoalS) => Promise.resolve({ ...study, weekGoalS }) },
    }),
  );
  call = caller(app, { host: 'a.localhost', eid: 1001 });
  english = caller(app, { host: 'a.localhost', eid: 1001, language: 'en' });
  const session = await addSession(db, 1001, await addUser(db, 1001, { account: 'l' }));
  learner = caller(app, { host: 'a.localhost', eid: 1001, ...session });
});

const modules = async () => {
  const { data } = await call(homeStructure, {});
  return (data as CallOutput<typeof homeStructure>).modules;
};

describe('home page', () => {
  it("has the enterprise's modules that are on, in its order, in the asked language [SH-12]", async () => {
    expect((await modules()).map(({ kind, title }) => [kind, title])).toEqual([
      ['continue', '继续'],
      ['popular', '热门'],
      ['category', '质量'],
    ]);
    const { data } = await english(homeStructure, {});
    expect((data as CallOutput<typeof homeStructure>).modules[1]).toMatchObject({
      title: 'Popular',
      morePath: '/course?sort=learners',
    });
  });

  it('asks the catalogue for what a module shows, in its own enterprise [SH-12]', async () => {
    const [continuing, popular, category] = await modules();
    expect((await call(homeList, { module: popular?.id ?? 0 })).data).toEqual({ items: [], total: 3, thisWeek: 1 });
    await call(homeList, { module: category?.id ?? 0 });
    expect(asked).toEqual([
      { eid: 1001, selection: { kind: 'popular', category: null, limit: 12 } },
      { eid: 1001, selection: { kind: 'category', category: 'quality', limit: 12 } },
    ]);
    expect((await call(homeList, { module: continuing?.id ?? 0 })).data).toEqual({ items: [], total: 0, thisWeek: 0 });
  });

  it('answers alike for a module that is off, absent or of another enterprise [SH-12]', async () => {
    const rows = await inTenant(db, 1001, (scope) =>
      scope.tx.select().from(homeModules).where(scope.only(homeModules)),
    );
    const off = rows.find((row) => !row.shown)?.id ?? 0;
    const foreign = await inTenant(db, 1002, (scope) =>
      scope.tx
        .insert(homeModules)
        .values(scope.row(homeModules, { kind: 'new' as const, title: { zh_cn: '新' }, position: 1 }))
        .returning({ id: homeModules.id }),
    );
    for (const module of [off, 999_999, foreign[0]?.id ?? 0]) {
      expect(await call(homeList, { module })).toMatchObject({ http: 404, code: ErrorCode.notFound });
    }
  });

  it('has navigation, zones and texts around it [SH-12]', async () => {
    expect((await english(navigation, {})).data).toEqual({
      items: [
        { key: 'home', title: 'Home', path: '/index' },
        { key: 'course', title: 'Courses', path: '/course' },
      ],
    });
    const zone = { key: 'all', icon: 'book', title: '课程库', note: '全部课程', path: '/course' };
    expect((await call(homeIcons, {})).data).toEqual({ items: [zone] });
    expect((await english(portalComponents, {})).data).toEqual({
      notice: '',
      owner: '衡川',
      links: [{ title: 'Terms', path: '/agreement' }],
    });
  });

  it("tells a learner's studies with the enterprise's goal, and visitors nothing [SH-12]", async () => {
    expect((await learner(myStudyInfo, {})).data).toMatchObject({ weekGoalS: 5400 });
    expect(await call(myStudyInfo, {})).toMatchObject({ http: 401 });
  });
});
