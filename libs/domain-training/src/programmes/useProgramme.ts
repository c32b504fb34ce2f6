import { idOf } from '@banyan/contracts';
import { useRefresh, useShow } from '@banyan/core-screen/views';
import { trainingDomain } from '../training.domain.ts';
import { makeProgrammeStore } from './ProgrammeStore.ts';

/** The programme that a path names, read while its screen is shown. For components that observe. */
export function useProgramme(idText: string | undefined) {
  const id = idOf(idText);
  const store = trainingDomain.useStore(makeProgrammeStore, id ?? 0);
  useShow(store, () => (id === null ? undefined : store.show()), id ?? 0);
  useRefresh(() => store.view.refresh());
  const { view } = store;
  return {
    store,
    request: view,
    /** The path names nothing. */
    missing: id === null,
    view: view.value,
  };
}
