import { reviewStates, screenHref } from '@banyan/contracts';
import { portalScreens, reviewListQuery, type DeletionCase } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LazyDialog, SegmentedControl, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DeletionCaseCard } from './DeletionCaseCard.tsx';
import type { ShownDeletionDesk } from './shownDeletionDesk.ts';

const Choice = styled.div`
  margin-bottom: 16px;
`;

/** Requests for deletion at the review desk. */
export const DeletionDeskPage = observer(function DeletionDeskPage({ store }: { store: ShownDeletionDesk }) {
  const { t } = useTranslation('privacy');
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const [approving, setApproving] = useState<DeletionCase | null>(null);
  const { decide, list } = store;
  useShow(list, () => list.show(state), state);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('desk.which')}
          value={state}
          options={reviewStates.map((value) => ({
            value,
            label: t(`desk.list.${value}`),
            href: screenHref(portalScreens.review, {}, reviewListQuery.write({ tab: 'deletion', state: value })),
          }))}
        />
      </Choice>
      <ListView
        list={list}
        label={t('desk.tab')}
        failed={t('desk.failed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`desk.none.${state}`)}
            description={t('desk.noneText')}
          />
        }
      >
        {(row) => (
          <DeletionCaseCard
            row={row}
            reply={store.replyOf(row.id)}
            pending={decide.isPending(row.id)}
            failure={decide.failureOf(row.id)}
            onReply={(typed) => store.write(row.id, typed)}
            onRefuse={() => void decide.run({ id: row.id, verdict: 'refused', reply: store.replyOf(row.id).trim() })}
            onApprove={() => setApproving(row)}
            onRefresh={() => void store.readAgain(row.id)}
          />
        )}
      </ListView>
      <LazyDialog
        role="alertdialog"
        open={approving !== null}
        onClose={() => setApproving(null)}
        title={t('desk.sure', { name: approving?.person.name ?? '' })}
        footer={
          <>
            <Button onClick={() => setApproving(null)}>{t('desk.back')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (approving !== null) void decide.run({ id: approving.id, verdict: 'accepted', reply: '' });
                setApproving(null);
              }}
            >
              {t('desk.close')}
            </Button>
          </>
        }
      >
        <p>{t('desk.sureText')}</p>
      </LazyDialog>
    </>
  );
});
