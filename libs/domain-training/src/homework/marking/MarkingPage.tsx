import { ListView, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { CopyButton, DetailSkeleton, EmptyState, Notice, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { trainingDomain } from '../../training.domain.ts';
import { useCopyWords, useHomeworkWords } from '../useHomeworkWords.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { FigureTable } from './FigureTable.tsx';
import { makeMarkingStore } from './MarkingStore.ts';
import { WaitingRow } from './WaitingRow.tsx';

/** Homework at the review desk: read, and marked one by one or several at once. */
export const MarkingPage = observer(function MarkingPage() {
  const { t } = useHomeworkWords();
  const copyWords = useCopyWords();
  const store = trainingDomain.useStore(makeMarkingStore);
  const { list, mark, suggest, chosen, figures } = store;
  useShow(store, () => store.show());
  useRefresh(() => store.refresh());
  useLeaveGuard(store.dirty);
  const rows = list.rows.filter(({ submission }) => chosen.has(submission.id));
  const fieldsOf = (id: number) => ({
    draft: store.draftOf(id),
    pending: mark.isPending(id),
    failure: mark.failureOf(id),
    onWrite: (change: Parameters<typeof store.write>[1]) => store.write(id, change),
    onGive: () => void store.give(id),
  });
  return (
    <>
      {store.left === 0 ? null : (
        <Notice tone="warn" live>
          {t('marking.left', { count: store.left })}
        </Notice>
      )}
      {store.unsent.map(({ submission, learner, title, words }) => (
        <Notice
          key={submission}
          tone="warn"
          title={t('marking.unsent', { learner, title })}
          action={<CopyButton size="sm" text={words} words={copyWords} />}
        >
          {words}
        </Notice>
      ))}
      <ListView
        list={list}
        label={t('marking.title')}
        failed={t('marking.failed')}
        empty={<EmptyState level={2} image="tick" label={t('marking.none')} description={t('marking.noneText')} />}
      >
        {(row) => (
          <WaitingRow
            row={row}
            chosen={chosen.has(row.submission.id)}
            onChoose={(on) => store.choose(row.submission.id, on)}
            onSay={(comment) => store.say(row.submission.id, comment)}
            onRemove={(place) => store.unsay(row.submission.id, place)}
            suggesting={{
              strictness: store.strictness,
              pending: suggest.isPending(row.submission.id),
              failure: suggest.failureOf(row.submission.id),
              onStrictness: (strictness) => store.readBy(strictness),
              onAsk: () => store.ask(row.submission.id),
              onTake: (suggestion) => store.take(row.submission.id, suggestion),
            }}
            {...fieldsOf(row.submission.id)}
          />
        )}
      </ListView>
      {rows.length < 2 ? null : (
        <ChosenBar
          count={rows.length}
          onClear={() => chosen.clear()}
          fullScore={Math.min(...rows.map(({ fullScore }) => fullScore))}
          {...fieldsOf(0)}
        />
      )}
      <RequestView
        request={figures}
        failed={t('marking.figuresFailed')}
        skeleton={<DetailSkeleton label={t('marking.figuresLoading')} />}
      >
        {(items) => (items.length === 0 ? null : <FigureTable rows={items} />)}
      </RequestView>
    </>
  );
});
