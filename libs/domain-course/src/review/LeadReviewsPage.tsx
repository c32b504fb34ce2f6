import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow, ReviewStates } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { LeadCard } from './LeadCard.tsx';
import { makeLeadReviews } from './LeadReviews.ts';

/** Review desk for enquiries about partners. */
export const LeadReviewsPage = observer(function LeadReviewsPage() {
  const store = courseDomain.useStore(makeLeadReviews);
  const { t } = useWords();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates
        tab="lead"
        state={state}
        names={{ open: t('partner.desk.state.open'), answered: t('partner.desk.state.answered') }}
      />
      <ListView
        list={list}
        label={t('partner.desk.list')}
        failed={t('partner.desk.failed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`partner.desk.none.${state}`)}
            description={t('partner.desk.noneText')}
          />
        }
      >
        {(row) => (
          <LeadCard
            lead={row}
            note={store.reasonOf(row)}
            pending={answer.isPending(row.id)}
            failure={answer.failureOf(row.id)}
            onNote={(typed) => store.write(row, typed)}
            onDone={() => void answer.run({ row, verdict: 'passed' })}
            onRefresh={() => void store.readAgain(row)}
          />
        )}
      </ListView>
    </>
  );
});
