import type { AttemptResult } from '@banyan/contracts/exam';
import { idOf } from '@banyan/contracts';
import { LatePart, RetryPlace, useEvery, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { DetailSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { AttemptFrame } from '../shared/AttemptFrame.tsx';
import { ExamRefusal } from '../shared/ExamRefusal.tsx';
import { useWords } from '../shared/useWords.ts';
import { MakeupCard } from './MakeupCard.tsx';
import { EveryMark } from './EveryMark.tsx';
import { PartBars } from './PartBars.tsx';
import { RankingCard } from './RankingCard.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { ResultHead } from './ResultHead.tsx';
import { makeResultStore, type ResultStore } from './ResultStore.ts';

/** Loads when the whole ranking is opened. */
const loadRanking = () => import('./RankingDrawer.tsx').then(({ RankingDrawer }) => RankingDrawer);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: 24px;
  align-items: start;

  & > div {
    display: grid;
    gap: 40px;
  }
  & > aside {
    display: grid;
    gap: 24px;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);

    & section {
      break-inside: avoid;
    }
  }
`;

const Waiting = styled.div`
  padding-top: 24px;
`;

/** Interval at which the page asks while marks are added up, ms; a marker takes longer than a minute. */
const scoringMs = 3000;
const markingMs = 60_000;

const Opened = observer(function Opened({ result, store }: { result: AttemptResult; store: ResultStore }) {
  const [places, setPlaces] = useState(false);
  const { makeup, marks, parts, ranking } = result;
  return (
    <Columns>
      <div>
        <ResultHead result={result} />
        {parts.length === 0 ? null : <PartBars parts={parts} average={result.average} />}
        {marks.length === 0 ? null : <EveryMark attemptId={result.attemptId} marks={marks} />}
      </div>
      <aside>
        {ranking === null || ranking.rows.length === 0 ? null : (
          <RankingCard
            ranking={ranking}
            onAll={() => {
              void store.ranking.show(result.examId);
              setPlaces(true);
            }}
          />
        )}
        {makeup === null || makeup.left === 0 ? null : <MakeupCard examId={result.examId} makeup={makeup} />}
        <ReceiptCard title={result.title} receipt={result.receipt} />
      </aside>
      {places ? (
        <LatePart load={loadRanking} over>
          {(RankingDrawer) => (
            <RankingDrawer
              list={store.ranking}
              own={store.ranking.latest?.own ?? null}
              onClose={() => setPlaces(false)}
            />
          )}
        </LatePart>
      ) : null}
    </Columns>
  );
});

/** Result of an attempt: the score on its dial, its parts, the next steps. */
export const ResultPage = observer(function ResultPage() {
  const store = examDomain.useStore(makeResultStore);
  const session = useSession();
  const id = idOf(useParams()['id']);
  const { t } = useWords();
  useShow(store, () => (id === null || !session.loggedIn ? session.requireLogin() : store.result.load(id)), id ?? 0);
  const { result } = store;
  const { state } = result.value ?? {};
  useRefresh(() => result.refresh());
  useEvery(scoringMs, state === 'scoring', () => result.refresh());
  useEvery(markingMs, state === 'pending_marking', () => result.refresh());
  return (
    <RetryPlace request={result}>
      {(again) =>
        id === null || !session.loggedIn || result.value === null ? (
          <AttemptFrame title={t('title.result')}>
            <Waiting>
              {id === null || !session.loggedIn || result.state === 'failed' ? (
                <ExamRefusal of="attempt" error={result.error} missing={id === null} onRetry={again} />
              ) : (
                <DetailSkeleton label={t('result.loading')} />
              )}
            </Waiting>
          </AttemptFrame>
        ) : (
          <AttemptFrame title={result.value.title} at={{ attemptId: result.value.attemptId, part: 'result' }}>
            <Opened result={result.value} store={store} />
          </AttemptFrame>
        )
      }
    </RetryPlace>
  );
});
