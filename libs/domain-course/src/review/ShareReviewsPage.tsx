import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, ReviewStates, useRefresh, useShow, VerdictCard } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeShareReviews } from './ShareReviews.ts';

/** Review desk for courses that learners have passed on. */
export const ShareReviewsPage = observer(function ShareReviewsPage() {
  const store = courseDomain.useStore(makeShareReviews);
  const { t, number } = useWords();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates tab="share" state={state} />
      <ListView
        list={list}
        label={t('shares.desk.list')}
        failed={t('shares.desk.failed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`shares.desk.none.${state}`)}
            description={t('shares.desk.noneText')}
          />
        }
      >
        {(row) => (
          <VerdictCard
            title={row.title === '' ? t('notes.gone') : row.title}
            about={[
              row.by,
              row.came === 0 ? t('shares.nobody') : t('shares.came', { count: row.came, formatted: number(row.came) }),
            ].join(' · ')}
            at={row.at}
            text=""
            answered={
              row.answer === null
                ? null
                : { passed: row.answer.verdict === 'passed', reason: row.answer.reason, reviewer: row.answer.by }
            }
            reason={store.reasonOf(row)}
            pending={answer.isPending(row.id)}
            failure={answer.failureOf(row.id)}
            onReason={(typed) => store.write(row, typed)}
            onAnswer={(verdict) => void answer.run({ row, verdict })}
            onRefresh={() => void store.readAgain(row)}
          />
        )}
      </ListView>
    </>
  );
});
