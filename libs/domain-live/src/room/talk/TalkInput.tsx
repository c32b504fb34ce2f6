import { roomLimits, type LineKind, type LiveRoom } from '@banyan/contracts/live';
import { useSession } from '@banyan/core-session';
import { Button, Kbd, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useWords } from '../../shared/useWords.ts';
import type { TalkStore } from './TalkStore.ts';

const Form = styled.form`
  flex: none;
  padding: 12px 16px 16px;
  border-top: 1px solid var(--line);

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-height: 20px;
    margin-top: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p > span {
    margin-inline-end: 10px;
  }
  & > p > output {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & > p > output[data-over] {
    color: var(--danger);
  }
`;
const Shut = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);

  & > p {
    flex: 1;
    min-width: 0;
    text-wrap: pretty;
  }
`;

export interface TalkInputProps {
  room: LiveRoom;
  talk: TalkStore;
  kind: LineKind;
  /** The key for raising the hand is active. */
  handKey: boolean;
}

/** Input for lines; it explains why a person may not write, and keeps the text until the server has accepted it. */
export const TalkInput = observer(function TalkInput({ room, talk, kind, handKey }: TalkInputProps) {
  const { t } = useWords();
  const failure = useRoomFailure();
  const session = useSession();
  const field = useRef<HTMLInputElement>(null);
  if (!session.loggedIn) {
    return (
      <Shut>
        <p>{t('live.loginToTalk')}</p>
        <Button size="sm" onClick={() => session.requireLogin()}>
          {t('live.login')}
        </Button>
      </Shut>
    );
  }
  if (room.state === 'cancelled' || room.state === 'ended' || room.state === 'playback') {
    return (
      <Shut>
        <p>{t('live.talkOver')}</p>
      </Shut>
    );
  }
  const error = talk.say.failureOf();
  const muted = room.muted && room.role !== 'host';
  const question = kind === 'question';
  const place = muted
    ? t(room.allMuted ? 'live.allMuted' : 'live.mutedByHost')
    : t(room.state === 'before' ? 'live.askBefore' : question ? 'live.ask' : 'live.say');
  const over = talk.length > roomLimits.line;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void talk.send(kind);
        // The button is disabled during sending and while the field is empty.
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label={t(question ? 'live.askLabel' : 'live.sayLabel')}
        hideLabel
        placeholder={place}
        value={talk.draft}
        disabled={muted && talk.draft === ''}
        readOnly={muted}
        autoComplete="off"
        onChange={(event) => talk.write(event.target.value)}
        {...(error === undefined ? {} : { error: failure(error, t('live.kept')) })}
        after={
          <Button size="sm" type="submit" pending={talk.say.isPending()} disabled={muted || !talk.sendable}>
            {t('live.send')}
          </Button>
        }
      />
      <p>
        {muted ? (
          <span role="status">{t('live.forbidden')}</span>
        ) : (
          <>
            <Kbd>Enter</Kbd>
            <span>{t('live.send')}</span>
            {handKey ? (
              <>
                <Kbd>H</Kbd>
                <span>{t('live.raise')}</span>
              </>
            ) : null}
          </>
        )}
        <output data-over={over ? '' : undefined}>
          {t('live.count', { count: talk.length, most: roomLimits.line })}
        </output>
      </p>
    </Form>
  );
});
