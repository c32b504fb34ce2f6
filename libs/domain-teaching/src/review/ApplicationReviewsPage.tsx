import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow, ReviewStates, VerdictCard } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { teachingDomain } from '../teaching.domain.ts';
import { ImageRow } from '@banyan/ui/media';
import { useWords } from '../shared/useWords.ts';
import { makeApplicationReviews } from './ApplicationReviews.ts';

/** Review desk for applications to become a lecturer. */
export const ApplicationReviewsPage = observer(function ApplicationReviewsPage() {
  const store = teachingDomain.useStore(makeApplicationReviews);
  const { t, list: listed } = useWords();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates tab="lecturer" state={state} />
      <ListView
        list={list}
        label={t('apply.reviews.title')}
        failed={t('apply.reviews.failed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`apply.reviews.none.${state}`)}
            description={t('apply.reviews.noneText')}
          />
        }
      >
        {(row) => (
          <VerdictCard
            title={row.expertise}
            about={[row.name, row.department, listed(row.labels), listed(row.cities)]
              .filter((part) => part !== '')
              .join(' · ')}
            at={row.at}
            text={row.introduction}
            answered={
              row.state === 'waiting'
                ? null
                : { passed: row.state === 'passed', reason: row.reason, reviewer: row.reviewer }
            }
            reason={store.reasonOf(row)}
            pending={answer.isPending(row.id)}
            failure={answer.failureOf(row.id)}
            onReason={(typed) => store.write(row, typed)}
            onAnswer={(verdict) => void answer.run({ row, verdict })}
            onRefresh={() => void store.readAgain(row)}
          >
            <ImageRow label={t('apply.images')} images={row.images} />
          </VerdictCard>
        )}
      </ListView>
    </>
  );
});
