import type { EnterpriseState as State } from '@banyan/contracts/organisation';
import { Tag, type Tone } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

const tones: Readonly<Record<State, Tone>> = {
  open: 'ok',
  locked: 'danger',
  expired: 'warn',
  deleted: 'warn',
  erased: 'neutral',
};

export interface EnterpriseStateProps {
  state: State;
}

/** State of an enterprise in a word. */
export function EnterpriseState({ state }: EnterpriseStateProps) {
  const { t } = useWords();
  return <Tag tone={tones[state]}>{t(`platform.state.${state}`)}</Tag>;
}
