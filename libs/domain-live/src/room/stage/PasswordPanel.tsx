import { roomLimits, type LiveRoom } from '@banyan/contracts/live';
import { Button, PasswordField } from '@banyan/ui';
import { LockKeyhole } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useRoomTimes } from '../shared/useRoomTimes.ts';
import { useWords } from '../../shared/useWords.ts';
import type { RoomStore } from '../RoomStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  width: 400px;
  max-width: 100%;
  margin: 48px auto 64px;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > svg {
    color: var(--ink-3);
  }
  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & > p {
    margin-top: -8px;
    color: var(--ink-2);
  }
`;

export interface PasswordPanelProps {
  room: LiveRoom;
  store: Pick<RoomStore, 'enter' | 'unlock'>;
}

/** Asks for a room's password; a wrong one is reported, the number of remaining tries is not. */
export const PasswordPanel = observer(function PasswordPanel({ room, store }: PasswordPanelProps) {
  const { t } = useWords();
  const { moment } = useRoomTimes();
  const failure = useRoomFailure();
  const [digits, setDigits] = useState('');
  const [short, setShort] = useState(false);
  const { enter } = store;
  const error = enter.failureOf();
  const wrong = short ? t('live.passwordShort') : error === undefined ? undefined : failure(error);
  return (
    <Form
      aria-labelledby="room-password"
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length < roomLimits.passwordLeast) setShort(true);
        else void store.unlock(digits);
      }}
    >
      <LockKeyhole size={32} aria-hidden="true" />
      <h2 id="room-password">{t('live.locked')}</h2>
      <p>{t('live.lockedText', { at: moment(room.from) })}</p>
      <PasswordField
        label={t('live.password')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={roomLimits.passwordMost}
        value={digits}
        revealText={t('live.reveal')}
        concealText={t('live.conceal')}
        {...(wrong === undefined ? {} : { error: wrong })}
        onChange={(event) => {
          setDigits(event.target.value.replace(/\D/g, ''));
          setShort(false);
          enter.dismiss();
        }}
      />
      <Button type="submit" variant="primary" block pending={enter.isPending()}>
        {t('live.enter')}
      </Button>
    </Form>
  );
});
