import { portalList, saveSelectPortal, switchingSet } from '@banyan/contracts/account';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { SwitchingStore } from './SwitchingStore.ts';

configure({ enforceActions: 'always' });

const portals = (chosen: string) =>
  ['1', '2'].map((portalId) => ({
    ...{ portalId, portalName: portalId, switchStatus: 'Y' as const },
    chosen: portalId === chosen ? ('Y' as const) : ('N' as const),
  }));

it('keeps the portal that was chosen when what was asked before is answered late [SH-13]', async () => {
  const late = deferred<{ portals: ReturnType<typeof portals> }>();
  let asked = 0;
  const http = fakeHttp([
    answer(switchingSet, () => ({ enterprise: 'N' as const, portal: 'Y' as const })),
    answer(portalList, () => ((asked += 1) === 1 ? { portals: portals('1') } : late.promise)),
    answer(saveSelectPortal, ({ portalId }) => ({ portalId })),
  ]);
  const store = new SwitchingStore(http);
  await store.ask();
  const asking = store.ask();
  await expect.poll(() => asked).toBe(2);
  expect(await store.choose('2')).toBe(true);
  late.resolve({ portals: portals('1') });
  await asking;
  expect(store.portals).toEqual(portals('2'));
});
