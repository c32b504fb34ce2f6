import { ErrorCode } from '@banyan/contracts';
import { loginType } from '@banyan/contracts/account';
import { auditLog, manageWaysIn, saveWaysIn, type WaysIn } from '@banyan/contracts/organisation';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { hosts } from '../../../platform/enterprise.schema.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';

const some: WaysIn = {
  corpId: 'ww1f0c2a',
  dingtalkCorpId: 'ding_7-a',
  scanLogin: 'https://sso.hengchuan.example/scan?to=learn',
  cookieDomain: 'hengchuan.example',
  frameAncestors: ['https://office.hengchuan.example', 'https://*.wps.example:8443'],
  signAll: true,
  encryptAll: true,
  membersOnly: true,
  registration: true,
};

let world: World;
let admin: Asker;
beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  admin = await world.addPerson('admin', 'waysIn');
  await world.in(1001, async ({ tx }) => {
    await tx.execute(sql`set local role none`);
    await tx.insert(hosts).values({ host: 'learn.hengchuan.example', eid: 1001 });
    await tx.insert(hosts).values({ host: 'learn.elsewhere.example', eid: 1002 });
  });
});

const read = () => world.ask(manageWaysIn, {}, admin);
const statusFor = (asker: Asker) => world.ask(loginType, { backurl: '', loginLanguage: 'auto', from: '' }, asker);
const save = async (settings: WaysIn, version?: string) =>
  world.ask(saveWaysIn, { settings, begun: version ?? (await read()).version }, admin);

describe('the ways in', () => {
  it('are all set by an administrator, and every change is on record [HO-02] [AC-01] [SE-01]', async () => {
    const before = await read();
    expect(before.hosts).toEqual(['learn.hengchuan.example']);
    expect(before.settings).not.toEqual(some);
    const saved = await save(some);
    expect(saved.settings).toEqual(some);
    expect(await read()).toEqual(saved);
    const { items } = await world.ask(auditLog, { subject: 'settings', q: '', size: 10 }, admin);
    expect(items[0]).toMatchObject({ act: 'manage/settings/saveWaysIn', subject: { type: 'settings', id: 1001 } });
    expect(items[0]?.changes.map(({ field }) => field).sort()).toEqual(
      Object.keys(some)
        .filter((field) => {
          const name = field as keyof WaysIn;
          return JSON.stringify(before.settings[name]) !== JSON.stringify(some[name]);
        })
        .sort(),
    );
    const twice = ['https://office.example', 'https://office.example'];
    expect((await save({ ...some, frameAncestors: twice })).settings.frameAncestors).toEqual([
      'https://office.example',
    ]);
    // Emptied again, nothing of it is left.
    const none: WaysIn = { ...before.settings, corpId: '', scanLogin: '', cookieDomain: '', frameAncestors: [] };
    expect((await save(none)).settings).toEqual(none);
  });

  it.each([
    ['corpId', 'ww 1', 'corpId'],
    ['corpId', 'w'.repeat(65), 'corpId'],
    ['dingtalkCorpId', 'ding/1', 'corpId'],
    ['scanLogin', 'http://sso.example', 'https'],
    ['scanLogin', 'sso.example', 'https'],
    ['cookieDomain', 'https://hengchuan.example', 'domain'],
    ['cookieDomain', 'elsewhere.example', 'noHost'],
    ['cookieDomain', 'example', 'noHost'],
    ['frameAncestors', ['https://office.example/path'], 'site'],
    ['frameAncestors', ['*'], 'site'],
  ])('are refused with the rule that %s breaks: %s [HO-02]', async (field, value, rule) => {
    const before = await read();
    const wrong = { ...before.settings, [field]: value };
    expect(await world.refusal(saveWaysIn, { settings: wrong, begun: before.version }, admin)).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { [field]: rule } },
    });
    expect(await read()).toEqual(before);
  });

  it('of two who change them at once lose neither: the second is told [HO-02]', async () => {
    const { version, settings } = await read();
    await save({ ...settings, corpId: 'first' }, version);
    const second = { settings: { ...settings, corpId: 'second' }, begun: version };
    expect((await world.refusal(saveWaysIn, second, admin))?.code).toBe(ErrorCode.conflict);
    expect((await read()).settings.corpId).toBe('first');
  });

  it('hold from the next call on, each of them [HO-02] [AC-01] [SE-01] [AC-08]', async () => {
    const shown = async () => {
      const { data } = await statusFor({ userId: null });
      const { frameAncestors } = await world.in(1001, loadEnterprise);
      return {
        ...{ corpId: data.corpid, dingtalkCorpId: data.dingtalkCorpId, scanLogin: data.pcScanQRCodeLoginUrl },
        ...{ cookieDomain: data.cookiesDomain, frameAncestors: [...frameAncestors] },
        ...{ signAll: data.transport?.signAll === 'Y', encryptAll: data.transport?.encryptAll === 'Y' },
        ...{ membersOnly: data.is_jion === 'N', registration: data.showUserRegister === 'Y' },
      };
    };
    // A page's own host.
    await world.db.orm.insert(hosts).values({ host: 'portal.test', eid: 1001 });
    const { settings: none } = await read();
    for (const [field, value] of Object.entries({ ...some, cookieDomain: 'portal.test' })) {
      const one = { ...none, [field]: value };
      await save(one);
      expect(await shown(), field).toEqual(one);
    }
    const { data: elsewhere } = await statusFor({ userId: null, eid: 1002 });
    expect([elsewhere.is_jion, elsewhere.showUserRegister]).toEqual(['Y', 'N']);
  });
});
