import { CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';

const arrive = keyframes`from { opacity: 0; }`;

/** At the lower edge, no higher than the room that the footer leaves there; presses go through to content beneath. */
const Edge = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  padding-inline: 24px;
  pointer-events: none;

  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 3px 16px;
    border: 1px solid var(--line);
    border-bottom: 0;
    border-radius: var(--r-ctl) var(--r-ctl) 0 0;
    background: var(--float);
    box-shadow: var(--float-shadow);
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
    animation: ${arrive} var(--slow) var(--ease);
  }
  & svg {
    flex: none;
    color: var(--warn);
  }
  & > [data-back] > svg {
    color: var(--ok);
  }
`;

/** Delay before a loss is shown, ms: a roaming device loses its connection for a moment. */
const settleMs = 1000;
/** How long the message about the restored connection stays, ms. */
const toldMs = 4000;

/** `fine`: no loss yet. `quiet`: no message, but the live region is ready for one. */
type State = 'fine' | 'quiet' | 'lost' | 'back';

function useConnection(): State {
  const [state, setState] = useState<State>('fine');
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    const later = (next: State, ms: number) => {
      clearTimeout(clock);
      clock = setTimeout(() => setState(next), ms);
    };
    // Decided by the event alone: a device without any network may well reach a local server.
    const lose = () => {
      isLost = true;
      setState('quiet');
      later('lost', settleMs);
    };
    const comeBack = () => {
      if (!isLost) return;
      isLost = false;
      setState((was) => (was === 'lost' ? 'back' : was));
      later('quiet', toldMs);
    };
    // A page that was put to sleep may have missed the event.
    const look = () => {
      if (navigator.onLine) comeBack();
    };
    addEventListener('offline', lose);
    addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(clock);
      removeEventListener('offline', lose);
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return state;
}

/** Shows that the connection is lost, as long as it is, and for a moment that it is restored. */
export function ConnectionNotice() {
  const { t } = useTranslation('portal');
  const state = useConnection();
  if (state === 'fine') return null;
  return (
    <Edge role="status">
      {state === 'lost' ? (
        <p>
          <CloudOff size={16} aria-hidden="true" />
          {t('connection.lost')}
        </p>
      ) : null}
      {state === 'back' ? (
        <p data-back="">
          <CloudCheck size={16} aria-hidden="true" />
          {t('connection.back')}
        </p>
      ) : null}
    </Edge>
  );
}
