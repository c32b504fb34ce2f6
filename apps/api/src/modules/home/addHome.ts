import type { L10n } from '../../db/seed/content/types.ts';
import { navigationOf, t } from '../../db/seed/demo/parts.ts';
import type { DemoEnterprise } from '../../db/seed/demo/types.ts';
import type { Localise } from '../../db/seed/localiser.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from './home.schema.ts';

/** What a home page and the frame around all pages begin with. */
export type NewHome = Pick<DemoEnterprise, 'name' | 'modules' | 'navigation' | 'zones' | 'notice' | 'noticeText'>;

/** Adds the home page of an enterprise that has none, and what stands around all its pages. */
export async function addHome(scope: TenantScope, home: NewHome, localise: Localise): Promise<void> {
  const modules = home.modules.map(({ kind, title, morePath = '', category = null, off }, index) =>
    scope.row(homeModules, { kind, title: localise(title), morePath, category, position: index + 1, shown: !off }),
  );
  await scope.tx.insert(homeModules).values(modules);
  const entries = home.navigation.map(({ key, title, path }, index) =>
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
  const noticeText = (home.noticeText ?? []).map((one) => localise(one));
  const frame = { notice, noticeText, owner: localise(home.name), links };
  await scope.tx.insert(portalFrames).values(scope.row(portalFrames, frame));
}

/** What is known of an enterprise that begins. */
interface Beginning {
  readonly name: L10n;
  /** First categories of its courses. */
  readonly fields: readonly { readonly key: string; readonly name: L10n }[];
  /** Points can be spent. */
  readonly hasMall: boolean;
}

/** The home page that every enterprise may begin with. */
export function usualHome({ fields, hasMall, name }: Beginning): NewHome {
  const blocks = fields.slice(0, 2).map((field) => ({
    kind: 'category' as const,
    title: field.name,
    category: field.key,
    morePath: `/course?cat=${field.key}`,
  }));
  return {
    name,
    modules: [
      { kind: 'continue', title: t('继续学习', 'Continue learning') },
      { kind: 'new', title: t('新上架', 'New'), morePath: '/course?sort=newest' },
      { kind: 'required', title: t('岗位必修', 'Required'), morePath: '/course?type=required' },
      { kind: 'zones', title: t('学习专区', 'Learning zones') },
      ...blocks,
      { kind: 'popular', title: t('大家在学', 'Popular'), morePath: '/course?sort=learners' },
    ],
    navigation: navigationOf(t('课程', 'Courses'), t('在学', 'My courses')).filter(
      ({ key }) => key !== 'mall' || hasMall,
    ),
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
