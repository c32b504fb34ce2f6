import type { PkBattle, PkSide } from '@banyan/contracts/exam';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { Fighter } from '../shared/Fighter.tsx';
import { goesOn } from '../shared/goesOn.ts';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';
import type { AnsweredPk } from './LiveBattleStore.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px minmax(0, 1fr);
  gap: 48px;
  align-items: center;
  padding: 8px 0 24px;
`;

const Player = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 24px;
  min-width: 0;
  --unknown-ground: var(--paper);

  &[data-their] {
    flex-direction: row-reverse;
  }
  & > div {
    min-width: 0;
    text-align: end;
  }
  &[data-their] > div {
    text-align: start;
  }
  & > span {
    border-radius: 50%;
    line-height: 0;
    box-shadow:
      0 0 0 4px var(--paper),
      0 0 0 6px var(--accent);
  }
  &[data-their] > span {
    box-shadow:
      0 0 0 4px var(--paper),
      0 0 0 6px color-mix(in oklab, var(--ink) 52%, var(--surface));
  }
`;

const Name = styled.p`
  font-size: var(--t16);
  line-height: 24px;
  font-weight: 600;
  overflow-wrap: anywhere;

  & > span {
    margin-inline-start: 4px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

const Points = styled.p`
  font-size: 48px;
  line-height: 56px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Doing = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 20px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  &[data-right] {
    color: var(--ok);
  }
`;

export interface DuelProps {
  battle: Pick<PkBattle, 'opponent' | 'own' | 'state' | 'total'>;
  answered: AnsweredPk | null;
  /** The clock between the two. */
  children: ReactNode;
}

/** The two players of a battle with their points and their current activity. */
export function Duel({ battle, answered, children }: DuelProps) {
  const { t } = useWords();
  const nameOf = useFighterName();
  const { opponent, own, total } = battle;
  const theirs = (side: PkSide) => {
    if (side.finished === 'Y') return t('pk.battle.done');
    if (side.joined === 'N') return t('pk.battle.notJoined');
    if (!goesOn(battle)) return t('pk.battle.toGo', { count: total - side.scores.length });
    if (side.thinking === 'Y') return t('pk.battle.thinking');
    return side.scores.length === 0 ? t('pk.battle.alone') : t('pk.battle.idle');
  };
  return (
    <Frame>
      <Player>
        <div>
          <Name>
            {nameOf(own.who)}
            <span>{t('pk.battle.you')}</span>
          </Name>
          <Points>{own.points}</Points>
          {answered === null ? (
            <Doing>
              {own.finished === 'Y' ? t('pk.battle.done') : t('pk.battle.toGo', { count: total - own.scores.length })}
            </Doing>
          ) : (
            <Doing data-right={answered.answer.mark === 'right' || undefined}>
              {answered.answer.mark === 'right' ? (
                <Check size={16} aria-hidden="true" />
              ) : (
                <X size={16} aria-hidden="true" />
              )}
              {answered.answer.mark === 'right'
                ? t('pk.battle.right', { points: answered.answer.points })
                : t('pk.battle.wrong')}
            </Doing>
          )}
        </div>
        <span>
          <Fighter who={own.who} size={72} />
        </span>
      </Player>
      {children}
      <Player data-their="">
        <div aria-live="polite">
          <Name>
            {nameOf(opponentOf(battle))}
            <span>{opponent?.who.department ?? ''}</span>
          </Name>
          <Points>{opponent?.points ?? 0}</Points>
          <Doing>{opponent === null ? '' : theirs(opponent)}</Doing>
        </div>
        <span>
          <Fighter who={opponent?.who ?? null} size={72} />
        </span>
      </Player>
    </Frame>
  );
}
