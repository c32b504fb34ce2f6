import { idOf } from '@banyan/contracts';
import { useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { trainingDomain } from '../training.domain.ts';
import { makeProgrammeStore } from './ProgrammeStore.ts';

/** The programme that a path names, read while its screen is shown. For components that observe. */
export function useProgramme(idText: string | undefined) {
  const id = idOf(idText);
  const store = trainingDomain.useStore(makeProgrammeStore, id ?? 0);
  // Visitors of a private enterprise are asked to log in on the screen: the server tells them nothing.
  const { mayLookAround } = useSession();
  useShow(store, () => (id === null || !mayLookAround ? undefined : store.show()), id ?? 0);
  useRefresh(() => (mayLookAround ? store.view.refresh() : undefined));
  const { view } = store;
  return {
    store,
    request: view,
    /** The path names nothing. */
    missing: id === null,
    /** The enterprise shows it to nobody who is not logged in. */
    shut: !mayLookAround,
    view: view.value,
  };
}
