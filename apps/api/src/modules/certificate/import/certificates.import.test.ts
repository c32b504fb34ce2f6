import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../../../testing/importing.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { certificateTemplates } from '../certificate.schema.ts';
import { certificatesKind } from './certificates.import.ts';

describe('templates of certificates that are imported', () => {
  let world: World;
  let importing: Importing;
  beforeAll(async () => {
    world = await openWorld([]);
    importing = new Importing(world, certificatesKind, 'certificates.csv');
  });

  const templates = () =>
    world.in(1001, ({ only, tx }) => tx.select().from(certificateTemplates).where(only(certificateTemplates)));

  it('are added, changed by their titles, and refused with the line that is wrong [TR-04]', async () => {
    const table = await importing.example();
    expect(await importing.take(table)).toBe('certificates: 2 are new, 0 changed, 0 as they were.');
    const [first] = await templates();
    expect(first).toMatchObject({ title: { zh_cn: '拧紧作业' }, prefix: 'TQ', validMonths: 12, photo: true });
    expect(await importing.take(table.replace(',12,', ',24,'))).toBe(
      'certificates: 0 are new, 1 changed, 1 as they were.',
    );
    expect((await templates()).find(({ id }) => id === first?.id)).toMatchObject({ validMonths: 24 });
    expect(await importing.faultsOf(table.replace('TQ', 't1'))).toEqual([expect.stringMatching(/^2 .*prefix/)]);
  });
});
