import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow, ReviewStates, VerdictCard } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeCommentReviews } from './PostReviews.ts';

/** Review desk for comments. */
export const CommentReviewsPage = observer(function CommentReviewsPage() {
  const store = courseDomain.useStore(makeCommentReviews);
  const { t } = useWords();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates tab="comment" state={state} />
      <ListView
        list={list}
        label={t('review.tab.comment')}
        failed={t('review.commentsFailed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`review.noComments.${state}`)}
            description={t('review.noCommentsText')}
          />
        }
      >
        {(row) => (
          <VerdictCard
            title={row.courseTitle === '' ? t('notes.gone') : row.courseTitle}
            about={[row.author.name, row.author.department].filter((part) => part !== '').join(' · ')}
            at={row.at}
            quoted={row.about}
            text={row.text}
            answered={
              row.state === 'waiting'
                ? null
                : { passed: row.state === 'shown', reason: row.reason, reviewer: row.reviewer }
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
