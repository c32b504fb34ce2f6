import { ErrorCode, idOf } from '@banyan/contracts';
import { type PkBattle } from '@banyan/contracts/exam';
import { refusalCode } from '@banyan/core-screen';
import { RequestView, useEvery, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, EmptyState, LinkButton } from '@banyan/ui';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { goesOn } from '../shared/goesOn.ts';
import { useBattleNews } from '../shared/useBattleNews.ts';
import { BattleClock } from './BattleClock.tsx';
import { BattleRings } from './BattleRings.tsx';
import { Board } from './Board.tsx';
import { Duel } from './Duel.tsx';
import { Lobby } from './Lobby.tsx';
import { Outcome } from './Outcome.tsx';
import { Standing } from './Standing.tsx';
import type { LiveBattleStore } from './LiveBattleStore.ts';
import { makePkBattleStore } from './PkBattleStore.ts';
import { useBattleKeys } from './useBattleKeys.ts';

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: max(100vh, 760px);
  padding-bottom: 24px;
  box-sizing: border-box;
  background: var(--paper);
  overflow: hidden;

  & > :not(svg) {
    position: relative;
  }
`;

const Top = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-height: 64px;

  & > a {
    justify-self: start;
    margin-inline-start: -14px;
  }
  & > h1 {
    font-size: var(--t14);
    line-height: 24px;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** Interval of the fallback for browsers without the live channel, ms. */
const lookAgainMs = 10_000;

/** A battle: the two players, the clock, the question, and the outcome of each. */
export const PkBattlePage = observer(function PkBattlePage() {
  const id = idOf(useParams()['id']) ?? 0;
  const store = examDomain.useStore(makePkBattleStore, id);
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const { battle } = store;
  useShow(store, () => (id === 0 ? undefined : store.show()), id);
  useRefresh(() => store.refresh());
  useBattleNews(id, () => store.refresh());
  useEvery(lookAgainMs, battle.value !== null && goesOn(battle.value), () => store.refresh());
  useBattleKeys(store);
  const { value } = battle;
  const gone = (
    <EmptyState
      level={2}
      size={240}
      image="lost"
      label={t('pk.battle.gone')}
      description={t('pk.battle.goneText')}
      actions={<LinkButton href={examLinks.pk.href()}>{t('pk.battle.toHall')}</LinkButton>}
    />
  );
  return (
    <Frame>
      <BattleRings />
      <Container>
        <Top>
          <LinkButton variant="ghost" icon={<X size={18} aria-hidden="true" />} href={examLinks.pk.href()}>
            {t('pk.battle.leave')}
          </LinkButton>
          <h1>{value === null ? t('title.pk') : value.title === '' ? t('pk.mixed') : value.title}</h1>
        </Top>
        {id === 0 ? (
          gone
        ) : (
          <RequestView
            request={battle}
            skeleton={<DetailSkeleton label={shared('loading')} />}
            failed={t('pk.battle.failed')}
            failure={(error) => (refusalCode(error) === ErrorCode.notFound ? gone : null)}
          >
            {(shown) => <Fight store={store} battle={shown} />}
          </RequestView>
        )}
      </Container>
      {value === null || id === 0 ? null : <Standing question={store.question} battle={value} />}
    </Frame>
  );
});

interface FightProps {
  store: LiveBattleStore;
  battle: PkBattle;
}

const Fight = observer(function Fight({ store, battle }: FightProps) {
  const { lessonHref } = examDomain.useEnvironment().ports;
  const navigate = useNavigate();
  const isHere = useStillHere(battle.id);
  const { answered, clock, question } = store;
  const inSight = answered?.question ?? question;
  const lesson = lessonHref === undefined ? {} : { lessonHref };
  return (
    <>
      <Duel battle={battle} answered={answered}>
        <BattleClock
          left={question === null ? null : clock.left}
          of={battle.secondsEach}
          {...(answered === null ? {} : { mark: answered.answer.mark })}
        />
      </Duel>
      {inSight !== null ? (
        <Board store={store} battle={battle} question={inSight} answer={answered?.answer ?? null} {...lesson} />
      ) : store.isThrough ? (
        <Outcome
          store={store}
          battle={battle}
          onAgain={() => {
            if (isHere()) void navigate(examLinks.pkBattle.href(store.begun));
          }}
          {...lesson}
        />
      ) : (
        <Lobby store={store} battle={battle} />
      )}
    </>
  );
});
