import type { LiveRoom } from '@banyan/contracts/live';
import { IconButton } from '@banyan/ui';
import { Megaphone, Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

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

export interface NoticeLineProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'announce' | 'talk'>;
  /** Text when there is no notice; may be empty. */
  instead: string;
}

/** Notice of the hosts above the chat; hosts write it here, and everybody can read earlier ones. */
export const NoticeLine = observer(function NoticeLine({ room, store, instead }: NoticeLineProps) {
  const { t } = useWords();
  const [open, setOpen] = useState<'earlier' | 'write' | null>(null);
  const { announce, talk } = store;
  const hosting = room.role === 'host' && room.state !== 'cancelled';
  if (room.notice === '' && instead === '' && !hosting) return null;
  const close = () => {
    setOpen(null);
    announce.dismiss();
  };
  const showEarlier = () => {
    void talk.notices.load();
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
        <IconButton size="xs" label={t('live.writeNotice')} aria-haspopup="dialog" onClick={() => setOpen('write')}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
      {open === null ? null : <NoticeDialog room={room} store={store} writes={open === 'write'} onClose={close} />}
    </Line>
  );
});
