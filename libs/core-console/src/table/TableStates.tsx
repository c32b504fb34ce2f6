import { refusalCode } from '@banyan/core-screen';
import { RetryPlace, useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, ErrorState, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStore } from './TableStore.ts';
import { HeadLine, Cell, Middle, Scroller } from './tableStyle.ts';
import { WaitingRow } from './TableRow.tsx';
import type { ShownColumn } from './useTableColumns.ts';

/** The first three digits of a refusal's code are the status. */
const isRefused = (error: unknown) => String(refusalCode(error) ?? '').startsWith('403');

export interface TableStatesProps {
  store: TableStore<unknown>;
  columns: readonly ShownColumn<never>[];
  widths: CSSProperties;
  choose: boolean;
  menu: boolean;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Shown when there are rows. */
  children: ReactNode;
}

/** The head and rows of a table that is loading. */
function Waiting({ columns, widths, choose, menu }: Omit<TableStatesProps, 'store' | 'empty' | 'children'>) {
  const { t } = useTranslation('console');
  return (
    <SkeletonRegion label={t('table.loading')}>
      <div style={{ ...widths, overflow: 'clip' }}>
        <HeadLine aria-hidden="true">
          {choose ? <Cell data-choose="" /> : null}
          {columns.map(({ id, header, align }) => (
            <Cell key={id} data-align={align}>
              <span>{header}</span>
            </Cell>
          ))}
          {menu ? <Cell data-menu="" /> : null}
        </HeadLine>
        {Array.from({ length: 12 }, (_, index) => (
          <WaitingRow key={index} columns={columns} choose={choose} menu={menu} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** States of a table without rows: a skeleton, a failure, a refusal, nothing, nothing that fits. */
export const TableStates = observer(function TableStates(props: TableStatesProps) {
  const { store, empty, children, ...head } = props;
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const { list } = store;
  return (
    <RetryPlace request={list}>
      {(again) => {
        if (list.state === 'failed' && isRefused(list.error)) {
          return (
            <Middle>
              <ErrorState level={2} drawing="gate" title={t('table.refused')} text={t('table.refusedText')} />
            </Middle>
          );
        }
        if (list.state === 'failed') {
          return (
            <Middle>
              <ErrorState
                level={2}
                title={t('table.failed')}
                text={failureText(list.error)}
                retryText={t('retry')}
                onRetry={again}
              />
            </Middle>
          );
        }
        if (list.state !== 'ready') {
          return (
            <Scroller>
              <Waiting {...head} />
            </Scroller>
          );
        }
        if (!list.empty) return children;
        if (!store.narrowed) return <Middle>{empty}</Middle>;
        return (
          <Middle>
            <EmptyState
              level={2}
              size={160}
              label={t('table.nothingFits')}
              description={t('table.nothingFitsText')}
              actions={<Button onClick={() => store.clearFilters()}>{t('filters.clear')}</Button>}
            />
          </Middle>
        );
      }}
    </RetryPlace>
  );
});
