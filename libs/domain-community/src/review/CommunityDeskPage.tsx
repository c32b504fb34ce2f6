import { screenHref } from '@banyan/contracts';
import { portalScreens } from '@banyan/contracts/account';
import { communityDeskQuery, communityDeskTabs } from '@banyan/contracts/community';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, Notice, SegmentedControl, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { communityDomain } from '../community.domain.ts';
import { Confirm } from '../shared/Confirm.tsx';
import { praiseKey } from '../shared/Praising.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { makeDeskStore } from './DeskStore.ts';
import { ReportedCard } from './ReportedCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WaitingCommentCard } from './WaitingCommentCard.tsx';
import type { ReportedItem } from '@banyan/contracts/community';

const Choice = styled.div`
  margin-bottom: 16px;
`;

/** Posts and comments that wait for approval, and those reported. */
export const CommunityDeskPage = observer(function CommunityDeskPage() {
  const store = communityDomain.useStore(makeDeskStore);
  const { t } = useWords();
  const refusalText = useRefusalText();
  const [params] = useSearchParams();
  const { show } = communityDeskQuery.read(params);
  const { comments, commentReasons, decide, decideComment, overtaken, reasons, reported, settle, waiting } = store;
  const [removing, setRemoving] = useState<ReportedItem | null>(null);
  useShow(store, () => store.show(show), show);
  useRefresh(() => store.refresh());
  useLeaveGuard(store.dirty);
  const said = (failure: unknown) => (failure === undefined ? '' : refusalText(failure, t('compose.stillHere')));
  const removingKey = removing === null ? '' : praiseKey(removing.target, removing.id);
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('desk.parts')}
          value={show}
          options={communityDeskTabs.map((one) => ({
            value: one,
            label: t(`desk.part.${one}`),
            href: screenHref(portalScreens.review, {}, communityDeskQuery.write({ tab: 'community', show: one })),
          }))}
        />
      </Choice>
      {overtaken === null ? null : (
        <Choice>
          <Notice tone="warn" live>
            {t('desk.overtaken', { title: overtaken })}
          </Notice>
        </Choice>
      )}
      {show === 'waiting' ? (
        <ListView
          list={waiting}
          label={t('desk.part.waiting')}
          failed={t('desk.failed')}
          empty={
            <EmptyState
              level={2}
              image="tick"
              label={t('desk.none.waiting')}
              description={t('desk.noneText.waiting')}
            />
          }
        >
          {(row) => (
            <WaitingCard
              row={row}
              reason={reasons.get(row.post.id) ?? ''}
              pending={decide.isPending(row.post.id)}
              failure={said(decide.failureOf(row.post.id))}
              onReason={(reason) => store.write(row.post.id, reason)}
              onDecide={(approve) =>
                void decide.run({
                  id: row.post.id,
                  revision: row.revision,
                  approve: approve ? 'Y' : 'N',
                  reason: approve ? '' : (reasons.get(row.post.id) ?? '').trim(),
                })
              }
            />
          )}
        </ListView>
      ) : show === 'comments' ? (
        <ListView
          list={comments}
          label={t('desk.part.comments')}
          failed={t('desk.failed')}
          empty={
            <EmptyState
              level={2}
              image="tick"
              label={t('desk.none.comments')}
              description={t('desk.noneText.comments')}
            />
          }
        >
          {(row) => (
            <WaitingCommentCard
              row={row}
              reason={commentReasons.get(row.id) ?? ''}
              pending={decideComment.isPending(row.id)}
              failure={said(decideComment.failureOf(row.id))}
              onReason={(reason) => store.writeOnComment(row.id, reason)}
              onDecide={(approve) =>
                void decideComment.run({
                  id: row.id,
                  approve: approve ? 'Y' : 'N',
                  reason: approve ? '' : (commentReasons.get(row.id) ?? '').trim(),
                })
              }
            />
          )}
        </ListView>
      ) : (
        <ListView
          list={reported}
          label={t('desk.part.reported')}
          failed={t('desk.failed')}
          empty={
            <EmptyState
              level={2}
              image="tick"
              label={t('desk.none.reported')}
              description={t('desk.noneText.reported')}
            />
          }
        >
          {(row) => {
            const key = praiseKey(row.target, row.id);
            return (
              <ReportedCard
                row={row}
                pending={settle.isPending(key)}
                failure={removing === null ? said(settle.failureOf(key)) : ''}
                onKeep={() => void settle.run({ target: row.target, id: row.id, remove: 'N' })}
                onRemove={() => setRemoving(row)}
              />
            );
          }}
        </ListView>
      )}
      <Confirm
        open={removing !== null}
        title={t('desk.removeTitle')}
        text={t('desk.removeText')}
        act={t('desk.remove')}
        pending={settle.isPending(removingKey)}
        failure={said(settle.failureOf(removingKey))}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing === null) return;
          void settle.run({ target: removing.target, id: removing.id, remove: 'Y' }).then((done) => {
            // When somebody else was faster the desk says so, and there is nothing left to ask.
            if (done || store.overtaken !== null) setRemoving(null);
          });
        }}
      />
    </>
  );
});
