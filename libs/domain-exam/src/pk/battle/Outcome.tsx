import type { PkBattle, PkMissed } from '@banyan/contracts/exam';
import { Button, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { useChallengeFailure } from '../shared/useChallengeFailure.ts';
import { goesOn } from '../shared/goesOn.ts';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';
import { Sheet } from './board-style.ts';
import { MissedList } from './MissedList.tsx';
import type { LiveBattleStore } from './LiveBattleStore.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;

  & > div {
    flex: 1;
    min-width: 0;
  }
  & h2 {
    font-size: var(--t24);
    line-height: 36px;
  }
  & p {
    color: var(--ink-2);
  }
`;

const Missed = styled.div`
  margin-top: 24px;

  & > h3 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--t12);
  }
`;

export interface OutcomeProps {
  store: LiveBattleStore;
  battle: PkBattle;
  /** Called when another battle with the same opponent has begun. */
  onAgain: () => void;
  lessonHref?: (lesson: NonNullable<PkMissed['lesson']>) => string;
}

/** Outcome of a battle, or that the opponent is still answering; and the questions to look at again. */
export const Outcome = observer(function Outcome({ store, battle, onAgain, lessonHref }: OutcomeProps) {
  const { t, sentences } = useWords();
  const nameOf = useFighterName();
  const whyNot = useChallengeFailure();
  const { missed, opponent, outcome, own, state } = battle;
  const word =
    outcome ??
    (state === 'declined'
      ? own.joined === 'N'
        ? 'declinedOwn'
        : 'declined'
      : state === 'expired'
        ? 'expired'
        : 'wait');
  const right = own.scores.filter((one) => one.right === 'Y').length;
  const text = () => {
    if (word === 'wait') {
      return opponent === null
        ? t('pk.battle.result.waitNobody')
        : t('pk.battle.result.waitText', { name: nameOf(opponentOf(battle)) });
    }
    if (word === 'expired') return t('pk.battle.result.expiredText');
    if (battle.rewarded > 0) return t('pk.battle.result.reward', { count: battle.rewarded });
    return '';
  };
  const failure = store.again.failureOf();
  return (
    <Sheet>
      <Head>
        <div role="status">
          <h2>{t(`pk.battle.result.${word}`)}</h2>
          <p>{sentences(own.scores.length > 0 ? t('pk.battle.result.right', { count: right }) : '', text())}</p>
        </div>
        {opponent === null || goesOn(battle) ? null : (
          <Button
            variant={state === 'finished' ? 'accent' : 'normal'}
            pending={store.again.isPending()}
            onClick={() =>
              void store.again.run().then((done) => {
                if (done) onAgain();
              })
            }
          >
            {t('pk.battle.result.again')}
          </Button>
        )}
        <LinkButton variant="primary" href={examLinks.pk.href()}>
          {t('pk.battle.toHall')}
        </LinkButton>
      </Head>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {whyNot(failure)}
        </Notice>
      )}
      {missed.length > 0 ? (
        <Missed>
          <h3>{t('pk.battle.missed')}</h3>
          <p>{t('pk.battle.missedText', { count: missed.length })}</p>
          <MissedList rows={missed} {...(lessonHref === undefined ? {} : { lessonHref })} />
        </Missed>
      ) : own.finished === 'Y' && right === battle.total ? (
        <Missed>
          <p>{t('pk.battle.allRight')}</p>
        </Missed>
      ) : null}
    </Sheet>
  );
});
