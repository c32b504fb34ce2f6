import { Card, ErrorState, ListSkeleton, LoadMore, Notice, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, type FragmentInstance, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../domain/useKeptFocus.ts';
import type { PagedList } from '../request/PagedList.ts';
import { useFailureText } from '../words/useFailureText.ts';
import { useRetryFocus } from './useRetryFocus.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The part of a store's list that a view reads. */
export type ShownList<Row> = Pick<
  PagedList<Row>,
  'empty' | 'error' | 'foot' | 'idOf' | 'loadMore' | 'restarted' | 'retry' | 'rows' | 'state'
>;

export interface ListViewProps<Row> {
  list: ShownList<Row>;
  /** Name of the list, its heading for assistive technology. */
  label: string;
  /** What stands in place of a list of nothing: an `EmptyState` with the next step. */
  empty: ReactNode;
  /** What happened when it failed; "This could not be loaded" without it. */
  failed?: string;
  /** What was kept, after the reason of a failure. */
  kept?: string;
  /** The shape of what comes; rows on a card without it. */
  skeleton?: ReactNode;
  /** Frames the rows, each an `<li>`; a list on a card without it. */
  frame?: (rows: ReactNode, label: string) => ReactNode;
  /** Shown above the rows; without it the label is a heading that is not seen. */
  heading?: ReactNode;
  /** What is said at the end of the list; null: nothing. */
  end?: string | null;
  /** One row: an `<li>`. */
  children: (row: Row, index: number) => ReactNode;
}

const onCard = (rows: ReactNode, label: string) => (
  <Card padding="none">
    <ul aria-label={label}>{rows}</ul>
  </Card>
);

/** The foot of a list: asks for more when it comes near, says the end, offers a retry. */
const ListEnd = observer(function ListEnd({ list, end }: { list: ShownList<unknown>; end?: string | null }) {
  const { t } = useTranslation('screen');
  if (end === null && list.foot === 'end') return null;
  return (
    <LoadMore
      auto
      state={list.foot}
      onLoad={() => void list.loadMore()}
      words={{
        more: t('more'),
        loading: t('moreLoading'),
        failed: t('moreFailed'),
        retry: t('retry'),
        end: end ?? t('end'),
      }}
    />
  );
});

const View = observer(function View({ props }: { props: ListViewProps<unknown> }) {
  const { list, label, empty, failed, kept, skeleton, frame = onCard, heading, end, children } = props;
  const { t } = useTranslation('screen');
  const failureText = useFailureText();
  const { instead, rows: listed } = useRowFocus();
  // What was pressed may have gone with the rows, such as what clears them all.
  const failure = useKeptFocus<FragmentInstance>(list.state === 'failed');
  const retry = useRetryFocus(list.state !== 'loading');
  const again = () => {
    retry.pressed();
    void list.retry();
  };
  if (list.state === 'failed') {
    return (
      <Fragment ref={failure}>
        <ErrorState
          level={2}
          title={failed ?? t('failed')}
          text={failureText(list.error, kept)}
          retryText={t('retry')}
          onRetry={again}
        />
      </Fragment>
    );
  }
  if (list.state !== 'ready') return skeleton ?? <ListSkeleton label={t('loading')} count={6} />;
  if (list.empty) {
    return (
      <Fragment ref={retry.place}>
        <Fragment ref={instead}>{empty}</Fragment>
      </Fragment>
    );
  }
  const rows = list.rows.map((row, index) => <Fragment key={list.idOf(row)}>{children(row, index)}</Fragment>);
  return (
    <Fragment ref={retry.place}>
      {list.restarted ? <Notice tone="info">{t('restarted')}</Notice> : null}
      {heading ?? <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      {frame(<Fragment ref={listed}>{rows}</Fragment>, label)}
      <ListEnd list={list} {...(end === undefined ? {} : { end })} />
    </Fragment>
  );
});

/** A paged list with every state it can be in: skeleton, failure, nothing, rows, more, end. */
export function ListView<Row>(props: ListViewProps<Row>): ReactNode {
  return <View props={props as unknown as ListViewProps<unknown>} />;
}
