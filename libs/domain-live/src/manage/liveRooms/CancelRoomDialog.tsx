import { managedRoomLimits } from '@banyan/contracts/live';
import { ConfirmCount } from '@banyan/core-console/views';
import { Switch, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { LiveRoomsStore } from './LiveRoomsStore.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface CancelRoomDialogProps {
  store: LiveRoomsStore;
}

/** Asks before a live room is cancelled, with the reason that people read, and whether its later times are as well. */
export const CancelRoomDialog = observer(function CancelRoomDialog({ store }: CancelRoomDialogProps) {
  const { number, t } = useWords();
  const { asked } = store;
  const [reason, setReason] = useState('');
  const [following, setFollowing] = useState(false);
  if (asked === null) return null;
  const { from, reminded, times, title } = asked;
  const later = times.filter((one) => one.from > from && one.state === 'planned').length;
  const close = () => {
    setReason('');
    setFollowing(false);
    store.ask(null);
  };
  return (
    <ConfirmCount
      open
      danger
      title={t('manageLiveRooms.cancelAsk', { title })}
      count={following ? later + 1 : 1}
      confirmText={t('manageLiveRooms.cancelGo')}
      onConfirm={() => store.cancel(reason, following)}
      onClose={close}
    >
      <Body>
        <p>{t('manageLiveRooms.cancelText', { count: reminded, n: number(reminded) })}</p>
        {later === 0 ? null : (
          <Switch checked={following} onChange={setFollowing}>
            {t('manageLiveRooms.following', { count: later, n: number(later) })}
          </Switch>
        )}
        <TextField
          label={t('manageLiveRooms.reason')}
          hint={t('manageLiveRooms.reasonHint')}
          maxLength={managedRoomLimits.reason}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Body>
    </ConfirmCount>
  );
});
