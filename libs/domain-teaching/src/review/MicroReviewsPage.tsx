import { reviewListQuery } from '@banyan/contracts/account';
import { centsOf, type MicroCourse } from '@banyan/contracts/teaching';
import { ListView, useRefresh, useShow, ReviewStates, VerdictCard } from '@banyan/core-screen/views';
import { EmptyState, Image, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { teachingDomain } from '../teaching.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { MicroChapters } from '../micro-course/MicroChapters.tsx';
import { makeMicroReviews } from './MicroReviews.ts';

/** Terms of the future course: category, lecturer, price. */
function useTerms(): (micro: MicroCourse) => string {
  const { price, t } = useWords();
  return ({ categoryName, draft, lecturerName }) => {
    const cents = draft.fee === 'amount' || draft.fee === 'both' ? centsOf(draft.amount) : null;
    const points = draft.fee === 'points' || draft.fee === 'both' ? t('micro.pointsOf', { points: draft.points }) : '';
    const costs = [typeof cents === 'number' ? price(cents) : '', points].filter((part) => part !== '').join(' / ');
    const seen = t(`micro.seenBy.${draft.audience}`);
    return [categoryName, lecturerName, costs || t('micro.fees.free'), seen].filter((part) => part !== '').join(' · ');
  };
}

/** Review desk for micro-courses: view, publish, or reject. */
export const MicroReviewsPage = observer(function MicroReviewsPage() {
  const store = teachingDomain.useStore(makeMicroReviews);
  const { t } = useWords();
  const termsOf = useTerms();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates tab="micro" state={state} />
      <ListView
        list={list}
        label={t('micro.reviews')}
        failed={t('micro.failed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`micro.noReviews.${state}`)}
            description={t('micro.noReviewsText')}
          />
        }
      >
        {(row) => {
          const { author, department, micro, reviewer, sentAt } = row;
          const cover = micro.files.find(({ id, kind }) => kind === 'cover' && id === micro.draft.cover);
          return (
            <VerdictCard
              title={micro.draft.title}
              about={[author, department].filter((part) => part !== '').join(' · ')}
              at={sentAt}
              quoted={termsOf(micro)}
              text={micro.draft.introduction}
              answered={
                micro.state === 'reviewing'
                  ? null
                  : { passed: micro.state === 'approved', reason: micro.reason, reviewer }
              }
              reason={store.reasonOf(row)}
              pending={answer.isPending(micro.id)}
              failure={answer.failureOf(micro.id)}
              onReason={(typed) => store.write(row, typed)}
              onAnswer={(verdict) => void answer.run({ row, verdict })}
              onRefresh={() => void store.readAgain(row)}
            >
              {cover === undefined ? null : <Image src={cover.url} alt={t('micro.cover')} width={320} height={180} />}
              <MicroChapters micro={micro} opens />
            </VerdictCard>
          );
        }}
      </ListView>
    </>
  );
});
