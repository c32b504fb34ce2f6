import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { makeDeskStore } from './DeskStore.ts';
import { RequestCard } from './RequestCard.tsx';
import { makeRequestsStore } from './RequestsStore.ts';
import { StateLine } from './StateLine.tsx';

const Asked = styled.div`
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--line-2);
  color: var(--ink-2);
`;

/** Reports of questions at the review desk, and the answer. */
export const ReportsPage = observer(function ReportsPage() {
  const { t } = useWords();
  const store = examDomain.useStore(makeRequestsStore);
  const desk = examDomain.useStore(makeDeskStore);
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { reports, answerReport, drafts } = store;
  useShow(reports, () => reports.show(state), state);
  useRefresh(() => reports.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <StateLine tab="report" state={state} />
      <ListView
        list={reports}
        label={t('review.tab.report')}
        failed={t('review.reportsFailed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`review.noReports.${state}`)}
            description={t('review.noReportsText')}
          />
        }
      >
        {(row) => {
          const key = `report-${row.id}`;
          return (
            <RequestCard
              title={row.title}
              about={`${row.name} · ${t(`kind.${row.kind}`)}`}
              at={row.at}
              text={row.text}
              answered={row}
              subject={
                <Asked>
                  <Rich html={row.stem} size="sm" />
                </Asked>
              }
              draft={drafts.get(key) ?? ''}
              pending={answerReport.isPending(row.id)}
              failure={answerReport.failureOf(row.id)}
              verdicts={{ accepted: t('review.reportVerdict.accepted'), refused: t('review.reportVerdict.refused') }}
              onDraft={(text) => store.write(key, text)}
              onAnswer={(verdict) => {
                const reply = (drafts.get(key) ?? '').trim();
                void answerReport.run({ id: row.id, verdict, reply }).then(() => desk.refresh());
              }}
              onRefresh={() => void store.readAgain('report', row.id)}
            />
          );
        }}
      </ListView>
    </>
  );
});
