import { useEffect, useEffectEvent } from 'react';
import { examDomain } from '../../exam.domain.ts';

/** Calls `again` when the live channel reports a change of this battle, or of any. */
export function useBattleNews(id: number | null, again: () => unknown): void {
  const { onBattle } = examDomain.useEnvironment().ports;
  const call = useEffectEvent((changed: number | null) => {
    if (id === null || changed === null || changed === id) void again();
  });
  useEffect(() => onBattle?.((changed) => call(changed)), [onBattle]);
}
