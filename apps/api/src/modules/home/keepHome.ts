import type { L10n } from '../../db/seed/content/types.ts';
import type { Localise } from '../../db/seed/localiser.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from './home.schema.ts';

/** An entry with a title and a path. */
interface Entry {
  readonly key: string;
  readonly title: L10n;
  readonly path: string;
}

/** Content of a home page, and of the frame around all pages. */
interface Home {
  readonly blocks: readonly {
    readonly kind: (typeof homeModules.$inferInsert)['kind'];
    readonly title: L10n;
    readonly more?: string | undefined;
    readonly category?: string | undefined;
    readonly shown?: boolean;
  }[];
  readonly zones: readonly (Entry & { readonly icon: (typeof homeZones.$inferInsert)['icon']; readonly note: L10n })[];
  /** Defaults to the usual one. */
  readonly navigation?: readonly Entry[] | undefined;
  readonly notice?: L10n | undefined;
  /** The announcement behind the notice, by paragraphs. */
  readonly paragraphs?: readonly L10n[];
}

/** The enterprise of a home page. */
interface Owner {
  readonly name: L10n;
  /** First categories of its courses. */
  readonly categories: readonly { readonly key: string; readonly name: L10n }[];
  /** Points can be spent. */
  readonly points_mall: boolean;
  /** Defaults to the usual one. */
  readonly home?: Home | undefined;
}

const t = (zh: string, en: string): L10n => ({ zh, en });

/** Replaces the home page of an enterprise, and the frame around all its pages. */
export async function keepHome(scope: TenantScope, owner: Owner, localise: Localise): Promise<void> {
  for (const table of [homeModules, navigationItems, homeZones, portalFrames])
    await scope.tx.delete(table).where(scope.only(table));
  const home = owner.home ?? usualHome(owner);
  const modules = home.blocks.map(({ kind, title, more: morePath = '', category = null, shown = true }, index) =>
    scope.row(homeModules, { kind, title: localise(title), morePath, category, position: index + 1, shown }),
  );
  await scope.tx.insert(homeModules).values(modules);
  const entries = (home.navigation ?? usualNavigation(owner)).map(({ key, title, path }, index) =>
    scope.row(navigationItems, { key, title: localise(title), path, position: index + 1 }),
  );
  await scope.tx.insert(navigationItems).values(entries);
  const zones = home.zones.map(({ key, icon, title, note, path }, index) =>
    scope.row(homeZones, { key, icon, title: localise(title), note: localise(note), path, position: index + 1 }),
  );
  if (zones.length > 0) await scope.tx.insert(homeZones).values(zones);
  const links = [
    { title: localise(t('用户协议', 'Terms of use')), path: '/agreement?kind=terms' },
    { title: localise(t('隐私政策', 'Privacy')), path: '/agreement?kind=privacy' },
  ];
  const notice = home.notice ? localise(home.notice) : null;
  const noticeText = (home.paragraphs ?? []).map((one) => localise(one));
  const frame = { notice, noticeText, owner: localise(owner.name), links };
  await scope.tx.insert(portalFrames).values(scope.row(portalFrames, frame));
}

/** Existing screens, in the usual order. */
const usualNavigation = ({ points_mall }: Owner): readonly Entry[] =>
  [
    { key: 'home', title: t('首页', 'Home'), path: '/index' },
    { key: 'course', title: t('课程', 'Courses'), path: '/course' },
    { key: 'study', title: t('在学', 'My courses'), path: '/index/study' },
    { key: 'tasks', title: t('任务', 'Tasks'), path: '/task' },
    { key: 'training', title: t('培训', 'Training'), path: '/index/train' },
    { key: 'community', title: t('社区', 'Community'), path: '/news' },
    { key: 'mall', title: t('商城', 'Points mall'), path: '/shopMall' },
    { key: 'talent', title: t('人才发展', 'Talent'), path: '/talent' },
    { key: 'sparring', title: t('AI 陪练', 'AI sparring'), path: '/aiSparring' },
    { key: 'my', title: t('学习中心', 'Learning centre'), path: '/my' },
  ].filter(({ key }) => key !== 'mall' || points_mall);

/** The initial home page of an enterprise. */
function usualHome({ categories }: Owner): Home {
  const own = categories.slice(0, 2).map(({ key, name }) => ({
    ...{ kind: 'category' as const, title: name, category: key, more: `/course?cat=${key}` },
  }));
  return {
    blocks: [
      { kind: 'continue', title: t('继续学习', 'Continue learning') },
      { kind: 'new', title: t('新上架', 'New'), more: '/course?sort=newest' },
      { kind: 'required', title: t('岗位必修', 'Required'), more: '/course?type=required' },
      { kind: 'zones', title: t('学习专区', 'Learning zones') },
      ...own,
      { kind: 'popular', title: t('大家在学', 'Popular'), more: '/course?sort=learners' },
    ],
    zones: [
      {
        key: 'all',
        icon: 'book',
        title: t('在线课程', 'Courses'),
        note: t('按方向找课', 'By field and topic'),
        path: '/course',
      },
      {
        key: 'required',
        icon: 'award',
        title: t('岗位必修', 'Required'),
        note: t('需要按时学完', 'To be finished in time'),
        path: '/course?type=required',
      },
      {
        key: 'study',
        icon: 'layers',
        title: t('在学课程', 'My courses'),
        note: t('接着上次的地方学', 'Go on where you stopped'),
        path: '/index/study',
      },
      {
        key: 'record',
        icon: 'history',
        title: t('学习记录', 'Learning record'),
        note: t('学时、进度和补看', 'Hours, progress and gaps'),
        path: '/my/learn-record',
      },
    ],
  };
}
