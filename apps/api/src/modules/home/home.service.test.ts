import { ErrorCode } from '@banyan/contracts';
import { homeIcons, homeStructure, myStudyInfo, navigation, portalComponents } from '@banyan/contracts/account';
import { homeList } from '@banyan/contracts/course';
import type { MyStudyInfo } from '@banyan/contracts/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import type { CourseCatalogue, CourseSelection } from './home.ports.ts';
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

const visitor: Asker = { userId: null };
const english: Asker = { userId: null, language: 'en' };
let world: World;
let learner: Asker;
const asked: { eid: number; selection: CourseSelection }[] = [];

beforeAll(async () => {
  const catalogue: CourseCatalogue = {
    cards: (context, selection) => {
      asked.push({ eid: context.scope.eid, selection });
      return Promise.resolve({ items: [], total: 3, thisWeek: 1 });
    },
  };
  const summary = (_context: unknown, weekGoalS: number) => Promise.resolve({ ...study, weekGoalS });
  world = await openWorld(homeRoutes({ catalogue, study: { summary } }), { eids: [1002] });
  await world.addEnterprise(1001, { weekGoalS: 5400 });
  learner = await world.addPerson('learner');
  await world.in(1001, async (scope) => {
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
});

const modules = async () => (await world.ask(homeStructure, {}, visitor)).modules;

describe('home page', () => {
  it("has the enterprise's modules that are on, in its order, in the asked language [SH-12]", async () => {
    expect((await modules()).map(({ kind, title }) => [kind, title])).toEqual([
      ['continue', '继续'],
      ['popular', '热门'],
      ['category', '质量'],
    ]);
    expect((await world.ask(homeStructure, {}, english)).modules[1]).toMatchObject({
      title: 'Popular',
      morePath: '/course?sort=learners',
    });
  });

  it('asks the catalogue for what a module shows, in its own enterprise [SH-12]', async () => {
    const [continuing, popular, category] = await modules();
    expect(await world.ask(homeList, { module: popular?.id ?? 0 }, visitor)).toEqual({
      items: [],
      total: 3,
      thisWeek: 1,
    });
    await world.ask(homeList, { module: category?.id ?? 0 }, visitor);
    expect(asked).toEqual([
      { eid: 1001, selection: { kind: 'popular', category: null, limit: 12 } },
      { eid: 1001, selection: { kind: 'category', category: 'quality', limit: 12 } },
    ]);
    const none = { items: [], total: 0, thisWeek: 0 };
    expect(await world.ask(homeList, { module: continuing?.id ?? 0 }, visitor)).toEqual(none);
  });

  it('answers alike for a module that is off, absent or of another enterprise [SH-12]', async () => {
    const rows = await world.in(1001, (scope) => scope.tx.select().from(homeModules).where(scope.only(homeModules)));
    const off = rows.find((row) => !row.shown)?.id ?? 0;
    const foreign = await world.in(1002, (scope) =>
      scope.tx
        .insert(homeModules)
        .values(scope.row(homeModules, { kind: 'new' as const, title: { zh_cn: '新' }, position: 1 }))
        .returning({ id: homeModules.id }),
    );
    for (const module of [off, 999_999, foreign[0]?.id ?? 0]) {
      expect(await world.refusal(homeList, { module }, visitor)).toEqual({ code: ErrorCode.notFound });
    }
  });

  it('has navigation, zones and texts around it [SH-12]', async () => {
    expect(await world.ask(navigation, {}, english)).toEqual({
      items: [
        { key: 'home', title: 'Home', path: '/index' },
        { key: 'course', title: 'Courses', path: '/course' },
      ],
    });
    const zone = { key: 'all', icon: 'book', title: '课程库', note: '全部课程', path: '/course' };
    expect(await world.ask(homeIcons, {}, visitor)).toEqual({ items: [zone] });
    expect(await world.ask(portalComponents, {}, english)).toEqual({
      notice: '',
      noticeMore: 'N',
      owner: '衡川',
      links: [{ title: 'Terms', path: '/agreement' }],
    });
  });

  it("tells a learner's studies with the enterprise's goal, and visitors nothing [SH-12]", async () => {
    expect(await world.ask(myStudyInfo, {}, learner)).toMatchObject({ weekGoalS: 5400 });
    expect(await world.refusal(myStudyInfo, {}, visitor)).toEqual({ code: ErrorCode.unauthenticated });
  });
});
