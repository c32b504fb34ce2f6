import { roomLimits, type LiveRoom } from '@banyan/contracts';
import { RequestView } from '@banyan/core-screen/views';
import { Button, IconButton, LazyDialog, ListSkeleton, Notice, TextField } from '@banyan/ui';
import { Megaphone, Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import type { RoomDesk } from '../RoomDesk.ts';

const Line = styled.div`
  flex: none;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 10px 20px;
  background: var(--sunken);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > svg {
    flex: none;
    margin-top: 2px;
  }
  & > :is(p, button:not([data-size])) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button[data-size] {
    flex: none;
    margin-block: -2px;
    margin-inline-end: -8px;
  }
`;
const Earlier = styled.ul`
  display: grid;
  gap: 12px;

  & small {
    display: block;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

export interface NoticeLineProps {
  room: LiveRoom;
  desk: Pick<RoomDesk, 'announce' | 'talk'>;
  /** What stands there where nothing was announced; empty: nothing. */
  instead: string;
}

/** What hosts have announced, above the talk; they write it here, and everybody reads earlier ones [LV-01]. */
export const NoticeLine = observer(function NoticeLine({ room, desk, instead }: NoticeLineProps) {
  const { t } = useWords();
  const { moment } = useRoomTimes();
  const failure = useRoomFailure();
  const [open, setOpen] = useState<'earlier' | 'write' | null>(null);
  const [text, setText] = useState('');
  const { announce, talk } = desk;
  const hosting = room.role === 'host' && room.state !== 'cancelled';
  const error = announce.failureOf();
  if (room.notice === '' && instead === '' && !hosting) return null;
  const close = () => {
    setOpen(null);
    announce.dismiss();
  };
  const put = async (words: string) => {
    if (await announce.run({ id: room.id, text: words })) close();
  };
  const showEarlier = () => {
    void talk.notices.load(room.id);
    setOpen('earlier');
  };
  return (
    <Line>
      <Megaphone size={16} aria-hidden="true" />
      {room.notice === '' ? (
        <p>{instead === '' ? t('live.noNotice') : instead}</p>
      ) : (
        <button type="button" aria-haspopup="dialog" title={t('live.notices')} onClick={showEarlier}>
          {instead === '' ? room.notice : instead}
        </button>
      )}
      {hosting ? (
        <IconButton
          size="xs"
          label={t('live.writeNotice')}
          aria-haspopup="dialog"
          onClick={() => {
            setText(room.notice);
            setOpen('write');
          }}
        >
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
      <LazyDialog open={open === 'earlier'} onClose={close} title={t('live.notices')} closeText={t('close')}>
        <RequestView
          request={talk.notices}
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
      <LazyDialog
        open={open === 'write'}
        onClose={close}
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
    </Line>
  );
});
