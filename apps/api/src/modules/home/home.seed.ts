import { t } from '../../db/seed/demo/parts.ts';
import type { DemoEnterprise } from '../../db/seed/demo/types.ts';
import { localiser, type Localise } from '../../db/seed/localiser.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from './home.schema.ts';

/** The home page, and what stands around all pages. */
export const homeSeed: SeedStep = {
  name: 'home',
  fills: portalFrames,
  work: ({ db }, demo) =>
    inTenant(db, demo.eid, (scope) => addHome(scope, demo, localiser(demo.settings.languages ?? []))),
};

async function addHome(scope: TenantScope, demo: DemoEnterprise, localise: Localise): Promise<void> {
  const modules = demo.modules.map(({ kind, title, morePath = '', category = null, off }, index) =>
    scope.row(homeModules, { kind, title: localise(title), morePath, category, position: index + 1, shown: !off }),
  );
  await scope.tx.insert(homeModules).values(modules);
  const entries = demo.navigation.map(({ key, title, path }, index) =>
    scope.row(navigationItems, { key, title: localise(title), path, position: index + 1 }),
  );
  await scope.tx.insert(navigationItems).values(entries);
  const zones = demo.zones.map(({ key, icon, title, note, path }, index) =>
    scope.row(homeZones, { key, icon, title: localise(title), note: localise(note), path, position: index + 1 }),
  );
  if (zones.length > 0) await scope.tx.insert(homeZones).values(zones);
  const links = [
    { title: localise(t('用户协议', 'Terms of use')), path: '/agreement?kind=terms' },
    { title: localise(t('隐私政策', 'Privacy')), path: '/agreement?kind=privacy' },
  ];
  const notice = demo.notice ? localise(demo.notice) : null;
  const noticeText = (demo.noticeText ?? []).map((one) => localise(one));
  const frame = { notice, noticeText, owner: localise(demo.name), links };
  await scope.tx.insert(portalFrames).values(scope.row(portalFrames, frame));
}
