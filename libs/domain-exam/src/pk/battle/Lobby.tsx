import type { PkBattle } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Kbd, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWhen } from '../../shared/useWhen.ts';
import { useWords } from '../../shared/useWords.ts';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';
import { Sheet } from './board-style.ts';
import type { LiveBattleStore } from './LiveBattleStore.ts';

const Middle = styled(Sheet)`
  padding-block: 48px;
  text-align: center;

  & > p {
    max-width: 44em;
    margin: 8px auto 0;
    color: var(--ink-2);
    text-wrap: balance;
  }
  & > div:last-child {
    display: flex;
    justify-content: center;
    gap: 12px;
    margin-top: 24px;
  }
`;

/** Before a question: accepts a challenge, begins, or continues the battle. */
export const Lobby = observer(function Lobby({ store, battle }: { store: LiveBattleStore; battle: PkBattle }) {
  const { t } = useWords();
  const { when } = useWhen();
  const nameOf = useFighterName();
  const failureText = useFailureText();
  const { next, reply } = store;
  const invited = battle.invited === 'Y';
  const no = battle.own.scores.length + 1;
  const failure = invited ? reply.failureOf() : next.failureOf();
  const rules = t('pk.battle.lobby.text', { count: battle.total, seconds: battle.secondsEach });
  return (
    <Middle>
      <h2>
        {invited
          ? t('pk.battle.lobby.invited', { name: nameOf(opponentOf(battle)) })
          : t(no > 1 ? 'pk.battle.question' : 'pk.battle.lobby.ready', { no })}
      </h2>
      {battle.words === '' ? null : <p>{t('pk.invitations.quote', { words: battle.words })}</p>}
      <p>{no > 1 ? t('pk.battle.lobby.resumed', { no }) : rules}</p>
      {invited ? <p>{t('pk.battle.lobby.deadline', { when: when(battle.deadlineAt) })}</p> : null}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {invited ? (
        <div>
          <Button variant="primary" size="lg" pending={reply.isPending()} onClick={() => void reply.run('Y')}>
            {t('pk.invitations.accept')}
          </Button>
          <Button size="lg" shut={reply.isPending()} onClick={() => void reply.run('N')}>
            {t('pk.invitations.decline')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="primary" size="lg" pending={next.isPending()} onClick={() => store.goOn()}>
            {no > 1 ? t('pk.battle.lobby.goOn', { no }) : t('pk.battle.lobby.begin')}{' '}
            <Kbd aria-hidden="true">Enter</Kbd>
          </Button>
        </div>
      )}
    </Middle>
  );
});
