import { sparringQuery, type SparringMode } from '@banyan/contracts/talent';
import { useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { talentDomain } from '../talent.domain.ts';
import { talentLinks } from '../talent.links.ts';
import type { SparringScreenProps } from './SparringScreen.tsx';
import { makeDialogue, makeSparringStore } from './SparringStore.ts';

/** State shared by both screens of sparring: the dialogue that the address names, and the way to another one. */
export function useSparring(mode: SparringMode): SparringScreenProps {
  const store = talentDomain.useStore(makeSparringStore);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const session = sparringQuery.read(params).session ?? 0;
  const dialogue = talentDomain.useStore(makeDialogue, session);
  useShow(store, () => (session === 0 ? store.show(mode) : undefined), mode, session);
  useShow(dialogue, () => (session > 0 ? dialogue.show() : undefined), session);
  useRefresh(() => (session === 0 ? void store.scenarios.refresh() : undefined));
  const link = mode === 'assess' ? talentLinks.aiAssess : talentLinks.train;
  const isHere = useStillHere(mode, session);
  const onBegun = (id: number) => {
    if (isHere()) void navigate(link.href({ session: id }));
  };
  return { mode, store, dialogue, session, onBegun };
}
