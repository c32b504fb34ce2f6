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
  /** Shown in place of an empty list: an `EmptyState` with the next step. */
  empty: ReactNode;
  /** Title of a failure; "This could not be loaded" by default. */
  failed?: string;
  /** Note on kept input, after the reason of a failure. */
  kept?: string;
  /** Skeleton of the content; by default rows on a card. */
  skeleton?: ReactNode;
  /** Frame of the rows, each an `<li>`; by default a list on a card. */
  frame?: (rows: ReactNode, label: string) => ReactNode;
  /** Heading above the rows; by default the label as a visually hidden heading. */
  heading?: ReactNode;
  /** Text at the end of the list; null for none. */
  end?: string | null;
  /** One row: an `<li>`. */
  children: (row: Row, index: number) => ReactNode;
}

const onCard = (rows: ReactNode, label: string) => (
  <Card padding="none">
    <ul aria-label={label}>{rows}</ul>
  </Card>
);

/** The foot of a list: loads more when it comes near, states the end, offers a retry. */
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
  // The pressed button may have disappeared with the rows, e.g. one that clears them all.
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

/** A paged list with all its states: skeleton, failure, empty, rows, more, end. */
export function ListView<Row>(props: ListViewProps<Row>): ReactNode {
  return <View props={props as unknown as ListViewProps<unknown>} />;
}
