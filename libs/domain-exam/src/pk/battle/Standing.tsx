import type { PkBattle, PkQuestion } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { letterOf } from '../../shared/choices.ts';
import { useWords } from '../../shared/useWords.ts';
import { Marked } from '../shared/Marked.tsx';
import { ScoreBars } from '../shared/ScoreBars.tsx';

const Bars = styled.footer`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 16px;
  align-items: center;
  width: 880px;
  max-width: 100%;
  margin: auto auto 0;
  padding-top: 24px;
  color: var(--ink-2);

  & b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    text-align: end;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

export interface StandingProps {
  battle: Pick<PkBattle, 'opponent' | 'own' | 'total'>;
  /** The current question; null for none. */
  question: PkQuestion | null;
}

/** The leader, and the questions that made the points. */
export function Standing({ question, battle }: StandingProps) {
  const { t } = useWords();
  const { opponent, own, total } = battle;
  const ahead = own.points - (opponent?.points ?? 0);
  const lead =
    opponent === null || opponent.joined === 'N' || own.joined === 'N'
      ? ''
      : ahead === 0
        ? t('pk.battle.even')
        : t(ahead > 0 ? 'pk.battle.lead' : 'pk.battle.behind', { count: Math.abs(ahead) });
  const last = question === null ? null : letterOf(Math.max(2, question.options.length) - 1);
  return (
    <Bars>
      <p>
        <Marked text={lead} />
      </p>
      <ScoreBars
        size="lg"
        own={own.scores}
        their={opponent?.scores ?? []}
        total={total}
        {...(question === null ? {} : { now: question.no - 1 })}
      />
      <p>{last === null ? null : <Marked text={t('pk.battle.keys', { last })} />}</p>
    </Bars>
  );
}
