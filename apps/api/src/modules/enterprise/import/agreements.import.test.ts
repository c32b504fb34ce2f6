import { agreement } from '@banyan/contracts/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../../../testing/importing.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { enterpriseRoutes } from '../enterprise.routes.ts';
import { agreementsKind } from './agreements.import.ts';

describe('agreements that are imported', () => {
  let world: World;
  let importing: Importing;
  beforeAll(async () => {
    world = await openWorld(enterpriseRoutes);
    importing = new Importing(world, agreementsKind, 'agreements.yaml');
  });

  it('stand in place of the ones before, in each language, from their day on [SH-02]', async () => {
    const yaml = await importing.example();
    await importing.take(yaml);
    const terms = yaml.replace('离职时账号会停用。', '离职后账号停用。').replace(/privacy:[\s\S]*$/, '');
    expect(await importing.take(terms)).toBe('Agreements: 用户协议.');
    expect(await world.ask(agreement, { kind: 'terms' }, { userId: null })).toMatchObject({
      title: '用户协议',
      since: Date.parse('2026-03-01T00:00:00+08:00'),
      sections: [{ paragraphs: [expect.any(String), '离职后账号停用。'] }, { heading: '学习' }],
    });
    const notice = await world.ask(agreement, { kind: 'privacy' }, { userId: null, language: 'en' });
    expect(notice).toMatchObject({ title: 'Privacy notice', sections: [{ heading: 'What is recorded' }] });
  });

  it('are refused where there are none, or hold from no day [SH-02]', async () => {
    expect(await importing.faultsOf('since: 2026-02-30\n')).toEqual([
      expect.stringContaining('The file holds neither agreement.'),
      expect.stringContaining('There is no day or time "2026-02-30".'),
    ]);
  });
});
