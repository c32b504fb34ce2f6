import type { AccountState } from '@banyan/contracts/organisation';
import { Tag, type Tone } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

const tones: Readonly<Record<AccountState, Tone>> = {
  active: 'ok',
  never: 'neutral',
  locked: 'danger',
  left: 'warn',
};

export interface StateWordProps {
  state: AccountState;
}

/** State of an account in a word. */
export function StateWord({ state }: StateWordProps) {
  const { t } = useWords();
  return <Tag tone={tones[state]}>{t(`people.state.${state}`)}</Tag>;
}
