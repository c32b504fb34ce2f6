import { readInvitation, updateInitialPassword } from '@banyan/contracts/account';
import { addPerson, giveNewPassword } from '@banyan/contracts/organisation';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openWorld } from '../testing/world.ts';
import { foundPlatform } from './foundPlatform.ts';
import { allRoutes } from './index.ts';

const config = readConfig({}, ['--empty']);

describe('An installation that begins empty', () => {
  it('has the platform’s own enterprise, and an invitation until a password is set [SE-05]', async () => {
    const world = await openWorld(allRoutes, { eids: [] });
    world.platformAdmin = config.platformAdmin;
    const found = () => foundPlatform(world.db, config, world.now);
    const first = (await found()) ?? '';
    const second = (await found()) ?? '';
    const visitor = { eid: 1, userId: null };
    expect((await world.refusal(readInvitation, { ticket: first }, visitor))?.data).toEqual({
      fields: { ticket: 'unknown' },
    });
    const chosen = { ticket: second, password: 'Birch4271', confirm: 'Birch4271' };
    const { userinfo } = await world.ask(updateInitialPassword, chosen, visitor);
    expect(userinfo).toMatchObject({ account: 'admin', platform: 'Y', type: 1 });
    expect(await found()).toBeNull();
    // Others of that enterprise do not come to the account.
    const other = await world.addPerson('admin', 'super', 1);
    expect(await world.refusal(giveNewPassword, { id: Number(userinfo.userid) }, other)).toBeDefined();
    const person = {
      ...{
        name: { zh_cn: '王' },
        department: null,
        further: [],
        post: '',
        hiredOn: '',
        tags: [],
        email: 'w@a.example',
      },
      ...{ phone: '', type: 1 as const },
    };
    const { invitation, password } = await world.ask(addPerson, { account: 'wang', person, invite: 'Y' }, other);
    expect([invitation?.mailedTo, password]).toEqual(['w@a.example', '']);
  });

  it('stays as it is where enterprises are, or the demo is asked for [SE-05]', async () => {
    const world = await openWorld(allRoutes, { eids: [1001] });
    expect(await foundPlatform(world.db, config, world.now)).toBeNull();
    const empty = await openWorld(allRoutes, { eids: [] });
    expect(await foundPlatform(empty.db, readConfig({}), world.now)).toBeNull();
  });
});
