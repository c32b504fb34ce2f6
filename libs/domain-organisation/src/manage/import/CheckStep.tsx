import { rowOutcomes, type ImportDetail, type ImportedRow } from '@banyan/contracts/organisation';
import { ConfirmCount, ConsoleTable, useTableAddress, ViewTabs, type ConsoleColumn } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, Notice } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { CheckSide } from './CheckSide.tsx';
import type { ImportStore, RowsTable } from './ImportStore.ts';
import { RowCell } from './RowCell.tsx';

const Columns = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;

  & > section {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
`;

const Summary = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px var(--console-edge, 32px);

  & > [role='img'] {
    position: relative;
    height: 12px;
    border-radius: 2px;
    background: var(--track);
  }
  & i {
    position: absolute;
    inset-block: -3px;
    width: 2px;
    background: var(--warn-graphic);
  }
  & small {
    color: var(--ink-2);
  }
`;

/** Actions of the check: the rest as a file, and bringing in what has no faults. */
export const CheckHead = observer(function CheckHead({ store }: { store: ImportStore }) {
  const { t, number } = useWords();
  const [asking, setAsking] = useState(false);
  const { detail, saving, toWrite } = store;
  if (detail === null) return null;
  const { changed, fault, leaving, moved, new: fresh } = detail.counts;
  const n = number(toWrite);
  return (
    <>
      {fault === 0 ? null : (
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          pending={saving.isPending()}
          onClick={() => void store.saveRest()}
        >
          {t('imports.rest', { n: number(fault) })}
        </Button>
      )}
      <Button
        variant="primary"
        shut={toWrite === 0 || store.changing.isPending()}
        onClick={() => {
          if (toWrite > 0) setAsking(true);
        }}
      >
        {toWrite === 0
          ? t('imports.none')
          : fault === 0
            ? t('imports.run', { n })
            : t('imports.runKeep', { n, kept: number(fault) })}
      </Button>
      <ConfirmCount
        open={asking}
        title={t('imports.runTitle', { count: toWrite, n })}
        count={toWrite}
        confirmText={t('imports.run', { n })}
        onConfirm={() => store.run()}
        onClose={() => setAsking(false)}
      >
        {t('imports.runText', {
          fresh: number(fresh),
          changed: number(changed),
          moved: number(moved),
          leaving: number(leaving),
        })}
      </ConfirmCount>
    </>
  );
});

function useColumns(store: ImportStore, { head, mapping }: ImportDetail): readonly ConsoleColumn<ImportedRow>[] {
  const { t, number } = useWords();
  return useMemo(
    () => [
      { id: 'line', header: t('imports.row'), width: 64, grow: 0, cell: ({ line }) => number(line) },
      {
        id: 'outcome',
        header: t('imports.outcome'),
        width: 88,
        grow: 0,
        cell: ({ outcome }) => t(`imports.outcomes.${outcome}`),
      },
      ...head.map((heading, place): ConsoleColumn<ImportedRow> => {
        const column = mapping[place] ?? null;
        return {
          id: `c${place}`,
          header: heading === '' ? t('imports.unnamed', { n: place + 1 }) : heading,
          width: 150,
          cell: (row) => <RowCell key={row.line} store={store} row={row} place={place} column={column} />,
        };
      }),
    ],
    [store, head, mapping, t, number],
  );
}

/** The rows of a file, by what they would do; cells with faults are mended in place. */
export const CheckRows = observer(function CheckRows({
  store,
  table,
  detail,
}: {
  store: ImportStore;
  table: RowsTable;
  detail: ImportDetail;
}) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const columns = useColumns(store, detail);
  useTableAddress(table);
  const { counts, notches, remembered } = detail;
  const [outcome = ''] = table.query.filters['outcome'] ?? [];
  const failure = store.changing.failureOf() ?? store.saving.failureOf();
  const sum = { n: number(store.toWrite), fresh: number(counts.new), changed: number(counts.changed) };
  return (
    <Columns>
      <section>
        <Summary>
          <p>
            {t('imports.canCome', { ...sum, moved: number(counts.moved), leaving: number(counts.leaving) })}{' '}
            {counts.fault === 0 ? null : <b>{t('imports.cannot', { n: number(counts.fault) })} </b>}
            {t('imports.nothingYet')}
          </p>
          {notches.length === 0 ? null : (
            <div role="img" aria-label={t('imports.ribbon')}>
              {notches.map((place) => (
                <i key={place} style={{ insetInlineStart: `${place * 100}%` }} />
              ))}
            </div>
          )}
          {remembered ? <small>{t('imports.remembered')}</small> : null}
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {t('imports.failed', { why: failureText(failure) })}
            </Notice>
          )}
        </Summary>
        <ViewTabs
          label={t('imports.views')}
          views={[
            { id: '', label: t('imports.allRows', { n: number(detail.rows + counts.leaving) }) },
            ...rowOutcomes
              .filter((one) => counts[one] > 0)
              .map((one) => ({ id: one, label: t(`imports.outcomes.${one}`), count: counts[one] })),
          ]}
          selected={outcome}
          onSelect={(id) => table.showView(id, { filters: id === '' ? {} : { outcome: [id] } })}
        />
        <ConsoleTable
          store={table}
          columns={columns}
          label={t('imports.rows')}
          name={({ line }) => t('imports.rowOf', { n: number(line) })}
          choose={false}
          opens={false}
          empty={<EmptyState level={2} />}
        />
      </section>
      <CheckSide store={store} detail={detail} />
    </Columns>
  );
});
