import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow, ReviewStates, VerdictCard } from '@banyan/core-screen/views';
import { EmptyState, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { courseDomain } from '../course.domain.ts';
import { ImageRow } from '@banyan/ui/media';
import { useWords } from '../shared/useWords.ts';
import { makeNoteReviews } from './PostReviews.ts';

/** Review desk for notes. */
export const NoteReviewsPage = observer(function NoteReviewsPage() {
  const store = courseDomain.useStore(makeNoteReviews);
  const { t } = useWords();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answer, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <ReviewStates tab="note" state={state} />
      <ListView
        list={list}
        label={t('review.tab.note')}
        failed={t('review.notesFailed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`review.noNotes.${state}`)}
            description={t('review.noNotesText')}
          />
        }
      >
        {(row) => {
          const { author, chapterNo, chapterTitle, courseTitle, id, images, reason, text } = row.note;
          return (
            <VerdictCard
              title={courseTitle === '' ? t('notes.gone') : courseTitle}
              about={[author.name, author.department, t('notes.chapter', { no: chapterNo, title: chapterTitle })]
                .filter((part) => part !== '')
                .join(' · ')}
              at={row.sentAt}
              text={text}
              answered={
                row.note.state === 'reviewing'
                  ? null
                  : { passed: row.note.state === 'passed', reason, reviewer: row.reviewer }
              }
              reason={store.reasonOf(row)}
              pending={answer.isPending(id)}
              failure={answer.failureOf(id)}
              onReason={(typed) => store.write(row, typed)}
              onAnswer={(verdict) => void answer.run({ row, verdict })}
              onRefresh={() => void store.readAgain(row)}
            >
              <ImageRow label={t('notes.images')} images={images} />
            </VerdictCard>
          );
        }}
      </ListView>
    </>
  );
});
