import { roomLimits, type LiveRoom } from '@banyan/contracts/live';
import { RequestView } from '@banyan/core-screen/views';
import { Button, LazyDialog, ListSkeleton, Notice, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import type { RoomStore } from '../RoomStore.ts';

const Earlier = styled.ul`
  display: grid;
  gap: 12px;

  & small {
    display: block;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

export interface NoticeDialogProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'announce' | 'talk'>;
  /** True: a host writes a notice; false: earlier ones are listed. */
  writes: boolean;
  onClose: () => void;
}

/** Earlier notices, or a new one. */
export function NoticeDialog({ writes, ...props }: NoticeDialogProps) {
  return writes ? <Writing {...props} /> : <EarlierOnes {...props} />;
}

type Props = Omit<NoticeDialogProps, 'writes'>;

const EarlierOnes = observer(function EarlierOnes({ store, onClose }: Props) {
  const { t } = useWords();
  const { moment } = useRoomTimes();
  return (
    <LazyDialog open onClose={onClose} title={t('live.notices')} closeText={t('close')}>
      <RequestView
        request={store.talk.notices}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
        failed={t('live.noticesFailed')}
        size={120}
      >
        {({ items }) => (
          <Earlier>
            {items
              .filter((one) => one.text !== '')
              .map((one) => (
                <li key={one.id}>
                  {one.text}
                  <small>
                    {one.by} {moment(one.at)}
                  </small>
                </li>
              ))}
          </Earlier>
        )}
      </RequestView>
    </LazyDialog>
  );
});

const Writing = observer(function Writing({ room, store, onClose }: Props) {
  const { t } = useWords();
  const failure = useRoomFailure();
  const [text, setText] = useState(room.notice);
  const { announce } = store;
  const error = announce.failureOf();
  const put = async (words: string) => {
    if (await announce.run({ id: room.id, text: words })) onClose();
  };
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t('live.writeNotice')}
      closeText={t('close')}
      footer={
        <>
          {room.notice === '' ? null : <Button onClick={() => void put('')}>{t('live.removeNotice')}</Button>}
          <Button
            variant="primary"
            pending={announce.isPending()}
            disabled={text.trim() === ''}
            onClick={() => void put(text.trim())}
          >
            {t('live.putNotice')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('live.noticeLabel')}
        maxLength={roomLimits.notice}
        value={text}
        onChange={(event) => setText(event.target.value)}
        counter={t('live.count', { count: [...text].length, most: roomLimits.notice })}
      />
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {failure(error, t('live.kept'))}
        </Notice>
      )}
    </LazyDialog>
  );
});
